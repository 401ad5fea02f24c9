// boardgame.io's server with a game that makes the same moves: the recorded actions of a real game of Ascension.
// It knows no rules: each move looks up what the action did and does it, so that only the server is measured.
//
//   node peer.js RECORD PORT [--delta] [--files FOLDER | --postgres URL]

const { readFileSync } = require("fs");
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const { PostgresStore } = require("bgio-postgres");

const [record, port, ...flags] = process.argv.slice(2);
const { start, steps } = JSON.parse(readFileSync(record, "utf8"));
const flag = (name) => (flags.includes(name) ? flags[flags.indexOf(name) + 1] : undefined);
const [files, postgres] = [flag("--files"), flag("--postgres")];

const hidden = (zones, names) => Object.fromEntries(names.map((name) => [name, zones[name].length]));

const game = {
  name: "ascension",
  deltaState: flags.includes("--delta"),
  setup: () => ({ step: 0, ...structuredClone(start) }),
  moves: {
    act: {
      move: ({ G, events }, action) => {
        const step = steps[G.step];
        if (!step || step.action !== action) return INVALID_MOVE;
        for (const [owner, name, value] of step.changes) {
          (owner === null ? G.shared : G.players[owner])[name] = value;
        }
        G.step += 1;
        if (step.next !== step.seat) events.endTurn({ next: String(step.next) });
      },
      client: false,
    },
  },
  // What a seat may see: its own hand, nobody's deck.
  playerView: ({ G, playerID }) => ({
    step: G.step,
    shared: { ...G.shared, ...hidden(G.shared, ["center_deck", "box"]) },
    players: G.players.map((player, seat) => ({
      ...player,
      ...hidden(player, String(seat) === playerID ? ["deck"] : ["deck", "hand"]),
    })),
  }),
};

const db = files ? new FlatFile({ dir: files }) : postgres ? new PostgresStore(postgres, { logging: false }) : undefined;
const server = Server({ games: [game], db, origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log("ready") });
