"""A study of balance: which card of Ascension wins most, and what a higher price does to it.

    python examples/balance.py                     # 4,000 games before and after; a report to look at
    python examples/balance.py --short             # a few seconds: only shows that it runs

Two greedy bots play the same games twice: with the cards as they are, and with the strongest card one rune dearer. The
same can be done from the command line: `deckhold sim`, `deckhold whatif` and `deckhold report`; this script shows the
pieces they are made of, for studies of one's own.
"""

import argparse
import tempfile
from pathlib import Path

import deckhold
from deckhold.lab.figures import ENOUGH, CardFigures, Figures, compare
from deckhold.lab.plan import Plan
from deckhold.lab.report import write_report
from deckhold.lab.store import start_run
from deckhold.lab.whatif import what
from deckhold.lab.work import chunk_size, work
from deckhold.text import writer

SURE = 0.05


def played(plan: Plan, games: int, folder: Path, workers: int) -> Figures:
    """Play a plan's games, or those that are still missing in the folder, and count them."""
    run = start_run(folder, plan)
    for part, rows, cards in work(plan, run.missing(games, chunk_size(plan, games)), workers):
        run.add(part, rows, cards)
    return Figures(run)


def line(card: CardFigures) -> str:
    return (
        f"  {card.card:28} taken by {card.taken.rate:4.0%} of those who could; they won {card.with_it.rate:.0%}, the"
        f" others {card.without.rate:.0%} (difference {card.low:+.0%} to {card.high:+.0%})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--out", type=Path, help="where to keep games and report (default: a new folder)")
    parser.add_argument("--workers", type=int, default=0, help="processes (default: all cores)")
    parser.add_argument("--short", action="store_true", help="only show that it runs")
    args = parser.parse_args()
    if args.short:
        args.games, args.workers = 16, 1
    folder = args.out or Path(tempfile.mkdtemp(prefix="deckhold-balance-"))
    folder.mkdir(parents=True, exist_ok=True)

    plan = Plan("ascension", (args.bot, args.bot), {"first": 0})
    before = played(plan, args.games, folder / "before", args.workers)
    first = before.first_seat
    print(f"{before.games} games of {before.rounds.mean:.1f} rounds; who begins wins {first.rate:.1%}")
    print(f"  (95 %: {first.low:.1%} to {first.high:.1%})")

    facts = {card.id: card.facts for card in deckhold.cards("ascension")}
    bought = [card for card in before.cards if facts[card.card]["cost_kind"] == "runes"]
    often = [card for card in bought if min(card.with_it.n, card.without.n) >= ENOUGH]  # the strongest first
    print("cards whose taking goes with winning:")
    for card in often[:5]:
        print(line(card))

    strongest = (often or bought)[0].card
    price = int(str(facts[strongest]["cost"]))
    print(f"the same games, with {strongest} at {price + 1} runes instead of {price}:")
    dearer = Plan(plan.game, plan.bots, plan.options, plan.seed, {strongest: {"cost": price + 1}})
    after = played(dearer, args.games, folder / "after", args.workers)
    now = [line(card) for card in after.cards if card.card == strongest]
    print(now[0] if now else "  nobody could take it any more")
    sure = [one for one in compare(before, after) if one.chance < SURE]
    print(f"{len(sure)} numbers changed more than chance explains{':' if sure else ''}")
    for one in sure:
        print(f"  {what(one, plan.game, writer('lab', 'en'))}")

    report = folder / "report.html"
    write_report(folder / "after", folder / "before", report, "en")
    print(f"the whole report: {report}")


if __name__ == "__main__":
    main()
