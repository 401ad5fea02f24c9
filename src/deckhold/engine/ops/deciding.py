"""Decisions of several seats together."""

from mypy_extensions import i64

from deckhold.engine.core import Ctx, Game, Printed


class Grouped(Printed):
    """A decision of the table: one seat answers for it or, where the game takes votes, every voter in turn."""

    kind = "group"
    together: bool = True

    def decider(self, g: Game, ctx: Ctx) -> i64:
        return self.voters(g, ctx)[len(g.votes)] if g.voting else self.chair(g, ctx)

    def voters(self, g: Game, ctx: Ctx) -> list[int]:
        """The seats whose decision it is."""
        return list(range(g.seats))

    def chair(self, g: Game, ctx: Ctx) -> i64:
        """The seat that answers for the others, and whose vote breaks ties."""
        return g.spokesman()

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if g.voting and len(self.choices(g, ctx)) > 1:
            voters = self.voters(g, ctx)
            g.votes = [*g.votes, action]
            if g.events is not None:
                g.note("vote", voters[len(g.votes) - 1])
            if len(g.votes) < len(voters):
                g.ask(ctx)
                return
            action = elected(g.votes, voters.index(self.chair(g, ctx)))
            g.votes = []
        self.decided(g, ctx, action)

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        """Carry out what the table decided."""
        raise NotImplementedError


class OfSome(Grouped):
    """A decision of some players only: the spokesman is one of them."""

    def chair(self, g: Game, ctx: Ctx) -> i64:
        voters = self.voters(g, ctx)
        spokesman = g.spokesman()
        return spokesman if spokesman in voters else voters[0]


def elected(votes: list[int], casting: i64) -> i64:
    """What most seats voted for; of equals the vote of the seat whose vote is number `casting`."""
    best: i64 = votes[casting]
    most = votes.count(best)
    for vote in votes:
        n = votes.count(vote)
        if n > most:
            best = vote
            most = n
    return best
