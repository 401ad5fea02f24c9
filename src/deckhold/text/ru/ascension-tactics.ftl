# Ascension Tactics: Inferno. Сообщения `res-*` стоят в винительном падеже: «получите 1 руну», «за 1 руну».
# Чемпионы, о которых говорит эффект (`who-*`), стоят в винительном падеже; он же годится и как родительный.

game-title = Ascension Tactics: Inferno
game-about = Соберите колоду, ведите чемпионов по полю боя и копите славу.

res-runes = { $n ->
    [one] { $n } руну
    [few] { $n } руны
   *[many] { $n } рун
}
    .symbol = ◆
res-power = { $n ->
    [one] { $n } мощь
   *[other] { $n } мощи
}
    .symbol = ⚔
res-glory = { $n ->
    [one] { $n } славу
   *[other] { $n } славы
}
    .symbol = ★

option-scenario = Сценарий
    .about = Какое поле боя, на скольких игроков и что там приносит победу.
option-scenario-love-lives-forever = Любовь живёт вечно (2 или 2 на 2)
    .about = До 30 славы: святилища приносят по 2 за ход, все четыре маяка сразу — ещё 10. С него советуют начинать. Вчетвером: места 1 и 3 — одна команда, 2 и 4 — другая.
option-scenario-spires-of-souls = Шпили душ (2 или 2 на 2)
    .about = До 40 славы: святилища приносят по 2 за ход; жетоны маяков своего цвета дают исследовать, а с выполненным заданием — 5 славы. Вчетвером: места 1 и 3 — одна команда, 2 и 4 — другая.
option-scenario-spires-of-souls-3 = Шпили душ для 3
    .about = Каждый за себя, до 30 славы: святилища приносят по 2 за ход; жетоны маяков своего цвета дают исследовать.
option-scenario-spires-of-souls-4 = Шпили душ для 4
    .about = Каждый за себя, до 30 славы: святилища приносят по 2 за ход; жетоны маяков своего цвета дают исследовать.
option-scenario-twilight-of-the-idols = Сумерки идолов (3)
    .about = Каждый за себя, до 30 славы: единственное святилище приносит 3 за ход; крыс и идолов на поле может повергнуть любой.
option-scenario-infernal-battle = Инфернальная битва (4)
    .about = Каждый за себя, до 30 славы: святилища приносят по 2 за ход, а рядом с чемпионами избранной фракции больше; есть порченая земля.
option-scenario-war-gates = Врата войны (2 или 2 на 2)
    .about = До 30 славы: святилища приносят по 2 за ход; два маяка открывают врата войны. Вчетвером: места 1 и 3 — одна команда, 2 и 4 — другая.
option-scenario-circle-of-stones = Круг из камней (2)
    .about = До 25 славы: единственное святилище приносит 2 за ход, маяки — до 4; на священной земле может стоять только один чемпион каждого.
option-scenario-campaign-rat-king = Кампания, сценарий 1: Крысиный король (от 1 до 4 вместе)
    .about = Наберите 40 славы раньше злодеев. Босс — Крысиный король, чьи крысы крадут сокровища.
option-scenario-campaign-belzepug = Кампания, сценарий 2: Вельземопс (от 1 до 4 вместе)
    .about = Повергните огромного Вельземопса, пока у злодеев нет 40 славы.
option-scenario-campaign-rakar = Кампания, сценарий 3: Ракар (от 1 до 4 вместе)
    .about = Отберите у Ракара его славу и повергните его, пока злодеи не набрали 40.
option-scenario-campaign-kythis = Кампания, сценарий 4: Кифис (от 1 до 4 вместе)
    .about = Наберите 40 славы раньше Кифиса и его Проклятых; пленённых чемпионов можно освободить.
option-scenario-recommended = Рекомендованный для стольких игроков
    .about = Один игрок — первый сценарий кампании, двое и двое на двое — «Любовь живёт вечно», трое — «Шпили душ». Вчетвером: места 1 и 3 — одна команда, 2 и 4 — другая.
option-pools = Чемпионы
    .about = С какими чемпионами начинает каждый игрок.
option-pools-recommended = Указанные в сценарии
option-pools-draft = Драфт: по очереди один из шести
option-pools-chosen = Выбранные поимённо
option-champions = Выбранные чемпионы
    .about = Чемпионы всех запасов по порядку мест; только если они выбираются поимённо.
option-first = Первый игрок
    .about = Кто ходит первым.
option-first-random = Случайно
option-first-0 = Место 1
option-first-1 = Место 2
option-first-2 = Место 3
option-first-3 = Место 4
option-sight = Линия видимости
    .about = Если линия между ячейками идёт точно по границе: хватает ли того, что свободна одна её сторона.
option-sight-any = Хватает одной свободной стороны
option-sight-every = Свободны должны быть обе стороны
option-votes = Общие решения
    .about = Кто решает за команду в драфте и тогда, когда злодеи могут поступить по-разному: тот, кто ходит, или все вместе голосованием.
option-votes-no = Тот, кто ходит
option-votes-yes = Все вместе голосованием
option-cards = Карты и карты местности
    .about = Набор Deckhold или изменения из файла, составленного владельцем игры.
option-cards-designed = Набор Deckhold
clash-scenario = в этом сценарии игроков может быть { $allowed }, а не { $seats }

clash-champion-unknown = { $name } — не стартовый чемпион
clash-champion-twice = чемпион «{ $card }» назван дважды
clash-draft-campaign = в кампании чемпионов выбирают, а не разбирают драфтом
clash-champions-pools = чемпионов называют, только если выбрано «Выбранные поимённо»
clash-champions-number = нужно чемпионов: { $all } (по { $each } на каждое из мест, которых { $seats }), а не { $n }
clash-champion-fallen = «{ $card }» — чемпион Падших: в кампании игроки не ведут чемпионов Падших

# Что где лежит.
area-race = Слава
area-board = Поле боя
area-center_deck = Центральная колода
area-center_row = Центральный ряд
area-banished = Изгнанные карты
area-mystics = Мистики
area-heavy_infantry = Тяжёлая пехота
area-quest_deck = Колода заданий
area-schemes = Замыслы
area-scheme_now = Открытые замыслы
area-scheme_discard = Сброс замыслов
area-bag = Мешочек с сокровищами
area-treasure_discard = Сброшенные сокровища
area-caches = Сокровища на поле боя
area-supply = Особые чемпионы
area-draft_deck = Чемпионы для драфта
area-draft_row = Драфт
area-villains = Злодеи
area-villain_gear = Конструкции и сокровища злодеев
area-neutrals = Нейтральные чемпионы
area-captives = Пленённые чемпионы
area-revived = Возрождённые чемпионы
area-tokens = Жетоны на поле боя
area-spare = Паутина
area-box = Коробка
area-deck = Колода
area-hand = Рука
area-discard = Сброс
area-played = Разыграно
area-pool = Чемпионы
area-equipped = Конструкции
area-attached = Выполненные задания
area-treasures = Сокровища
area-kept = Оставленные сокровища и жетоны
area-looked = Осмотренные карты
area-nest = Приспешники
area-hands = Карты команды
area-turn = Этот ход
count-runes = Руны
count-power = Мощь
count-round = Раунд
count-glory = Слава
count-villains = Злодеи
count-hand = Рука
count-deck = Колода
count-cost = Стоимость
fact-strength = Сила
fact-defense = Защита
fact-speed = Скорость
fact-order = Стоимость приказа
fact-glory = Слава
fact-threat = Уровень угрозы
count-order = Стоимость приказа
count-strength = Сила
count-defense = Защита
count-speed = Скорость
count-threat = Уровень угрозы
count-schemes = Замыслов в колоде
line-round = Раунд { $n }
threat-ability = { $n }: новая способность: { $card }
threat-pack = { $n }: ещё один чемпион: { $card }
count-goal = Слава для победы
count-glory-blue = Слава синих
count-glory-yellow = Слава жёлтых
count-glory-green = Слава зелёных
count-glory-purple = Слава фиолетовых
count-glory-villains = Слава злодеев
count-more-blue = Синие в конце хода
count-more-yellow = Жёлтые в конце хода
count-more-green = Зелёные в конце хода
count-more-purple = Фиолетовые в конце хода
count-chosen-enlightened = Избраны: Просветлённые
count-chosen-lifebound = Избраны: Жизнепоклонники
count-chosen-mechana = Избрана: Механа
count-chosen-void = Избрана: Бездна
count-chosen-fallen = Избраны: Падшие
count-bases = Свободные подставки
count-treasures = Сокровища
count-gate = Врата ещё не использованы
count-damage = Урон
count-souls = Поглощённые души
count-gear = Конструкции
count-quests = Задания
count-left = Осталось защиты
count-captives = Пленники
score-cards = Карты и способности
score-shrines = Святилища
score-beacons = Маяки
score-tokens = Жетоны маяков
score-idols = Идолы
score-chosen = Избранные фракции
score-villains = Поверженные злодеи
score-other = Прочее
mark-exhausted = истощён
mark-off = не на поле боя
mark-marked = помечен: цель Вельземопса
mark-asked = о нём вопрос
mark-captive = в плену
mark-target-0 = красная цель
mark-target-1 = синяя цель
mark-target-2 = жёлтая цель
mark-target-3 = зелёная цель
mark-ranged = дальняя атака
mark-reach = размах
mark-counterstrike = ответный удар
mark-area-attack = атака по области
mark-double-attack = двойная атака
mark-immobile = обездвижен
terrain-normal = обычная ячейка
terrain-portal = портал
terrain-shrine = святилище
terrain-beacon = маяк

type-hero = герой
type-construct = конструкция
type-quest = задание
type-champion = чемпион
type-minion = приспешник
type-scheme = замысел
type-scenario = сценарий
type-treasure = сокровище
type-beacon-token = жетон маяка
type-web = паутина
type-target = цель
faction-none = без фракции
faction-enlightened = Просветлённые
faction-lifebound = Жизнепоклонники
faction-mechana = Механа
faction-void = Бездна
faction-fallen = Падшие
faction-several = несколько фракций
of-enlightened = Просветлённых
of-lifebound = Жизнепоклонников
of-mechana = Механы
of-void = Бездны
of-fallen = Падших

# Что есть у чемпиона.
it-has = { $what }
bonus-strength = { $sign ->
    [plus] +{ $n } к силе
   *[minus] −{ $n } к силе
}
bonus-defense = { $sign ->
    [plus] +{ $n } к защите
   *[minus] −{ $n } к защите
}
bonus-speed = { $sign ->
    [plus] +{ $n } к скорости
   *[minus] −{ $n } к скорости
}
bonus-order-cost = { $sign ->
    [plus] +{ $n } к стоимости приказа
   *[minus] −{ $n } к стоимости приказа
}
bonus-souls = { $n ->
    [one] { $n } поглощённая душа
    [few] { $n } поглощённые души
   *[many] { $n } поглощённых душ
}
trait-ranged = дальняя атака
trait-reach = размах
trait-counterstrike = ответный удар
trait-area-attack = атака по области
trait-double-attack = двойная атака
trait-immobile = обездвиженность
trait-ignore-terrain = свободный проход: местность его не замедляет, не ранит и не заслоняет ему линию видимости
trait-ignore-forest = свободное движение через лес
trait-adjacent-only = укрытие: его можно атаковать только из соседних ячеек
trait-through-enemies = проход через вражеских чемпионов
trait-normal-cells = передвижение только по обычным ячейкам без жетонов местности
card-factions = фракции: { $factions }
villain-sides = сила и защита: { $what }
villain-side = { $players ->
    [one] { $strength } и { $defense } против { $players } игрока
   *[other] { $strength } и { $defense } против { $players } игроков
}
minion-limit = { $n ->
    [0] приспешник
   *[other] приспешник (на поле боя у вас не больше { $n })
}
large-piece = { $n ->
    [one] занимает { $n } ячейку
    [few] занимает { $n } ячейки
   *[many] занимает { $n } ячеек
}
special-forest = это лес: он движется вместе с чемпионом и исчезает, когда тот повержен
treasure-bonus = усильте одного из своих чемпионов до конца хода: { $what }
treasure-souls = { $n ->
    [one] поместите { $n } поглощённую душу на одного из своих чемпионов
    [few] поместите { $n } поглощённые души на одного из своих чемпионов
   *[many] поместите { $n } поглощённых душ на одного из своих чемпионов
}

ability-devotion = преданность { $faction ->
    [enlightened] Просветлённым
    [lifebound] Жизнепоклонникам
    [mechana] Механе
    [void] Бездне
   *[fallen] Падшим
}: { $what }
ability-while = пока { $condition }: { $what }
ability-aura = { $n ->
    [1] { $minions ->
        [0] у других ваших чемпионов рядом с ним, кроме приспешников, { $what }
       *[1] у других ваших чемпионов рядом с ним { $what }
    }
   *[other] { $minions ->
        [0] у других ваших чемпионов не дальше { $n } ячеек от него, кроме приспешников, { $what }
       *[1] у других ваших чемпионов не дальше { $n } ячеек от него { $what }
    }
}
ability-per-constructs = { $what } за каждую конструкцию на ваших чемпионах
ability-per-other-pasythea = { $what } за каждую другую конструкцию Пасифей под вашим контролем
ability-per-constructs-played = { $what } за каждую конструкцию, разыгранную вами в этот ход
ability-per-souls = { $what } за каждую поглощённую душу на нём
ability-per-own-constructs = { $what } за каждую конструкцию на нём
ability-link = ментальная связь (этот чемпион, другие Проклятые и Кифис того же владельца): { $what }
ability-threat = начиная с уровня угрозы { $n }: { $what }
ability-once = раз в ход, { $what }
ability-ambush = засада: { $what }

if-constructs = { $n ->
    [one] на ваших чемпионах есть конструкция
   *[other] на ваших чемпионах не меньше { $n } конструкций
}
if-other-pasythea = { $n ->
    [one] под вашим контролем есть другая конструкция Пасифей
   *[other] под вашим контролем не меньше { $n } других конструкций Пасифей
}
if-constructs-played = { $n ->
    [one] в этот ход вы разыграли конструкцию
   *[other] в этот ход вы разыграли не меньше { $n } конструкций
}
if-souls = { $n ->
    [one] на нём есть поглощённая душа
   *[other] на нём не меньше { $n } поглощённых душ
}
if-own-constructs = { $n ->
    [one] на нём есть конструкция
   *[other] на нём не меньше { $n } конструкций
}
if-on-battlefield = этот чемпион на поле боя

when-played = при розыгрыше: { $what }
when-reward = награда тому, кто его повергнет: { $what }
when-ordered = по приказу: { $what }
when-slaughter = бойня: { $what }
when-equipped = когда его снаряжают конструкцией, { $what }
when-quest-done = когда вы выполняете задание, { $what }
when-soul-placed = когда на него помещают поглощённую душу, { $what }
when-enemy-falls = { $n ->
    [one] когда в ваш ход не дальше { $n } ячейки от него повержен враг (не приспешник), { $what }
   *[other] когда в ваш ход не дальше { $n } ячеек от него повержен враг (не приспешник), { $what }
}
when-wounds = когда атака этого чемпиона наносит врагу урон, { $what }
when-turn-starts = в начале вашего хода, { $what }
when-holds-shrine = в конце вашего хода, если он стоит в святилище под вашим контролем или рядом с ним, { $what }
when-falls = когда этот чемпион повержен, { $what }
when-attacks = когда этот чемпион атакует, перед нанесением урона { $what }
when-corrode = порченая земля: { $what }

special-tough = любой наносимый этому чемпиону урон уменьшается на { $n }
special-keeper = применённое к нему сокровище остаётся на его карте и продолжает действовать; когда он повержен, сбросьте одно из них
special-deploy-on-web = этого чемпиона можно ввести на поле боя и в свободную ячейку с паутиной
special-deploy-by-own = этого чемпиона можно ввести на поле боя и в свободную ячейку рядом с вашим чемпионом
special-saves-construct = { $n ->
    [one] когда он повержен, одна из его конструкций уходит не в сброс, а вам в руку
   *[other] когда он повержен, его конструкции ({ $n }) уходят не в сброс, а вам в руку
}
special-pack = одна карта на несколько фигурок, не больше трёх: ещё по одной за каждые { $n } единиц уровня угрозы

scheme-more = начиная с уровня угрозы { $n }: { $what }
quest-goal = цель: { $what }
quest-reward = награда: { $what }
goal-played = { $n ->
    [one] разыграйте другую карту { $faction ->
        [enlightened] Просветлённых
        [lifebound] Жизнепоклонников
        [mechana] Механы
        [void] Бездны
       *[fallen] Падших
    }
    [few] разыграйте { $n } другие карты { $faction ->
        [enlightened] Просветлённых
        [lifebound] Жизнепоклонников
        [mechana] Механы
        [void] Бездны
       *[fallen] Падших
    }
   *[many] разыграйте { $n } других карт { $faction ->
        [enlightened] Просветлённых
        [lifebound] Жизнепоклонников
        [mechana] Механы
        [void] Бездны
       *[fallen] Падших
    }
}
goal-drawn = { $n ->
    [one] возьмите карту по эффектам карт
   *[other] возьмите не меньше { $n } карт по эффектам карт (считая карту за это задание)
}
goal-research = { $n ->
    [one] проведите исследование
   *[other] проведите исследования: { $n }
}
goal-acquired-cost = получите карту стоимостью { $n } или больше
goal-acquired-construct = получите конструкцию
goal-acquired-champion = получите чемпиона
goal-in-forest = завершите передвижение своего чемпиона в лесу
goal-runes = { $n ->
    [one] получите хотя бы { $n } руну
   *[other] получите не меньше { $n } рун
}
goal-holds-shrine = контролируйте святилище
goal-treasure = возьмите или примените сокровище
goal-carries = снарядите одного своего чемпиона не меньше чем { $n ->
    [one] { $n } конструкцией
   *[other] { $n } конструкциями
}
goal-power-spent = потратьте не меньше { $n } мощи
goal-ordered = { $n ->
    [one] отдайте приказ { $n } чемпиону
   *[other] отдайте приказы { $n } разным чемпионам
}
goal-ordered-rat = отдайте приказ Гигантской или Дьявольской крысе
goal-banished = { $n ->
    [one] изгоните карту из руки, сброса или разыгранных карт
    [few] изгоните { $n } карты из руки, сброса или разыгранных карт
   *[many] изгоните { $n } карт из руки, сброса или разыгранных карт
}
goal-defeated = повергните вражеского чемпиона
goal-attacked = атакуйте одного врага двумя своими чемпионами
goal-walked = переместите своего чемпиона не меньше чем на { $n ->
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[many] { $n } ячеек
} одним действием движения
goal-soul = поместите поглощённую душу на своего чемпиона
goal-damaged = пусть одному из ваших чемпионов в ваш ход нанесут урон
goal-either = { $one } или { $other }

# О ком говорит эффект.
who-self = этого чемпиона
who-attacked = раненого врага
who-attacked-each = каждого атакованного врага
who-within = { $n ->
    [one] не дальше { $n } ячейки от него
   *[other] не дальше { $n } ячеек от него
}
who-near-own = { $n ->
    [one] не дальше { $n } ячейки от вашего чемпиона
   *[other] не дальше { $n } ячеек от вашего чемпиона
}
who-order = со стоимостью приказа { $cost } или меньше
who-own-one = одного из { $other ->
    [1] других своих
   *[0] своих
} { $ready ->
    [1] неистощённых{ " " }
   *[0] { "" }
}чемпионов{ $kinds ->
    [0] { "" }
   *[other] { " " }{ $factions }
}{ $equipped ->
    [1] { " " }с конструкциями
   *[0] { "" }
}{ $minions ->
    [0] { " " }(кроме приспешников)
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}
who-own-all = всех { $other ->
    [1] других своих
   *[0] своих
} { $ready ->
    [1] неистощённых{ " " }
   *[0] { "" }
}чемпионов{ $kinds ->
    [0] { "" }
   *[other] { " " }{ $factions }
}{ $equipped ->
    [1] { " " }с конструкциями
   *[0] { "" }
}{ $minions ->
    [0] { " " }(кроме приспешников)
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}
    .holds = всех { $other ->
    [1] других ваших
   *[0] ваших
} { $ready ->
    [1] неистощённых{ " " }
   *[0] { "" }
}чемпионов{ $kinds ->
    [0] { "" }
   *[other] { " " }{ $factions }
}{ $equipped ->
    [1] { " " }с конструкциями
   *[0] { "" }
}{ $minions ->
    [0] { " " }(кроме приспешников)
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}
who-own-each = каждого из { $other ->
    [1] других своих
   *[0] своих
} { $ready ->
    [1] неистощённых{ " " }
   *[0] { "" }
}чемпионов{ $kinds ->
    [0] { "" }
   *[other] { " " }{ $factions }
}{ $equipped ->
    [1] { " " }с конструкциями
   *[0] { "" }
}{ $minions ->
    [0] { " " }(кроме приспешников)
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}
who-enemy-one = одного { $ready ->
    [1] неистощённого{ " " }
   *[0] { "" }
}вражеского чемпиона{ $kinds ->
    [0] { "" }
   *[other] { " " }{ $factions }
}{ $equipped ->
    [1] { " " }с конструкцией
   *[0] { "" }
}{ $minions ->
    [0] { " " }(кроме приспешников)
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}
who-enemy-all = всех { $ready ->
    [1] неистощённых{ " " }
   *[0] { "" }
}вражеских чемпионов{ $kinds ->
    [0] { "" }
   *[other] { " " }{ $factions }
}{ $equipped ->
    [1] { " " }с конструкциями
   *[0] { "" }
}{ $minions ->
    [0] { " " }(кроме приспешников)
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}
who-enemy-each = каждого { $ready ->
    [1] неистощённого{ " " }
   *[0] { "" }
}вражеского чемпиона{ $kinds ->
    [0] { "" }
   *[other] { " " }{ $factions }
}{ $equipped ->
    [1] { " " }с конструкцией
   *[0] { "" }
}{ $minions ->
    [0] { " " }(кроме приспешников)
   *[1] { "" }
}{ $placed ->
    [0] { "" }
   *[other] { " " }{ $place }
}

# Что делают эффекты.
op-give-turn = { $weaker ->
    [1] ослабьте { $who } до конца хода: { $what }
   *[0] усильте { $who } до конца хода: { $what }
}
    .inf = { $weaker ->
    [1] ослабить { $who } до конца хода: { $what }
   *[0] усилить { $who } до конца хода: { $what }
}
op-give-next-turn = { $weaker ->
    [1] ослабьте { $who } до конца следующего хода его владельца: { $what }
   *[0] усильте { $who } до конца следующего хода его владельца: { $what }
}
    .inf = { $weaker ->
    [1] ослабить { $who } до конца следующего хода его владельца: { $what }
   *[0] усилить { $who } до конца следующего хода его владельца: { $what }
}
op-give-all = усильте { $who } до конца хода: { $what }
    .inf = усилить { $who } до конца хода: { $what }
    .holds = у { $who } { $what }
op-soul = { $n ->
    [one] поместите { $n } поглощённую душу на { $who }
    [few] поместите { $n } поглощённые души на { $who }
   *[many] поместите { $n } поглощённых душ на { $who }
}
    .inf = { $n ->
    [one] поместить { $n } поглощённую душу на { $who }
    [few] поместить { $n } поглощённые души на { $who }
   *[many] поместить { $n } поглощённых душ на { $who }
}
op-damage = { $n ->
    [one] выберите { $who } и нанесите ему { $n } урон
   *[other] выберите { $who } и нанесите ему { $n } урона
}
    .inf = { $n ->
    [one] выбрать { $who } и нанести ему { $n } урон
   *[other] выбрать { $who } и нанести ему { $n } урона
}
op-damage-each = { $n ->
    [one] раньте { $who }: { $n } урон
   *[other] раньте { $who }: { $n } урона
}
    .inf = { $n ->
    [one] ранить { $who }: { $n } урон
   *[other] ранить { $who }: { $n } урона
}
op-damage-self = { $n ->
    [one] нанесите этому чемпиону { $n } урон
   *[other] нанесите этому чемпиону { $n } урона
}
    .inf = { $n ->
    [one] нанести этому чемпиону { $n } урон
   *[other] нанести этому чемпиону { $n } урона
}
op-defeat-for = повергните чемпиона противника не на портале и введите этого чемпиона на поле боя так, чтобы он занял его ячейку
    .inf = повергнуть чемпиона противника не на портале и ввести этого чемпиона на поле боя так, чтобы он занял его ячейку
op-move-points = { $n ->
    [one] переместите { $who }, потратив до { $n } очка движения
   *[other] переместите { $who }, потратив до { $n } очков движения
}
    .inf = { $n ->
    [one] переместить { $who }, потратив до { $n } очка движения
   *[other] переместить { $who }, потратив до { $n } очков движения
}
op-order-free = выберите { $who } и бесплатно отдайте ему приказ
    .inf = выбрать { $who } и бесплатно отдать ему приказ
op-order-free-self = бесплатно отдайте приказ этому чемпиону
    .inf = бесплатно отдать приказ этому чемпиону
op-order-rat = { $devil ->
    [1] можете бесплатно отдать приказ Гигантской крысе (можно и новой) или своей Дьявольской крысе
   *[0] можете бесплатно отдать приказ Гигантской крысе (можно и новой)
}
op-disarm = { $n ->
    [0] уничтожьте все конструкции у { $who }
    [one] уничтожьте { $n } конструкцию у { $who }
    [few] уничтожьте { $n } конструкции у { $who }
   *[many] уничтожьте { $n } конструкций у { $who }
}
    .inf = { $n ->
    [0] уничтожить все конструкции у { $who }
    [one] уничтожить { $n } конструкцию у { $who }
    [few] уничтожить { $n } конструкции у { $who }
   *[many] уничтожить { $n } конструкций у { $who }
}
op-arm = до конца хода, { $what }
op-transform = превратите { $who } в карту «{ $card }»
    .inf = превратить { $who } в карту «{ $card }»
op-banish-self = изгоните его вместе с его заданиями
    .inf = изгнать его вместе с его заданиями
op-take-special = { $n ->
    [one] возьмите в свой запас карту «{ $card }», если её ни у кого нет
   *[other] возьмите в свой запас все карты «{ $card }» ({ $n }), если их ни у кого нет
}
op-move-construct = можете переместить конструкцию с одного своего чемпиона на другого
op-web = поместите паутину в ячейку поверженного врага
op-animate = можете превратить лес без чемпиона не дальше { $n } ячеек от него в карту «Живая земля»
op-move-treasure = можете передвинуть сокровище не дальше { $within ->
    [one] { $within } ячейки
   *[other] { $within } ячеек
} от него на расстояние до { $n ->
    [one] { $n } ячейки
   *[other] { $n } ячеек
}
op-deploy-beside-self = введите на поле боя { $what } в свободную ячейку рядом с этим чемпионом
    .inf = ввести на поле боя { $what } в свободную ячейку рядом с этим чемпионом
op-deploy-beside-own = введите на поле боя { $what } в свободную ячейку рядом со своим чемпионом
    .inf = ввести на поле боя { $what } в свободную ячейку рядом со своим чемпионом
op-deploy-at-portal = введите на поле боя { $what } через свой портал
    .inf = ввести на поле боя { $what } через свой портал
op-deploy-at-defeated = введите на поле боя { $what } в ячейку поверженного врага или в свободную ячейку рядом с ней
    .inf = ввести на поле боя { $what } в ячейку поверженного врага или в свободную ячейку рядом с ней
op-treasure = { $n ->
    [one] возьмите { $n } сокровище из мешочка
    [few] возьмите { $n } сокровища из мешочка
   *[many] возьмите { $n } сокровищ из мешочка
}
    .inf = { $n ->
    [one] взять { $n } сокровище из мешочка
    [few] взять { $n } сокровища из мешочка
   *[many] взять { $n } сокровищ из мешочка
}
op-banish = изгоните { $what } { $where }
    .inf = изгнать { $what } { $where }
op-acquire-free-discard = бесплатно получите { $what } { $where }
    .inf = бесплатно получить { $what } { $where }
op-acquire-free-deck = бесплатно получите { $what } { $where } и положите на верх своей колоды
    .inf = бесплатно получить { $what } { $where } и положить на верх своей колоды
op-acquire-free-hand = бесплатно получите { $what } { $where } и возьмите в руку
    .inf = бесплатно получить { $what } { $where } и взять в руку
op-recover = верните { $what } { $where } в руку
    .inf = вернуть { $what } { $where } в руку
op-cheaper-construct = следующая конструкция, которую вы получите в этот ход, стоит на { $cost } меньше
op-cheaper-hero = следующий герой, которого вы получите в этот ход, стоит на { $cost } меньше
op-copy-hero = повторите эффект другого героя, разыгранного вами в этот ход, или героя стоимостью { $cost } или меньше из центрального ряда (кроме тех, кто сам повторяет чужие эффекты)
    .inf = повторить эффект другого героя, разыгранного вами в этот ход, или героя стоимостью { $cost } или меньше из центрального ряда (кроме тех, кто сам повторяет чужие эффекты)
op-research = проведите бесплатное исследование
    .inf = провести бесплатное исследование
op-plunder = каждый противник сбрасывает случайную карту из руки, и одну из этих карт вы берёте себе в руку
op-corrode = он получает { $n } урона
what-unit = фигурку «{ $card }»
what-another-unit = другую свою фигурку «{ $card }», которой нет на поле,
what-any = карту
what-construct = конструкцию
what-hero = героя
what-hero-up-to = героя стоимостью { $cost } или меньше
what-construct-up-to = конструкцию стоимостью { $cost } или меньше
what-any-up-to = карту стоимостью { $n } или меньше
what-up-to = { $n ->
    [one] до { $n } карты
   *[other] до { $n } карт
}
in-hand-or-discard = из руки или сброса
in-discard = из сброса
in-center-row = из центрального ряда
in-supplies = из центрального ряда или из числа всегда доступных карт
in-played = из разыгранных в этот ход

# Вопросы.
ask-main = Разыграйте или получите карту, отдайте приказ, исследуйте.
ask-act = { $card }: куда идти или кого атаковать?
ask-act-attack = { $card }: кого атаковать?
ask-act-move = { $card }: куда идти?
ask-deploy = { $card }: в какую ячейку ввести?
ask-deploy-it = В какую ячейку ввести?
ask-move = { $n ->
    [one] Куда идти? Есть { $n } очко движения.
    [few] Куда идти? Есть { $n } очка движения.
   *[many] Куда идти? Есть { $n } очков движения.
}
ask-equip = Какого чемпиона снарядить?
ask-complete = К какому чемпиону прикрепить выполненное задание?
ask-research = Исследование: какое задание взять? Другое уйдёт под низ колоды заданий.
ask-token = Можете изгнать жетон маяка и получить за него славу.
ask-bestow = На чью карту положить жетон маяка? Этот чемпион будет принадлежать ко всем фракциям.
ask-treasure = { $what } Ответите сокровищем?
about-to-choose = { $card } собирается атаковать: { $what }.
about-to-attack = { $card } атакует: { $what }.
about-to-damage = { $what }: сейчас будет нанесён урон.
about-to-lose = { $card }: сейчас { $n ->
    [one] будет сброшено { $n } сокровище
    [few] будут сброшены { $n } сокровища
   *[many] будет сброшено { $n } сокровищ
}.
about-to-fall = { $what }: усиление пропало, урона хватит, чтобы повергнуть.
deed-treasure = { $what } Ответить сокровищем может { $who }.
wait-main = Ходит { $who }: разыгрывает и получает карты, отдаёт приказы.
deed-order = { $who } отдаёт приказ: { $card }.
wait-draft = { $who } выбирает чемпиона.
wait-research = { $who } выбирает задание.
ask-construct = Какую конструкцию уничтожить?
ask-save-construct = Какую конструкцию взять в руку?
ask-lose-treasure = Какое сокровище сбросить?
ask-in-turn = Какой чемпион следующий?
ask-move-construct = Какую конструкцию переместить?
ask-move-construct-to = На какого чемпиона?
ask-web = Вся паутина уже на поле боя. Какую взять?
ask-web-cell = В какую из ячеек поверженного врага поместить паутину?
ask-forest = Какой лес станет Живой землёй?
ask-move-treasure = Какое сокровище передвинуть и куда?
ask-copy = Чей эффект повторить?
ask-plunder = Какую из этих карт взять в руку?
ask-draft = Какого чемпиона взять в запас?
ask-divide = Кого отдать? Получит { $who }.

# Что принесёт ответ.
preview-move = { $forests ->
    [0] очки движения: { $cost } из { $points }
   *[other] очки движения: { $cost } из { $points } (лесов на пути: { $forests })
}
preview-treasure = { $n ->
    [one] возьмёт { $n } сокровище
    [few] возьмёт { $n } сокровища
   *[many] возьмёт { $n } сокровищ
}
preview-steal = сокровище достанется боссу
preview-beacon = зажжёт маяк
preview-corruption = через порченую землю: урон { $n }
preview-way-falls = по пути будет повержен чемпион: { $card }
preview-falls = { $damage ->
    [0] { $card }: сила { $strength } против защиты { $defense }: падёт
   *[other] { $card }: сила { $strength } против защиты { $defense } (урон уже { $damage }): падёт
}
preview-holds = { $damage ->
    [0] { $card }: сила { $strength } против защиты { $defense }: выстоит, останется { $left }
   *[other] { $card }: сила { $strength } против защиты { $defense } (урон уже { $damage }): выстоит, останется { $left }
}
preview-falls-too = будет повержен и чемпион: { $card }
preview-disarm = { $card }: сначала уничтожается конструкция «{ $construct }»
preview-disarm-one = { $card }: сначала уничтожается одна из конструкций этого чемпиона
preview-without = без конструкции «{ $construct }»: { $what }
fate-falls = { $named ->
    [0] { "" }
   *[other] { $card }:{ " " }
}{ $damage ->
    [0] сила { $strength } против защиты { $defense }: падёт
   *[other] сила { $strength } против защиты { $defense }, урон уже { $damage }: падёт
}
fate-holds = { $named ->
    [0] { "" }
   *[other] { $card }:{ " " }
}{ $damage ->
    [0] сила { $strength } против защиты { $defense }: останется { $left }
   *[other] сила { $strength } против защиты { $defense }, урон уже { $damage }: останется { $left }
}
preview-back = ответный удар { $n }: останется { $left } из { $defense }
preview-back-falls = ответный удар { $n }: атакующий будет повержен

# Ответы.
champion-at = { $card } ({ $where ->
    [top-left] вверху слева
    [top] вверху
    [top-right] вверху справа
    [left] слева
   *[middle] в центре
    [right] справа
    [bottom-left] внизу слева
    [bottom] внизу
    [bottom-right] внизу справа
}, { $cell })
champion-off = { $card } (не на поле боя)
set-off-by = { $what } ({ $card })
fallen-at = { $card }, { $cell }
gear-on = { $card } (несёт { $champion })
one-of-them = { $card } № { $n }
do-play = Разыграть: { $card }
do-buy = Получить: { $card } за { $cost }
do-gate = Врата: { $what }
do-research = Исследование за { "[runes:3]" }
do-order = Приказ: { $card } за { $cost }
do-complete = Выполнить: { $card }
do-use = Сокровище «{ $card }»: { $target }
do-move = Идти: { $cell }
do-move-by = { $damage ->
    [0] Идти: { $cell } через { $way }
   *[other] Идти: { $cell } через { $way }, урон { $damage }
}
do-move-straight = Идти прямо: { $cell }
do-attack = Атаковать: { $card }
do-sweep = { $n ->
    [0] Атаковать всех врагов в пределах досягаемости
   *[other] Атаковать всех врагов размахом
}
do-deploy = Ввести: { $cell }
do-cell = Ячейка { $cell }
do-token = { $card }
do-end-order = Завершить приказ
do-hand-over = Передать: { $who }
do-done = Мой ход окончен
do-end-turn = { $runes ->
    [0] { $power ->
        [0] Завершить ход
        [one] Завершить ход (пропадёт { $power } мощь)
       *[other] Завершить ход (пропадёт { $power } мощи)
    }
    [one] { $power ->
        [0] Завершить ход (пропадёт { $runes } руна)
        [one] Завершить ход (пропадут { $runes } руна и { $power } мощь)
       *[other] Завершить ход (пропадут { $runes } руна и { $power } мощи)
    }
    [few] { $power ->
        [0] Завершить ход (пропадут { $runes } руны)
        [one] Завершить ход (пропадут { $runes } руны и { $power } мощь)
       *[other] Завершить ход (пропадут { $runes } руны и { $power } мощи)
    }
   *[many] { $power ->
        [0] Завершить ход (пропадёт { $runes } рун)
        [one] Завершить ход (пропадут { $runes } рун и { $power } мощь)
       *[other] Завершить ход (пропадут { $runes } рун и { $power } мощи)
    }
}
do-equip = { $card }
do-attach = { $card }
do-take-quest = Взять: { $card }
do-cash-token = Изгнать жетон маяка и получить { $glory }
do-save = { $card }
do-lose = { $card }
do-destroy = Уничтожить: { $card }
do-copy = Повторить: { $card }
do-give = { $card }
do-soul = { $card }
do-damage = { $card }
do-defeat-for = Повергнуть: { $card }
do-move-points = Переместить: { $card }
do-order-free = Приказ: { $card }
do-disarm = { $card }
do-transform = Превратить: { $card }
do-banish = Изгнать: { $card }
do-banish-in = Изгнать: { $card } ({ $zone })
do-acquire = Получить: { $card }
do-acquire-in = Получить: { $card }
do-recover = { $card }
do-plunder = { $card } ({ $who })
do-draft = Взять: { $card }
do-divide = Отдать: { $card }

# Почему с чем-то ничего нельзя сделать.
why-not-in-reach = Отсюда его не атаковать.
why-not-in-sight = Его нет на линии видимости: что-то её преграждает.
why-not-cover = Его можно атаковать только из соседних ячеек.
why-not-into-sacred = Врага на священных землях нельзя атаковать снаружи.
why-not-yours = Это не ваше.
why-not-power = { $cost ->
    [one] Стоит { $cost } мощь, у вас { $have }.
   *[other] Стоит { $cost } мощи, у вас { $have }.
}
why-not-runes = { $cost ->
    [one] Стоит { $cost } руну, у вас { $have }.
    [few] Стоит { $cost } руны, у вас { $have }.
   *[many] Стоит { $cost } рун, у вас { $have }.
}
why-not-top = Доступна только верхняя карта стопки.
why-not-bearer = Никто из ваших чемпионов не может её нести.
why-not-goal = Цель задания ещё не достигнута.
why-not-played = Карта уже разыграна в этот ход.
why-not-exhausted = Чемпион истощён до конца вашего хода.
why-not-base = Все ваши подставки заняты.
why-not-portal = Для него нет свободного портала.
why-not-rats = Больше Гигантских крыс на поле боя быть не может.
why-not-occupied = Там кто-то стоит.
why-not-home = Чемпион и так там стоит.
why-not-captive = Это пленник: его может освободить чемпион, который закончит перемещение рядом.
why-not-their-portal = Остановиться там нельзя.
why-not-attacked = Чемпион уже выполнил свои атаки.
why-not-sweep = Его атакуют вместе со всеми, до кого можно дотянуться.
why-not-swarm = Здесь нельзя отдавать приказы крысам за мощь.
why-not-moved = Чемпион уже перемещался.
why-not-immobile = Чемпион обездвижен.
why-not-terrain = На эту местность ему не войти.
why-not-sacred = На священных землях уже есть другой ваш чемпион.
why-not-far = Так далеко он не дойдёт.

# Журнал.
log-discard = { $who }: сброшена карта «{ $card }».
log-draft = { $who }: взят чемпион «{ $card }».
log-turn = Ходит { $who }.
log-turn-together = Ходят { $who }.
log-draw = { $hidden ->
    [1] { $who }: взята карта.
   *[0] { $who }: взята карта «{ $card }».
}
log-offer = Для драфта открыт чемпион «{ $card }».
log-shuffle = { $n ->
    [0] Изгнанные карты перемешаны и стали центральной колодой.
    [9] Сброшенные сокровища вернулись в мешочек.
    [19] Чемпионы, которых могут возродить, перемешаны.
   *[other] { $who }: сброс перемешан и стал новой колодой.
}
log-play = { $who }: разыграна карта «{ $card }».
log-acquire = { $who }: получена карта «{ $card }».
log-banish = Изгнана карта «{ $card }».
log-reveal = В центральном ряду появляется «{ $card }».
log-gain-runes = { $who }: { $n ->
    [one] получена { $n } руна.
    [few] получены { $n } руны.
   *[many] получено { $n } рун.
}
log-gain-power = { $who }: { $n ->
    [one] получена { $n } мощь.
   *[other] получено { $n } мощи.
}
log-gain-glory = { $who }: { $n ->
    [one] получена { $n } слава
   *[other] получено { $n } славы
}{ $why }.
log-gain-glory-together = { log-gain-glory }
log-gain-purse = «{ $card }» получает { $n ->
    [one] { $n } славу
   *[other] { $n } славы
}{ $why }.
log-spill-glory = В общий запас уходит { $n ->
    [one] { $n } слава
   *[other] { $n } славы
}{ $why }.
glory-for-cards = { "" }
glory-for-shrines = { " " }за святилище
glory-for-beacons = { " " }за маяки
glory-for-tokens = { " " }за жетон маяка
glory-for-idols = { " " }за идола
glory-for-chosen = { " " }за врага, которого повергла избранная фракция
glory-for-villains = { " " }за злодея
log-research = { $hidden ->
    [1] { $who }: исследование, взято задание.
   *[0] { $who }: исследование, взято задание «{ $card }».
}
log-complete = { $who }: выполнено задание «{ $card }», оно прикреплено к чемпиону «{ $target }».
log-equip = { $who }: «{ $target }» получает конструкцию «{ $card }».
log-destroy = Уничтожена конструкция «{ $card }».
log-save = { $who }: конструкция «{ $card }» уходит в руку.
log-treasure = { $hidden ->
    [1] { $who }: взято сокровище.
   *[0] { $who }: взято сокровище «{ $card }».
}
log-use-treasure = { $who }: к чемпиону «{ $card }» применено сокровище «{ $target }».
log-lose-treasure = Сброшено сокровище «{ $card }».
log-token = { $who }: взят жетон маяка.
log-light = «{ $card }» зажигает маяк.
log-order = { $who }: приказ чемпиону «{ $card }».
log-deploy = На поле боя выходит «{ $card }».
log-walk = «{ $card }» идёт: { $where }.
log-copy = { $who }: повторён эффект карты «{ $target }».
log-bestow = { $who }: жетон маяка положен на карту «{ $card }».
log-moved-treasure = Сокровище передвинуто: { $where }.
log-moved-web = Паутина перенесена: { $where }.
log-attack = «{ $card }» атакует: «{ $target }».
log-damage = { $n ->
    [one] «{ $card }»: { $n } урон.
   *[other] «{ $card }»: { $n } урона.
}
log-defeat = Повержен чемпион «{ $card }».
log-soul = «{ $card }»: { $n ->
    [one] поглощена { $n } душа.
    [few] поглощены { $n } души.
   *[many] поглощено { $n } душ.
}
log-transform = Превращение: «{ $card }».
log-take-special = { $who }: в запас взят чемпион «{ $card }».
log-hand-over = За команду продолжает { $who }.

until-own-next-turn = до конца следующего хода его владельца
until-villains-turn = до следующего хода злодеев
until-game = до конца игры

end-glory = Победа: { $who }. Слава: { $n }.
end-villains-glory = Победили злодеи: они набрали достаточно славы.

# Имена.
card-apprentice = Ученик
card-militia = Ополчение
card-mystic = Мистик
card-heavy-infantry = Тяжёлая пехота
card-arha-novice = Храмовый послушник
card-temple-lookout = Храмовый дозорный
card-scroll-keeper = Хранитель свитков
card-leaf-reader = Чтец листьев
card-dream-guide = Проводница грёз
card-arch-tactician = Тактик Арки
card-dreamcaller = Призывательница грёз
card-grandmaster-of-silence = Гроссмейстер безмолвия
card-focusing-lens = Фокусирующая линза
card-robe-of-clear-sight = Мантия ясного взора
card-banner-of-the-order = Знамя ордена
card-crown-of-the-oracle = Венец оракула
card-pasythea-katana = Катана Пасифей
card-grove-initiate = Послушник рощи
card-briar-runner = Терновый бегун
card-lunar-stag = Лунный марал
card-rootspeaker = Говорящий с корнями
card-dream-peddler = Продавец грёз
card-elder-of-the-ring = Старейшина круга
card-wildheart-matron = Мать дикого сердца
card-herald-of-first-dawn = Вестник первой зари
card-barkskin-mail = Кольчуга из коры
card-vine-whip = Хлыст из лозы
card-fleetfoot-charm = Оберег быстроногих
card-heart-of-the-grove = Сердце рощи
card-pasythea-mace = Булава Пасифей
card-gear-apprentice = Подмастерье шестерён
card-hedron-berserker = Эдрский берсерк
card-foundry-foreman = Бригадир литейной
card-rig-tinker = Наладчик оснастки
card-copper-courier = Медный курьер
card-arsenal-engineer = Инженер арсенала
card-siege-commander = Командир осады
card-prime-architect = Верховный архитектор
card-computing-node = Вычислительный узел
card-forgemasters-suit = Доспех мастера кузницы
card-magnetic-gloves = Магнитные перчатки
card-titan-plating = Броня титана
card-pasythea-scimitar = Скимитар Пасифей
card-void-supplicant = Проситель Бездны
card-gloom-stalker = Сумрачный охотник
card-night-warden = Ночной страж
card-shadow-elemental = Теневой элементаль
card-rift-lancer = Копейщик разлома
card-soul-broker = Торговец душами
card-harbinger-of-dusk = Предвестник сумерек
card-devourer-of-stars = Пожиратель звёзд
card-shadow-blade = Теневой клинок
card-nihil-cloak = Плащ небытия
card-scythe-of-ends = Коса конца
card-worldrend = Разрыватель мира
card-pasythea-saber = Сабля Пасифей
card-cult-fanatic = Фанатик культа
card-mistake-of-creation = Ошибка мироздания
card-bone-collector = Собиратель костей
card-soul-thiefs-staff = Посох похитителя душ
card-infernal-chain = Адская цепь
card-hellhound-collar = Ошейник адской гончей
card-kythis = Кифис, Привратник
card-belzepug = Вельземопс
card-damned-wrath = Проклятый (Гнев)
card-damned-sloth = Проклятый (Лень)
card-damned-pride = Проклятый (Гордыня)
card-damned-lust = Проклятый (Похоть)
card-damned-envy = Проклятый (Зависть)
card-damned-gluttony = Проклятый (Чревоугодие)
card-cinderling-horde = Орда угольков
card-brimstone-turret = Серная турель
card-wailing-huntress = Воющая охотница
card-abyssal-devourer = Пожиратель из пучины
card-fox-minstrel = Лисий менестрель
card-aria-redforge = Ария Редфордж
card-muse-of-rebirth = Муза возрождения
card-kehmep = Кехмеп, Штормовой шаман
card-scrapbot = Хламобот
card-clockwork-sentry = Заводной страж
card-corrosive-widow = Едкая вдова
card-timestream-seer = Провидица потока времён
card-jirra = Джирра Несокрушимая
card-demon-pug-pack = Стая мопсодемонов
card-soul-catcher = Душелов
card-ravenous-gorph = Ненасытный горф
card-emma-ironheart = Эмма Айронхарт
card-arbiter-of-the-lost = Арбитр Потерянных
card-rat-king = Крысиный король
card-sadranis = Садранис
card-yuk-battle-priest = Боевой жрец племени Юк
card-canon-templar = Храмовник-канонист
card-sordid-asp = Жуткий аспид
card-loremaster = Хранитель знаний
card-vyrak = Вирак Изначальный
card-rakar = Ракар, Нечестивый аскара
card-dream-titan = Титан грёз
card-eye-of-the-storm = Око бури
card-living-earth = Живая земля
card-sadranis-dark-savant = Садранис, Тёмный мудрец
card-scrap-colossus = Мусорный колосс
card-nine-tailed-minstrel = Девятихвостый менестрель
card-lost-shade = Потерянная тень
card-repair-drone = Ремонтный дрон
card-nightmare-wisp = Огонёк кошмаров
card-giant-rat = Гигантская крыса
card-devil-rat = Дьявольская крыса
card-blessing-of-the-wind = Благословение ветра
card-open-the-third-eye = Открыть третий глаз
card-path-of-stillness = Путь покоя
card-study-of-ruins = Изучение руин
card-trial-of-foresight = Испытание предвидением
card-song-of-roots = Песнь корней
card-hunters-oath = Клятва охотника
card-seed-of-plenty = Семя изобилия
card-guardians-vigil = Бдение стража
card-treasure-of-the-glade = Клад на поляне
card-steam-rite = Обряд пара
card-grand-assembly = Большая сборка
card-blueprint-hunt = Охота за чертежами
card-proof-of-power = Доказательство мощи
card-overclock = Разгон
card-whispers-below = Шёпот из глубин
card-cull-the-weak = Отсечь слабых
card-first-blood = Первая кровь
card-twin-shadows = Тени-близнецы
card-night-march = Ночной марш
card-pact-of-ash = Пепельный договор
card-harvest-of-souls = Жатва душ
card-rat-catcher = Крысолов
card-trial-by-fire = Испытание огнём
card-blood-tithe = Кровавая десятина
card-treasure-strength-2 = +2 к силе
card-treasure-defense-2 = +2 к защите
card-treasure-speed-1 = +1 к скорости
card-treasure-strength-1-defense-1 = +1 к силе, +1 к защите
card-treasure-strength-3 = +3 к силе
card-treasure-defense-3 = +3 к защите
card-treasure-strength-1-speed-1 = +1 к силе, +1 к скорости
card-treasure-strength-2-defense-2 = +2 к силе, +2 к защите
card-treasure-ranged = Дальняя атака
card-treasure-counterstrike = Ответный удар
card-treasure-double-attack = Двойная атака
card-treasure-souls-1 = Поглощённая душа
card-idol-samael = Идол Самаэля
card-idol-xeron = Идол Зерона
card-idol-earth-tyrant = Идол Тирана из недр
card-neutral-rat = Гигантская крыса (нейтральная)
card-blue-token = Синий жетон маяка
card-yellow-token = Жёлтый жетон маяка
card-green-token = Зелёный жетон маяка
card-purple-token = Фиолетовый жетон маяка
card-web = Паутина
card-red-target = Красная цель
card-blue-target = Синяя цель
card-yellow-target = Жёлтая цель
card-green-target = Зелёная цель

# Кампания: её настройки и что в них не принимается.
option-difficulty = Сложность
    .about = Только в кампании: сколько замыслов сброшено до начала. Чем больше, тем сильнее злодеи и тем меньше времени.
option-difficulty-normal = Обычная
option-difficulty-hard = Высокая: сброшено 4 замысла
option-difficulty-nightmare = Кошмар: сброшено 8 замыслов
option-kept = Сохранённые задания
    .about = Только в кампании: задания, выигранные в прошлых сценариях, каждое со своим чемпионом.
option-prey = Кого атакуют злодеи
    .about = Из чемпионов, которых злодей может атаковать, он выбирает того, у кого это значение больше.
option-prey-strength = Самого сильного
option-prey-defense = Того, у кого больше защита
option-prey-order-cost = Того, кому дороже отдать приказ
clash-no-campaign = этот сценарий не из кампании
clash-kept-form = { $name } — это не стартовый чемпион с заданием
clash-kept-twice = задание «{ $card }» названо дважды
clash-kept-champion = у чемпиона «{ $card }» сохранено задание, но его нет ни в одном запасе
clash-kept-number = { $allowed ->
    [0] до первого сценария сохранять было нечего
   *[other] у игрока { $n } сохранено больше заданий, чем было сценариев до этого ({ $allowed })
}
sequel-kept = { $quest }: чемпион «{ $card }»
sequel-next = Следующий сценарий кампании: «{ $scenario }»
sequel-again = Этот сценарий придётся сыграть заново: «{ $scenario }»

# Что говорят сценарии.
scenario-race = { $campaign ->
    [1] побеждает сторона, игроки или злодеи, которая первой наберёт { $glory }
   *[0] побеждает тот, кто первым наберёт { $glory }
}
scenario-boss = игроки побеждают, когда повержен «{ $boss }», злодеи — когда наберут { $glory }
scenario-shrines = { $campaign ->
    [1] в конце своего хода сторона получает { $glory } за каждое святилище под своим контролем
   *[0] в конце своего хода получите { $glory } за каждое святилище под вашим контролем
}
scenario-all-beacons = тот, у кого первым окажутся под контролем все маяки сразу, немедленно получает { $glory }
scenario-beacons = в конце своего хода получите славу за маяки под вашим контролем: { $what }
scenario-beacons-step = { $glory } за { $n }
scenario-tokens-research = чемпион, закончивший движение на жетоне маяка своего цвета, берёт его, и вы проводите бесплатное исследование; выполнив задание, можете изгнать такой жетон и получить { $glory }
scenario-tokens-factions = чемпион, закончивший движение на жетоне маяка своего цвета, берёт его: положите его на карту одного из своих чемпионов, кроме приспешников, и тот принадлежит ко всем фракциям
scenario-chosen-slaughter = фракции, у которых больше всего карт в центральном ряду, избраны; у чемпиона избранной фракции есть бойня: получите { $glory }
scenario-chosen-shrines = фракции, у которых больше всего карт в центральном ряду, избраны; святилище даёт ещё { $glory }, если в нём или рядом с ним стоит ваш чемпион избранной фракции
scenario-war-gates = зачарованная земля — врата войны: в них нельзя войти, и они преграждают линию видимости всем, кроме стороны, у которой под контролем не меньше 2 маяков
scenario-sacred = святилище и зачарованная земля — священные земли: там может быть только один ваш чемпион, и снаружи туда нельзя атаковать
scenario-neutrals = идолы и крысы на поле боя — нейтральные чемпионы, атаковать их может каждый; кто поверг идола, получает его награду
scenario-schemes = каждый ход злодеи исполняют два замысла; если замыслов не осталось, они побеждают
scenario-resolve = перед первым ходом каждый игрок проводит исследование; поверженный чемпион игрока не истощается
scenario-swarm = отдавать приказы крысам за мощь нельзя; эффект, который отдаёт приказ приспешнику, может вместо этого передвинуть Гигантскую крысу злодеев
scenario-thieves = украденные крысами сокровища усиливают босса; каждый раз, когда он повержен, игроки могут сбросить одно из них
scenario-mark = первый чемпион, кроме приспешников, вышедший из портала с красной целью, помечен, пока не будет повержен
scenario-poison = чемпион игрока, вошедший в порченую землю, повержен
scenario-cleansing = вместо славы за святилища игроки убирают по одной порченой земле за каждое святилище под своим контролем
scenario-shared-strength = когда повержен злодей, защита босса уменьшается на славу, которую за него дают
scenario-revived = приказ для цвета получает и возрождённый чемпион этого цвета; поверженный возрождённый снова попадает к тем, кого ещё могут возродить
scenario-hoard = «{ $boss }» начинает, имея на карте { $glory }, и, пока там есть слава, его нельзя ранить; слава игроков берётся оттуда и лежит на картах их чемпионов, а за поверженного чемпиона злодеи получают всё, что на нём лежало
scenario-captives = пленённых чемпионов на маяках { $n }; чемпион, кроме приспешников, закончивший движение рядом с пленённым, может его освободить

# Что делают злодеи и замыслы. Цвет цели стоит в форме, которая годится и для «с … целью», и для «у … цели».
target-red = красной
target-blue = синей
target-yellow = жёлтой
target-green = зелёной
ability-surge = всплеск: { $what }
when-villains-act = в начале хода злодеев, перед первым замыслом, { $what }
op-v-order = { $n ->
    [one] отдайте приказ злодею с { $what } целью
   *[other] отдайте приказы злодеям с { $what } целью
}
op-v-order-self = отдайте приказ этому чемпиону
op-v-surge = всплеск
op-v-souls = { $cards ->
    [1] { $n ->
        [one] поместите { $n } поглощённую душу на злодея с { $where } целью
        [few] поместите { $n } поглощённые души на злодея с { $where } целью
       *[many] поместите { $n } поглощённых душ на злодея с { $where } целью
    }
   *[other] { $n ->
        [one] поместите по { $n } поглощённой душе на злодеев с { $where } целью
        [few] поместите по { $n } поглощённые души на злодеев с { $where } целью
       *[many] поместите по { $n } поглощённых душ на злодеев с { $where } целью
    }
}
op-v-souls-all = { $n ->
    [one] поместите по { $n } поглощённой душе на каждого злодея на поле боя, кроме приспешников
   *[other] поместите по { $n } поглощённые души на каждого злодея на поле боя, кроме приспешников
}
op-v-glory = злодеи получают { $glory }
glory-against = { $players ->
    [one] { $glory } против { $players } игрока
   *[other] { $glory } против { $players } игроков
}
op-v-discard = { $n ->
    [one] каждый игрок сбрасывает случайную карту из руки
   *[other] каждый игрок сбрасывает из руки случайные карты: { $n }
}
op-v-lose-treasures = игроки вместе сбрасывают по { $n } сокровища за каждого игрока, насколько их хватит; за каждое злодеи получают { $glory }
op-v-open = откройте сокровище: до следующего хода злодеев оно усиливает всех злодеев на поле боя
op-v-equip = злодей с { $where } целью получает самую дорогую конструкцию из центрального ряда
op-v-banish = { $n ->
    [one] изгоните { $n } самую дешёвую карту из центрального ряда
    [few] изгоните { $n } самые дешёвые карты из центрального ряда
   *[many] изгоните { $n } самых дешёвых карт из центрального ряда
}
op-v-rats = { $n ->
    [one] введите на поле боя фигурку «{ $card }» у { $where } цели
   *[other] введите на поле боя по одной фигурке «{ $card }» у { $where } цели
}
op-v-rat-beside = введите на поле боя фигурку «{ $card }» в свободную ячейку рядом с ним
op-v-rats-shrines = введите на поле боя по одной фигурке «{ $card }» в каждое свободное святилище
op-v-order-rats = отдайте приказы всем Гигантским и Дьявольским крысам злодеев
op-v-thieves = отдайте приказы всем Гигантским крысам злодеев; если их нет, введите одну через портал злодеев и отдайте приказ ей
op-v-scurry-treasure = идёт к ближайшему сокровищу, а если их не осталось — к ближайшему святилищу, и не атакует; сокровище там, где она остановилась, открывает и кладёт на карту босса
op-v-scurry-shrine = идёт к ближайшему святилищу и не атакует
op-v-webs = соберите всю паутину и поместите по одной в ячейки ближайших чемпионов игроков не дальше { $n } ячеек; выход из неё стоит на 1 очко движения больше
op-v-harden = защита этого чемпиона увеличивается на { $n }
op-v-crush = атакует помеченного чемпиона, где бы тот ни был; тот повержен в любом случае, а обычная ячейка или лес, где он стоял, становится порченой землёй. Если никто не помечен, злодеи получают { $glory }
op-v-hunt = идёт к чемпиону игроков, у которого больше всего славы, и не атакует никого другого; если славы нет ни у кого, идёт к своей цели. Если он остановился у своей цели, злодеи получают { $glory }
op-v-lure = чемпион игроков на поле боя, у которого больше всего славы, идёт к этому чемпиону, становится истощён, а рядом с ним — повержен; если славы нет ни у кого, отдайте приказ этому чемпиону
op-v-revive = случайный возрождённый чемпион присоединяется к злодеям у своей цели; затем отдайте приказы всем возрождённым чемпионам, начиная с последнего

# Вопросы о злодеях.
ask-approach-target = Идёт к своей цели. В какую из ближайших к ней ячеек?
ask-approach-treasure = Идёт к сокровищу. В какую из ближайших к нему ячеек?
ask-approach-shrine = Идёт к святилищу. В какую из ближайших к нему ячеек?
ask-approach-champion = Идёт к чемпиону. В какую из ближайших к нему ячеек?
ask-prey-defeat = { $prey ->
    [defense] Может повергнуть нескольких ваших чемпионов с наибольшей защитой. Кого атакует?
    [order-cost] Может повергнуть нескольких ваших чемпионов с наибольшей стоимостью приказа. Кого атакует?
   *[strength] Может повергнуть нескольких ваших сильнейших чемпионов. Кого атакует?
}
ask-prey-attack = { $prey ->
    [defense] Может атаковать нескольких ваших чемпионов с наибольшей защитой. Кого?
    [order-cost] Может атаковать нескольких ваших чемпионов с наибольшей стоимостью приказа. Кого?
   *[strength] Может атаковать нескольких ваших сильнейших чемпионов. Кого?
}
ask-stalk = Идёт, чтобы повергнуть чемпиона «{ $card }». Из какой ячейки атакует?
ask-lunge = Как злодей атакует по области?
ask-sequence = Кто из них получает приказ следующим?
ask-villain-portal = Через какой портал войдёт злодей?
ask-villain-enters = Портал занят. В какую ячейку рядом с ним войдёт злодей?
ask-villain-put = Место занято. В какую ячейку рядом поставить?
ask-rat-shrine = Гигантских крыс не хватает на все святилища. Где появится крыса?
ask-scurry = К какому из одинаково близких мест идёт?
ask-lose-treasures = { $n ->
    [one] Осталось сбросить { $n } сокровище. Какое?
    [few] Нужно сбросить { $n } сокровища. Какое первым?
   *[many] Нужно сбросить { $n } сокровищ. Какое первым?
}
ask-villain-equips = Какую из самых дорогих конструкций получит злодей?
ask-banish-cheapest = Какую из самых дешёвых карт изгнать?
ask-webs = Кто из ближайших чемпионов попадёт в паутину?
ask-hunt = Больше всего славы сразу у нескольких ваших чемпионов. К кому он идёт?
ask-lure = Больше всего славы сразу у нескольких ваших чемпионов. Кого он притянет?
ask-cleanse = Святилище очищает землю. Где убрать порченую землю?
ask-endow = Святилище { $cell } приносит славу. На чью карту её положить?
ask-recover-treasure = Можете сбросить одно из сокровищ с его карты.
ask-free-captive = { $card } стоит рядом с пленником. Освободить его?
ask-give-up = Пленённые чемпионы: кого из своих чемпионов отдать?
do-free = Освободить: { $card }
do-command = { $card } ({ $cell })
do-as-they-come = Все, в любом порядке

log-villains-turn = Ходят злодеи.
log-scheme = Замысел «{ $card }».
log-threat = Уровень угрозы достаточен: «{ $card }» действует сильнее.
log-surge = Всплеск: «{ $card }».
log-villain-order = Приказ получает «{ $card }».
log-villain-defeats = «{ $card }» выбирает: «{ $target }». { $n ->
    [0] Больше никого повергнуть нельзя.
   *[other] { $prey ->
        [defense] Защита
        [order-cost] Стоимость приказа
       *[strength] Сила
    } { $n } — наибольшая из тех, кого можно повергнуть.
}
log-villain-reaches = «{ $card }» выбирает: «{ $target }». { $n ->
    [0] Повергнуть никого нельзя, атаковать больше некого.
   *[other] Повергнуть никого нельзя; { $prey ->
        [defense] защита
        [order-cost] стоимость приказа
       *[strength] сила
    } { $n } — наибольшая из тех, кого можно атаковать.
}
log-villain-hunts = «{ $card }» преследует: «{ $target }». Там больше всего славы ({ $n }).
log-villain-goes = «{ $card }» никого не может повергнуть и идёт к { $colour } цели.
log-villain-goes-on = «{ $card }» идёт дальше к { $colour } цели.
log-villain-stays = «{ $card }» никого не может повергнуть и остаётся у святилища своей цели.
log-villain-waits = «{ $card }» ближе к { $colour } цели подойти не может.
log-villain-seeks = Ни у кого на поле боя нет славы: «{ $card }» идёт к { $colour } цели.
log-villain-claims = «{ $card }» завершает приказ у своей цели.
log-villain-lures = «{ $card }» притягивает: «{ $target }». Там больше всего славы ({ $n }).
log-villain-idles = На поле боя нет помеченных: «{ $card }» никого не атакует.
log-harden = «{ $card }»: защита выросла на { $n }.
log-weaken = «{ $card }»: защита снизилась на { $n }.
log-corrupt = Новое на поле боя: { $where }.
log-cleanse = Очищено: { $where }.
log-villain-scurries-treasure = «{ $card }» идёт к ближайшему сокровищу.
log-villain-scurries-shrine = «{ $card }» идёт к ближайшему святилищу.
log-villain-equip = «{ $target }» получает конструкцию «{ $card }».
log-villains-glory = Злодеи получают { $n ->
    [one] { $n } славу
   *[other] { $n } славы
}{ $why }.
log-mark = Помечен чемпион «{ $card }».
log-free = { $who }: освобождён чемпион «{ $card }».
log-steal = Крыса украла сокровище «{ $card }».
log-open = Открыто сокровище «{ $card }».
log-revive = Возрождён чемпион «{ $card }».

end-boss = Победа игроков: босс злодеев повержен. Победили: { $who }.
end-schemes = Победили злодеи: все их замыслы исполнены.

card-villain-rat-king = Крысиный король
card-villain-belzepug = Вельземопс
card-villain-rakar = Ракар, Нечестивый аскара
card-villain-kythis = Кифис, Привратник
card-villain-ravenous-gorph = Ненасытный горф
card-villain-pug-pack = Стая мопсодемонов
card-villain-corrosive-widow = Едкая вдова
card-villain-sordid-asp = Жуткий аспид
card-villain-damned-wrath = Проклятый (Гнев)
card-villain-damned-sloth = Проклятый (Лень)
card-villain-damned-pride = Проклятый (Гордыня)
card-villain-damned-lust = Проклятый (Похоть)
card-villain-damned-envy = Проклятый (Зависть)
card-villain-damned-gluttony = Проклятый (Чревоугодие)
card-villain-xeron = Зерон
card-villain-samael = Самаэль
card-villain-earth-tyrant = Тиран из недр
card-villain-giant-rat = Гигантская крыса злодеев
card-villain-devil-rat = Дьявольская крыса злодеев
card-the-master-stirs = Хозяин пробуждается
card-tyrants-advance = Поступь тирана
card-crimson-decree = Багровый указ
card-azure-fang = Лазурный клык
card-cold-tide = Холодный прилив
card-blue-malice = Синяя злоба
card-gilded-claw = Золочёный коготь
card-sulphur-wind = Серный ветер
card-yellow-spite = Жёлтая желчь
card-venom-kiss = Ядовитый поцелуй
card-rotting-bloom = Гнилой цвет
card-green-hunger = Зелёный голод
card-blood-and-ice = Кровь и лёд
card-frost-before-the-flame = Мороз перед пламенем
card-crown-of-cinders = Венец из углей
card-sun-of-ashes = Солнце пепла
card-thorns-of-the-throne = Шипы трона
card-blight-ascendant = Торжество порчи
card-pincer-of-night = Клещи ночи
card-gnawing-host = Грызущее воинство
card-drowned-garden = Затопленный сад
card-teeth-in-the-dark = Зубы во тьме
card-poisoned-gold = Отравленное золото
card-carrion-feast = Пир падальщиков
card-hell-on-earth = Ад на земле
card-merciless-slaughter = Безжалостная резня
card-infernal-armory = Адский арсенал
card-forged-in-agony = Выковано в муках
card-swarm-rising = Нашествие крыс
card-ritual-of-the-gate = Ритуал врат
card-open-the-abyss = Разверстая бездна
card-march-of-the-damned = Марш проклятых
card-scenario-love-lives-forever = Любовь живёт вечно
card-scenario-spires-of-souls = Шпили душ
card-scenario-spires-of-souls-3 = Шпили душ для 3
card-scenario-spires-of-souls-4 = Шпили душ для 4
card-scenario-twilight-of-the-idols = Сумерки идолов
card-scenario-infernal-battle = Инфернальная битва
card-scenario-war-gates = Врата войны
card-scenario-circle-of-stones = Круг из камней
card-scenario-campaign-rat-king = Конец страданий 1: Крысиный король
card-scenario-campaign-belzepug = Конец страданий 2: Вельземопс
card-scenario-campaign-rakar = Конец страданий 3: Ракар
card-scenario-campaign-kythis = Конец страданий 4: Кифис
