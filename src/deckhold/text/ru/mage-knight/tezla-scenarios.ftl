# Сценарии «Теней Тезлы» и старт с высоким уровнем.

option-scenario-life-and-death = Жизнь и смерть (2–4)
option-scenario-life-and-death-cooperation = Жизнь и смерть, кооперативный (2–4 вместе)
option-scenario-life-and-death-solo = Жизнь и смерть в одиночку (1)
option-scenario-realm-of-the-dead = Царство мёртвых (2–4)
option-scenario-realm-of-the-dead-cooperation = Царство мёртвых, кооперативный (2–4 вместе)
option-scenario-realm-of-the-dead-solo = Царство мёртвых в одиночку (1)
option-scenario-hidden-valley = Скрытая долина (2–4)
option-scenario-hidden-valley-cooperation = Скрытая долина, кооперативный (2–4 вместе)
option-scenario-hidden-valley-solo = Скрытая долина в одиночку (1)
option-scenario-lost-relic = Потерянная реликвия (2–4)
option-scenario-lost-relic-cooperation = Потерянная реликвия, кооперативный (2–4 вместе; вчетвером нужен «Пропавший легион»)
option-scenario-lost-relic-solo = Потерянная реликвия в одиночку (1)
option-start-level = Начальный уровень
    .about = Герои начинают с навыками, кристаллами и купленными картами. 0 — как в сценарии, то есть почти всегда с первого уровня.
option-start-influence = Влияние за уровень на старте
    .about = Сколько могут потратить те, кто начинает с высоким уровнем: чем больше, тем легче игра.
option-start-skills = Навыки при старте с высоким уровнем
    .about = За какие уровни дают навык; важно только для чётных уровней.
option-start-skills-odd = За нечётные после первого
option-start-skills-even = За чётные

# -- вопросы и ответы

ask-first-skill = Какой навык вы оставите? Другой попадёт в общую зону.
ask-start-buy = { $free ->
    [0] Осталось влияния: { $n }. Что вы купите?
   *[other] Осталось влияния: { $n }, особых действий бесплатно: { $free }. Что вы возьмёте?
}
do-start-buy = { $n ->
    [0] { $card }: бесплатно
   *[other] { $card } за { $n } влияния
}
do-start-buy-with-crystal = { $card } за { $n } влияния и { $what }
do-start-buy-either = { $card } за { $n } влияния или за { $less } и { $what }
do-start-crystal = { $what } за { $n } влияния
do-start-done = { $n ->
    [0] Достаточно
   *[other] Достаточно: 1 очко славы за оставшееся влияние
}
ask-start-spell = Чем вы заплатите за { $card }?
do-start-influence = { $n } влияния
do-start-with-crystal = { $n } влияния и { $what }
ask-seal-colour = Маной какого цвета вы запечатаете кладбище?
ask-free-tile = Побеждённый враг указал дорогу: куда положить новую землю?
do-free-tile = Положить землю: { $cell }
do-no-tile = Не открывать
ask-reveal-price = Земля стоит { $n } очков: сколько из них — влияние?
do-reveal-price = { $n } влияния и { $move } движения

# -- журнал

log-tile-back = { $card } не может лежать в этой части поля: её замешивают обратно и берут следующую.
log-sealed = { $who } запечатывает кладбище.

# -- стол

site-ruined-city = разрушенный город
count-leader-elementalists = Уровень Духа Тезлы
count-leader-dark-crusaders = Уровень Тёмной Тезлы
count-graveyards-sealed = Запечатано кладбищ
count-parts-found = Найдено частей реликвии

# -- конец

end-task-done = Задание совета выполнено, и побеждает { $who }: слава { $n }.
end-task-undone = Задание совета не выполнено; больше всех славы ({ $n }) набирает { $who }.
end-both-leaders = Победа: оба лидера повержены. Счёт: { $n }.
end-leaders-stand = Поражение: повержены не оба лидера.
end-realm-closed = Победа: кладбища запечатаны, некромант повержен. Счёт: { $n }.
end-realm-open = Поражение: путь в Царство мёртвых остался открыт.
end-priestess = Победа: верховная жрица повержена. Счёт: { $n }.
end-priestess-stands = Поражение: верховная жрица не повержена.
end-relic = Победа: все части реликвии найдены. Счёт: { $n }.
end-relic-lost = Поражение: найдены не все части реликвии.
score-foe-elementalists = Величайший враг элементалистов
score-foe-dark-crusaders = Величайший враг Тёмного легиона
score-beaten-leaders = Побеждённые лидеры
score-both-leaders = Побеждены оба лидера
score-mark-each = У каждого есть щит на лидере
score-marks-both = У каждого есть щиты на обоих лидерах
score-graveyards = Запечатанные кладбища
score-necromancer = Некромант побеждён
score-realm = Царство мёртвых закрыто
score-mark-leader = У каждого есть щит на лидере
score-priestess = Верховная жрица побеждена
score-parts = Части реликвии
score-parts-each = Каждый нашёл хотя бы одну часть
score-parts-all = Найдены все части
score-relic-hunter = Части реликвии
score-title-relic-hunter = Титул: Великий охотник за древностями
