# Отряды: названия и умения.

card-peasants = Крестьяне
card-foresters = Лесники
card-herbalists = Травники
card-utem-crossbowmen = Арбалетчики Утема
card-utem-guardsmen = Стражники Утема
card-utem-swordsmen = Мечники-утемы
card-guardian-golems = Големы-стражи
card-illusionists = Иллюзионисты
card-northern-monks = Северные монахи
card-red-cape-monks = Монахи в красных плащах
card-savage-monks = Дикие монахи
card-fire-golems = Огненные големы
card-ice-golems = Ледяные големы
card-fire-mages = Огненные маги
card-ice-mages = Ледяные маги
card-amotep-gunners = Стрелки Амотепа
card-amotep-freezers = Морозильщики Амотепа
card-catapults = Катапульты
card-altem-guardians = Хранители Альтема
card-altem-mages = Маги Альтема
card-sorcerers = Чародеи

op-strained = { $what }, и этот отряд становится раненым
    .inf = { $what }, и этот отряд становится раненым
op-paid-more = { $what }, и ещё { $n } за каждую уплаченную { $mana }
    .inf = { $what }, и ещё { $n } за каждую уплаченную { $mana }
ask-paid-more = Можете заплатить ману, чтобы получить ещё { $n }.
do-paid-more = { $mana }: ещё { $n }
op-all-resistances = в этот ход все ваши отряды имеют все сопротивления
    .inf = дать всем своим отрядам на этот ход все сопротивления
op-attacks-are = { $element ->
    [physical] с этого момента все ваши атаки в этой битве — физические
    [fire] с этого момента все ваши атаки в этой битве — огненные
    [ice] с этого момента все ваши атаки в этой битве — ледяные
   *[cold-fire] с этого момента все ваши атаки в этой битве — огненно-ледяные
}
    .inf = { $element ->
    [physical] сделать все свои атаки в этой битве физическими
    [fire] сделать все свои атаки в этой битве огненными
    [ice] сделать все свои атаки в этой битве ледяными
   *[cold-fire] сделать все свои атаки в этой битве огненно-ледяными
}
op-attacks-are-siege = с этого момента все ваши атаки в этой битве — осадные и сохраняют свои стихии
    .inf = сделать все свои атаки в этой битве осадными, сохранив их стихии
log-unit-wound = { $card }: отряд ранен.
