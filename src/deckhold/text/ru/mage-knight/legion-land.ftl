# Земли «Потерянного легиона»: карта, руины, стены, катакомбы, лагеря.

card-countryside-12 = Дикая земля 12
card-countryside-13 = Дикая земля 13
card-countryside-14 = Дикая земля 14
card-core-9 = Развитая земля 9
card-core-10 = Развитая земля 10
card-core-v = Развитая земля V (лагерь Волкара)

card-altar-all-colors = Алтарь (все четыре цвета)
card-ruin-green-green-green = Руины: три зелёных
card-ruin-violet-violet = Руины: два фиолетовых

site-refugee-camp = лагерь беженцев
site-volkares-camp = лагерь Волкара

# -- катакомбы

ask-companion = Какой отряд пойдёт внутрь вместе с вами?
do-take-along = Взять с собой: { $card }
do-go-alone = Пойти без отрядов
ask-maze = Сыграйте то, что даёт очки движения, и выберите путь внутрь.
do-way = { $n ->
    [one] { $n } очко движения
    [few] { $n } очка движения
   *[many] { $n } очков движения
}: { $what }
do-turn-back = Повернуть назад; действие потрачено
log-companion = { $who } берёт с собой: { $card }.
log-turns-back = { $who } поворачивает назад, не войдя внутрь.
way-2 = два кристалла на выбор
way-4 = заклинание
way-6 = артефакт
way-labyrinth = особое действие
mark-way-2 = 2 очка движения: два кристалла
mark-way-4 = 4 очка движения: заклинание
mark-way-6 = 6 очков движения: артефакт
reward-crystal = Кристалл на выбор

# -- враги

text-foe-reputation = при победе над ним: репутация { $sign }{ $n }
preview-walled = Враги за стеной укреплены
foe-walled = За стеной: укреплён.
