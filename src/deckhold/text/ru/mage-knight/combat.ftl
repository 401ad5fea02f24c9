# What cards do to enemies. The clauses speak of an enemy, or an attack, that was chosen before.

op-one-foe = выберите врага: { $what }
    .inf = выбрать врага: { $what }
op-one-foe-unfortified = выберите неукреплённого врага: { $what }
    .inf = выбрать неукреплённого врага: { $what }
op-some-foes = выберите врагов (не больше { $n }). Для каждого из них: { $what }
    .inf = выбрать врагов (не больше { $n }). Для каждого из них: { $what }
op-foes-for-move = выберите врага, а за очки движения и других (второго — за 1, третьего — ещё за 2 и так далее). Для каждого из них: { $what }
    .inf = выбрать врага, а за очки движения и других (второго — за 1, третьего — ещё за 2 и так далее). Для каждого из них: { $what }
op-each-foe = для каждого врага: { $what }
    .inf = для каждого врага: { $what }
op-guarded-foe = для врага, атака которого блокируется: { $what }
    .inf = для врага, атака которого блокируется: { $what }
op-one-attack = выберите одну атаку врага: { $what }
    .inf = выбрать одну атаку врага: { $what }
op-in-attack-phase = в фазе ближнего боя { $what }
op-in-block-phase = в фазе блока { $what }
op-foe-armor = его броня снижается на { $n }, но не ниже 1
    .inf = его броня снижается на { $n }, но не ниже 1
op-foe-armor-fortified = его броня снижается на { $n }, а если он укреплён — на { $fortified }, но не ниже 1
    .inf = его броня снижается на { $n }, а если он укреплён — на { $fortified }, но не ниже 1
op-foe-armor-resistances = его броня снижается на { $n } за каждое его сопротивление, но не ниже 1
    .inf = его броня снижается на { $n } за каждое его сопротивление, но не ниже 1
op-foe-no-attack = он не атакует в этой битве
    .inf = он не атакует в этой битве
op-foe-loses = он теряет: { $what }
    .inf = он теряет: { $what }
op-foe-loses-resistances = он теряет все сопротивления
    .inf = он теряет все сопротивления
op-foe-gains = он получает: { $what }
    .inf = он получает: { $what }
op-foe-exposed = он теряет все укрепления
    .inf = он теряет все укрепления
op-foe-destroy = он уничтожается
    .inf = он уничтожается
op-foe-attack-less = её значение снижается на { $n }
    .inf = её значение снижается на { $n }
op-foe-attack-more = её значение повышается на { $n }
    .inf = её значение повышается на { $n }
op-foe-cancel = она отменяется
    .inf = она отменяется
op-ignore-sites = в этот ход места не укрепляют врагов
    .inf = в этот ход места не укрепляют врагов
    .holds = места не укрепляют врагов

per-enemy-faced = за каждого врага в битве
per-guarded-icon = за каждую способность, каждое сопротивление и каждый цвет атаки на жетоне врага, атака которого блокируется (ничего при Защите от магии; против героя — за каждую ману, потраченную на атаку)
per-enemy-defeated = за каждого врага, побеждённого вами в этот ход

ask-foe = Выберите врага: { $what }.
ask-foes-for-move = { $n ->
    [one] Выберите врага за { $n } очко движения: { $what }.
    [few] Выберите врага за { $n } очка движения: { $what }.
   *[other] Выберите врага за { $n } очков движения: { $what }.
}
ask-foe-attack = Выберите атаку: { $what }.
do-foe = { $card }
foe-attack = { $what } { $n }
do-guard-one = Блокировать: { $card }, { $attack }
do-slow-one = Потратить очко движения против: { $card }, { $attack }
do-face-one = Урон наносит: { $card }, { $attack }

# -- combat

ask-challenge = Каких яростных врагов вы вызываете ещё?
ask-challenge-more = В бою уже: { $foes }. Каких яростных врагов вызвать ещё?
log-combat = { $who } вступает в битву.
log-faces = Враг: { $card }.
log-defeat = { $who } побеждает врага: { $card }.
log-strike = { $who } атакует: { $n }.
log-blocked = { $who } блокирует врага: { $card }.
log-hit-unit = { $card }: отряд получает урон.
log-wound-unit = { $card }: отряд ранен.
log-wound-to-discard = { $who } кладёт рану в сброс.
log-conquered = { $who } захватывает место.
log-city-conquered = Город захвачен.
log-city-shields = { $who } кладёт на карту города { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[other] { $n } щитов
}.

# -- combat between heroes

ask-attendance = На вас напали. Сделаете свой следующий ход заранее?
ask-attendance-duel = { $who } нападает на вас. Сделаете свой следующий ход заранее?
do-attend-fully = Долгая подготовка: это мой следующий ход
do-attend-partly = Быстрая подготовка: следующий ход остаётся за мной
log-in-advance = { $who } делает свой следующий ход заранее.
ask-duel-ranged = Атакуйте на расстоянии или откажитесь.
ask-duel-attack = Атакуйте или откажитесь.
ask-duel-block = Заблокируйте атаку { $n }.
ask-duel-damage = { $n ->
    [one] Прошла { $n } единица урона: что вы с ней сделаете?
    [few] Прошли { $n } единицы урона: что вы с ними сделаете?
   *[other] Прошло { $n } единиц урона: что вы с ними сделаете?
}
do-duel-strike = Атаковать: { $n }
do-duel-block = { $n ->
    [0] Пропустить атаку
   *[other] Заблокировать: на { $n } меньше
}
do-duel-decline = Не атаковать
do-duel-spare = Этого довольно
do-duel-hero = Ранить героя
do-duel-unit = Ранить отряд: { $card }
do-steal = Украсть: { $card }
do-force-retreat = Заставить отступить: { $cell } (урон { $n })
log-duel = { $who } нападает на героя: { $card }.
log-duel-attack = { $who } атакует: { $n }.
log-duel-block = { $who } блокирует: на { $n } меньше.
log-duel-over = Битва между героями окончена.
log-steal = { $who } крадёт артефакт: { $card }.

# -- cooperative assault

ask-invite = Кого вы зовёте в общий бой?
ask-invite-more = Вы зовёте в общий бой: { $who }. Кого ещё?
do-invite = Позвать: { $who }
do-invited = Больше никого
do-no-assault = Общего боя не будет
ask-share-out = Со сколькими защитниками сразится { $who }?
do-share = { $n }
joint-share = { $who }: { $n }
ask-joint-answer = { $place ->
    [leader] { $who } предлагает вместе напасть на лидера. Свита: { $shares }. Это будет ваш следующий ход.
   *[city] { $who } предлагает штурмовать город вместе. Защитники: { $shares }. Это будет ваш следующий ход.
}
do-agree = Согласиться
do-refuse = Отказаться
ask-approach = Подготовьтесь и вступите в бой.
do-enter-city = Войти в город
do-stay-away = Не входить
preview-stays-away = Доставшиеся вам враги останутся непобеждёнными, а ход всё равно потрачен
log-joint-assault = { $who } и другие нападают вместе.
log-refuse = { $who } отказывается от общего боя.
