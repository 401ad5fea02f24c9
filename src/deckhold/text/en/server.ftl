# What the server says.

bot-random = Random
bot-greedy = Greedy
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard

log-undo = { $n ->
    [one] { $who } takes back { $n } action.
   *[other] { $who } takes back { $n } actions.
}
why-not-your-turn = Another player decides now.

error-invalid = This is not what was expected.
error-no-identity = The server does not know you yet; reload the page.
error-wrong-origin = The request came from another site.
error-wrong-password = Name and password do not fit together.
error-name-taken = Somebody registered has this name.
error-bad-name = A name needs something to read, no spaces around it, and no characters that cannot be seen or that turn the direction of text.
error-not-found = There is nothing here.
error-bad-options = The game cannot be set up like this.
error-not-invited = This table is private: a seat is taken with the invite link of somebody who sits there. Watching is open to you.
error-seat-taken = This seat is not free for you.
error-not-seated = You do not hold this seat.
error-not-started = Seats are still empty.
error-not-over = This is possible when the game is over.
error-over = The game is over.
error-not-away = A bot may stand in only for somebody who is to decide and has been away for a while.
error-not-chosen = Not every seat has chosen yet what it takes along.
error-stale = The table has moved on; look again.
error-not-your-turn = Another player decides now.
error-illegal = This is not possible now.
error-nothing-to-undo = There is nothing to take back.
error-too-large = The message is too large.
error-too-many = That was too fast; wait a moment.
error-full = There is no room for more.
error-other-version = This table was begun under another version of the rules.
error-method = This cannot be done here.
error-unavailable = The server could not do it; try again.
