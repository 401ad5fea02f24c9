# Что говорит сервер.

bot-random = Случайный
bot-greedy = Жадный
bot-easy = Лёгкий
bot-normal = Обычный
bot-hard = Сильный

log-undo = { $n ->
    [one] { $who } отменяет { $n } действие.
    [few] { $who } отменяет { $n } действия.
   *[many] { $who } отменяет { $n } действий.
}
why-not-your-turn = Сейчас решает другой игрок.

error-invalid = Сервер ожидал другого.
error-no-identity = Сервер вас ещё не знает; обновите страницу.
error-wrong-origin = Запрос пришёл с другого сайта.
error-wrong-password = Имя и пароль не подходят друг к другу.
error-name-taken = Это имя уже зарегистрировано другим человеком.
error-not-found = Здесь ничего нет.
error-bad-options = Так игру начать нельзя.
error-not-invited = Это закрытый стол; попросите ссылку-приглашение.
error-seat-taken = Это место для вас не свободно.
error-not-seated = Это место не ваше.
error-not-started = Ещё не все места заняты.
error-not-over = Это станет возможно, когда игра закончится.
error-over = Игра окончена.
error-stale = Положение на столе уже изменилось; посмотрите ещё раз.
error-not-your-turn = Сейчас решает другой игрок.
error-illegal = Сейчас так нельзя.
error-nothing-to-undo = Отменять нечего.
error-too-large = Слишком большое сообщение.
error-too-many = Слишком быстро; подождите немного.
error-full = Больше мест нет.
error-other-version = Этот стол был начат по другой версии правил.
error-method = Здесь этого сделать нельзя.
error-unavailable = Сервер не смог этого сделать; попробуйте ещё раз.
