# Лаборатория: прогоны, турниры, отчёты.

sim-rate = { $rate } партий/с
sim-wins = Победы, с интервалами 95 %
sim-who = Кто
sim-win-rate = Победы
sim-games = Партий
sim-score = Очки
sim-table = Весь стол
sim-length = Партия длится решений: { $decisions }, раундов: { $rounds }.
sim-speed =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    } за { $seconds } с: { $rate } партий и { $moves } решений в секунду.
sim-kept = Результаты лежат в папке { $path }.
sim-stopped = Прервано. Та же команда продолжит с этого места.
sim-stopped-unkept = Прервано. С --out партии сохранились бы, и команда могла бы продолжить с этого места.

arena-teams = Каждый бот играет за всю команду, на одних и тех же раскладах
arena-pairs = Встречи, с интервалами 95 %
arena-ratings = Сила (Брэдли — Терри, 0 — средняя)
arena-bot = Бот
arena-against = Против
arena-score = Счёт
arena-interval = Интервал 95 %
