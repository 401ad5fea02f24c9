# Рыцарь-маг: что стоит на столе кроме фигур и чисел.

area-pools = Очки
area-day = День
area-night = Ночь
area-dummy = Виртуальный игрок
area-offers = Предложения
area-others = Другие игроки
area-phases = Бой
area-clash-block = Этот блок
area-clash-damage = Урон
area-duel = Бой между героями
area-allies = Общий бой
piece-ranged-phase = Дальняя и осадная
piece-block-phase = Блок
piece-damage-phase = Урон
piece-attack-phase = Атака
count-cities-taken = Взято городов
count-sites-marked = Отмечено мест
count-tiles = Осталось земель
count-block = Блок
count-order = Номер
count-attack-physical = Атака
count-attack-fire = Огненная атака
count-attack-ice = Ледяная атака
count-attack-cold-fire = Огненно-ледяная атака
mark-done = позади
mark-now = сейчас
mark-away = вне досягаемости
piece-die = кубик
mark-mana-red = красная мана
mark-mana-blue = синяя мана
mark-mana-green = зелёная мана
mark-mana-white = белая мана
mark-mana-gold = золотая мана
mark-mana-black = чёрная мана
mark-physical = физическая
mark-fire = огонь
mark-ice = лёд
mark-cold-fire = огонь и лёд
mark-damage = урон
mark-wounds = раны
mark-fame = слава

element-physical = Физическая
element-fire = Огненная
element-ice = Ледяная
element-cold-fire = Огненно-ледяная

mark-agrees = согласие есть
mark-is-asked = решает сейчас
mark-not-asked = ещё не спрашивали
mark-fights = сражается
mark-still-to-fight = сразится позже
mark-has-fought = бой позади
count-enemies = Врагов

level-brings-skill = до уровня { $level } ещё { $n }: навык и особое действие
level-brings-command = до уровня { $level } ещё { $n }: жетон командования
reputation-modifier = влияние { $sign }{ $n }
reputation-hated = дел никто не ведёт

foe-away = Вне досягаемости до фазы атаки: вместо него нападает призванное чудовище.
foe-out-of-reach = Дважды укреплён: в этой фазе его не достать.
foe-himself = Его самого не атакуют: он побеждён вместе с последним жетоном своей армии.
foe-parried = В этой фазе уже атакован: против лидера всё складывается в одну атаку.
foe-blocked = Заблокировано.
foe-quiet = Не атакует.
foe-dealt = Урон нанесён: { $n }.
foe-threat = { $wounds ->
    [one] Без блока урон { $n }: герою { $wounds } рана.
    [few] Без блока урон { $n }: герою { $wounds } раны.
   *[many] Без блока урон { $n }: герою { $wounds } ран.
}

foe-due = { $wounds ->
    [one] Урон { $n }: герою { $wounds } рана.
    [few] Урон { $n }: герою { $wounds } раны.
   *[many] Урон { $n }: герою { $wounds } ран.
}
sum-no-target = Цель ещё не выбрана.
sum-no-attack = Ещё не выбрано, какую атаку блокировать.
sum-short = не хватает { $n }
sum-enough = Хватает!
sum-half = { $element ->
    [fire] Огонь считается вполовину: сопротивляется цель «{ $card }».
    [ice] Лёд считается вполовину: сопротивляется цель «{ $card }».
    [cold-fire] Огненно-ледяная атака считается вполовину: сопротивляется цель «{ $card }».
   *[physical] Физическая атака считается вполовину: сопротивляется цель «{ $card }».
}
sum-half-block = { $element ->
    [fire] Огненный блок считается вполовину
    [ice] Ледяной блок считается вполовину
    [cold-fire] Огненно-ледяной блок считается вполовину
   *[physical] Физический блок считается вполовину
} { $attack ->
    [fire] против огненной атаки.
    [ice] против ледяной атаки.
    [cold-fire] против огненно-ледяной атаки.
   *[physical] против этой атаки.
}
sum-siege = Укрепление: сейчас считаются только осадные атаки.
sum-alone = Только { $card }: { $n } из { $needed }
sum-fame = Если падут все цели: слава { $n }.
sum-wounds = { $n ->
    [one] Если герой примет его сам: { $n } рана.
    [few] Если герой примет его сам: { $n } раны.
   *[many] Если герой примет его сам: { $n } ран.
}
sum-aftermath = { $wounds ->
    [one] Если больше не блокировать: урон { $n }, { $wounds } рана, если герой примет всё сам.
    [few] Если больше не блокировать: урон { $n }, { $wounds } раны, если герой примет всё сам.
   *[many] Если больше не блокировать: урон { $n }, { $wounds } ран, если герой примет всё сам.
}
sum-due = { $wounds ->
    [one] Впереди урон { $n }: { $wounds } рана, если герой примет всё сам.
    [few] Впереди урон { $n }: { $wounds } раны, если герой примет всё сам.
   *[many] Впереди урон { $n }: { $wounds } ран, если герой примет всё сам.
}
sum-knocked-out = { $n } ран за бой — и герой без сознания: все остальные карты в руке сбрасываются.
duel-attack = { $who } атакует: всего { $n }.
duel-block = Блок отнимает { $n }.

fact-faction = Цвет или фракция
faction-mana-red = красная
faction-mana-blue = синяя
faction-mana-green = зелёная
faction-mana-white = белая
faction-green = зелёный жетон
faction-grey = серый жетон
faction-brown = коричневый жетон
faction-violet = фиолетовый жетон
faction-white = белый жетон
faction-red = красный жетон
faction-general = генерал
text-wound = не играется: одно очко лечения убирает её

preview-points = { $use ->
    [move] Движение { $n }: станет { $total }
    [influence] Влияние { $n }: станет { $total }
    [attack] Атака { $n }: станет { $total }
   *[block] Блок { $n }: станет { $total }
}
preview-thrown-away = карта удаляется навсегда
preview-unit-unharmed = примет весь урон ({ $n }) без раны
preview-unit-hit = примет { $n } и будет { $fate ->
    [destroyed] уничтожен
    [poisoned] ранен дважды
   *[other] ранен
}; { $left ->
    [0] вам ничего не останется
   *[other] останется урона: { $left }
}
preview-damage = следом будет нанесён урон: { $n }
preview-points-lost = { $n ->
    [one] пропадёт { $n } очко
    [few] пропадут { $n } очка
   *[many] пропадут { $n } очков
}
preview-combat-ends = бой кончится, уцелевшие враги останутся непобеждёнными
preview-challenge = начнётся бой, движение кончится
preview-rest = сбросить одну карту, которая не рана, и сколько угодно ран; без движения и действия
preview-recovery = показать руку из одних ран и сбросить одну из них; без движения и действия
preview-poison = { $n ->
    [one] яд: ещё { $n } рана в сброс
    [few] яд: ещё { $n } раны в сброс
   *[many] яд: ещё { $n } ран в сброс
}
preview-paralyze = паралич: остальные карты руки уйдут в сброс

why-not-time = Сейчас ничего из этого применить нельзя.
why-not-units = В этой битве отряды не участвуют.
why-not-ability-mana = { $colour ->
    [red] Чтобы что-то сделать сейчас, нужна красная мана.
    [blue] Чтобы что-то сделать сейчас, нужна синяя мана.
    [green] Чтобы что-то сделать сейчас, нужна зелёная мана.
    [black] Чтобы что-то сделать сейчас, нужна чёрная мана.
   *[white] Чтобы что-то сделать сейчас, нужна белая мана.
}
why-not-used = Уже использовано.
why-not-token-name = Жетон с таким названием уже использован в этот ход.
why-not-spell-here = Заклинаниям учат в башнях магов и в синем городе.
why-not-learn-here = Учат только в монастыре.
why-not-advanced-here = Дают с новым уровнем; за влияние — только в зелёном городе.
why-not-mana = { $colour ->
    [red] Нужна ещё и красная мана.
    [blue] Нужна ещё и синяя мана.
    [green] Нужна ещё и зелёная мана.
   *[white] Нужна ещё и белая мана.
}
why-not-moving = В этом ходу движение уже закончено.
why-not-passable = Сюда сейчас не войти.
why-not-move = Войти сюда стоит { $n } движения; у вас { $have }.
why-not-exhausted = Пока в руке одни раны, герой может только отдыхать.
why-not-both = Там другой герой, а этот шаг спровоцирует врагов: с теми и другими сразу не сражаются.
why-not-way = Без боя туда не пройти.
why-not-way-cost = Путь туда стоит { $n } движения, у вас { $have }.
why-not-reveal = Открыть землю стоит { $n } движения; у вас { $have }.
why-not-shunned = С такой репутацией никто здесь не станет иметь с вами дело.
why-not-altar = У вас нет всей маны, которой требует алтарь.
why-not-deserted = Для этого места не осталось жетонов врагов: сражаться не с кем.

type-basic-action = обычное действие
type-advanced-action = особое действие
type-spell = заклинание
type-artifact = артефакт
type-wound = рана
type-unit = отряд
type-tactic = тактика
type-skill = навык
type-enemy = враг
type-ruin = руины
type-tile = земля
type-city = город
type-hero = герой
type-faction-token = жетон фракции
type-place = место
type-leader = лидер
type-general = генерал

count-number = Номер
text-number-only = всё её преимущество — малый номер

area-heroes = Герои
mark-dealing = наносит урон
preview-paid = платит: { $what }

# -- pieces that look alike

one-of-them = { $card } № { $n }
one-standing-at = { $card } ({ $cell })
skill-of = { $card } ({ $hero })

row-basic = Основной эффект
row-powered = Усиленный
row-paid = { $row }, { $mana }
row-sideways = Боком
side-points = { $use ->
    [move] движение { $n }
    [influence] влияние { $n }
    [attack] атака { $n }
   *[block] блок { $n }
}
pay-die = кубик
pay-token = жетон
pay-crystal = кристалл
pay-held = кубик на карте
pay-conjured = мана наготове
no-basic-attack = Основной эффект — только в фазе атаки.
no-basic-block = Основной эффект — только в фазе блока.
no-basic-ranged = Основной эффект — только в фазах атаки.
no-basic-start = Основной эффект — только в начале боя.
no-basic-movement = Основной эффект — только при движении.
no-basic-before = Основной эффект — только в бою, до фазы урона.
no-basic-combat = Основной эффект — только в бою.
no-basic-outside = Основной эффект — только вне боя.
no-basic-mana = На основной эффект не хватает маны.
no-basic-card = Основной эффект — в руке нет карты, которую можно за него отдать.
no-basic-now = Основной эффект сейчас ничего не даст.
no-powered-attack = Усиленный — только в фазе атаки.
no-powered-block = Усиленный — только в фазе блока.
no-powered-ranged = Усиленный — только в фазах атаки.
no-powered-start = Усиленный — только в начале боя.
no-powered-movement = Усиленный — только при движении.
no-powered-before = Усиленный — только в бою, до фазы урона.
no-powered-combat = Усиленный — только в бою.
no-powered-outside = Усиленный — только вне боя.
no-powered-mana = На усиление не хватает маны.
no-powered-card = Усиленный — в руке нет карты, которую можно за него отдать.
no-powered-now = Усиленный сейчас ничего не даст.
short-strike = Удар: ещё { $n }
short-block = Блок: ещё { $n }
duel-roles = Бьёт { $who }; защищается { $whom }, броня { $n }.
hero-own = «{ $own }» вместо карты «{ $usual }»
count-tactic = Номер тактики
foes-city-blue = Синий город: +2 к огненным и ледяным атакам защитников, +1 к огненно-ледяным.
foes-city-green = Зелёный город: физические атаки защитников ядовиты.
foes-city-red = Красный город: физические атаки защитников жестокие.
foes-city-white = Белый город: броня защитников +1.

# Что читают остальные, пока кто-то решает.
wait-moving = { $who } движется и играет карты.
wait-resting = { $who } отдыхает.
wait-dealing = { $who } ведёт дела: нанимает, лечится, учится.
wait-closing = { $who } завершает ход.
wait-entering = { $who } готовится войти.
deed-fight = { $who } в бою ({ $foes }): { $phase ->
    [starting] бой начинается.
    [ranged] дальние и осадные атаки.
    [block] блок.
    [damage] распределение урона.
   *[attack] атака.
}
wait-tactic = { $who } выбирает тактику.
wait-react = { $who } может действовать до начала хода.
wait-announce = { $who } решает, объявить ли конец раунда.
wait-challenge = { $who } решает, кого ещё вызвать на бой.
wait-rest = { $who } отдыхает и выбирает, что сбросить.
wait-discard = { $who } сбрасывает лишнее и добирает карты.
wait-rewards = { $who } выбирает награду.
wait-artifacts = { $who } выбирает артефакт.
wait-reward-spell = { $who } выбирает заклинание в награду.
wait-reward-advanced = { $who } выбирает особое действие в награду.
wait-reward-unit = { $who } выбирает отряд в награду.
wait-skill = { $who } получает новый уровень: выбирает навык и действие.
wait-hero = { $who } выбирает героя.
wait-name-hero = { $who } называет героя для торгов.
wait-bid = { $who } торгуется за героя.
wait-joint-goal = { $who } готовит общий бой.
wait-invite = { $who } зовёт других в общий бой.
wait-share-out = { $who } делит врагов общего боя.
wait-joint-answer = { $who } отвечает на предложение общего боя.
wait-approach = { $who } готовится вступить в общий бой.
wait-attendance = { $who } решает, как встретить нападение.
wait-seal = { $who } решает, ломать ли печать.
