# Тени Тезлы: фракции, лидеры, места, жетоны, засада и преследование

card-tezlas-spirit = Дух Тезлы
card-dark-tezla = Тёмная Тезла
card-graveyard = Кладбище
card-graveyard-marker = Кладбище
card-necropolis = Некрополь
card-hidden-valley = Скрытая долина
text-leader-level = Уровень { $level }: { $what }
leader-armor = броня { $n }
leader-attack = { $what } { $n }
leader-summons-green = призывает зелёного врага
leader-summons-brown = призывает коричневого врага
leader-summons-red = призывает красного врага
text-graveyard = Днём здесь действуют ночные правила; кто начинает здесь ход ночью, получает чёрную ману
text-necropolis = Вход стоит 2 очка движения. Днём здесь действуют ночные правила; кто начинает здесь ход ночью, получает чёрную ману
text-hidden-valley = Вход стоит 2 очка движения. Кто начинает здесь ход, получает днём золотую ману, ночью чёрную; закончив ход здесь, можно удалить рану с руки или из сброса
back-leader = лидер фракции
back-place = жетон места
back-elementalists = жетон элементалистов
back-dark-crusaders = жетон Тёмного легиона
area-pile_elementalists = Враги-элементалисты
area-pile_dark-crusaders = Враги Тёмного легиона
area-faction_used = Сброшенные враги фракций
area-tokens_elementalists = Жетоны элементалистов
area-tokens_dark-crusaders = Жетоны Тёмного легиона
area-tokens_used = Сброшенные жетоны фракций
area-places = Места
area-faction_tokens = Жетоны фракций
site-graveyard = кладбище
site-necropolis = некрополь
site-hidden-valley = скрытая долина
faction-elementalists = Элементалисты
faction-dark-crusaders = Тёмный легион

# -- варианты

option-faction-tokens = Враги фракций
    .about = Что делать с жетонами врагов тех фракций, которые сам сценарий не использует.
option-faction-tokens-mixed = Смешать с обычными
option-faction-tokens-instead = Взять вместо обычных
option-faction-tokens-out = Оставить в коробке
option-faction-rewards = Побеждённые враги фракций
    .about = Что даёт каждый из них, кроме своей славы.
option-faction-rewards-tokens = Жетон фракции
option-faction-rewards-fame = Ещё 1 очко славы
option-ambush = Засада
    .about = Яростные враги нападают через клетку, кроме врагов на землях, выложенных в начале.
option-ambush-no = Нет
option-ambush-yes = Да
option-pursuit = Преследование
    .about = Яростные враги идут за героем, который открыл их землю, кроме врагов на землях, выложенных в начале.
option-pursuit-no = Нет
option-pursuit-yes = Да

# -- события

log-place = На клетку положен жетон: { $card }.
log-leader = На карте появляется лидер со свитой: { $card }, уровень { $n }.
log-leader-levels = { $who } снимает уровни ({ $n }): { $card }.
log-leader-down = Лидер побеждён: { $card }.
log-faction-token = { $who } берёт жетон фракции: { $card }.
log-pursues = Преследование: { $card } идёт по следу ({ $who }).
log-pursuer-down = Преследователь перевёрнут лицом вниз: { $card }.
log-pursuer-up = Преследователь перевёрнут лицом вверх: { $card } снова идёт по следу ({ $who }).
log-pursuer-steps = Преследователь делает шаг: { $card } (цель: { $who }).
log-pursuer-waits = Преследователь не находит пути: { $card } (цель: { $who }).
log-pursuers-attack = Преследователи нападают. { $who } вступает в бой.

# -- battle

ask-cover = Чьё прикрытие примет атаку?
do-cover = Против атаки: { $who }
do-cover-one = прикрытие { $n } ({ $card })
ask-pursuit = Куда идёт преследователь ({ $card })? Ближайших клеток несколько.
