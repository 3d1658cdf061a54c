import { BadInput, clone, flagOption, type Game, type Parts, type Reader, range, ranked, without } from '../../src/index.ts';
import { act, effect, extra, pick } from './chain/actions.ts';
import { buy, fetch, pay } from './chain/purchase.ts';
import { end, refill, sweep, turn } from './chain/turns.ts';
import { BAG, type Chain, GOAL, type Here, LEDGER, MOVES, pointsOf, ROW, TILES, TURNS } from './chain/types.ts';

/*
 * Chain: effects within effects, as in The Castles of Burgundy.
 *
 * A turn is one action: place a tile, or take one of the row. Placed tiles act at once: a castle places another tile, a stall
 * takes one, a chapel draws one, a mill earns. Once in its turn a seat may buy a tile, whatever it is in the middle of.
 *
 * What is hard here, and how the contract says it:
 * - nested effects: steps push steps, and the agenda is the whole memory of what is still to do (actions.ts);
 * - a purchase in between: a free action, offered in every decision of the turn but not between price and payment, where
 *   the step says `free: false`, nor between turns, where `turn` names nobody (purchase.ts);
 * - a payment without superfluous coins: a selection with a condition of its own, and so its own `extend`;
 * - an end in mid-chain: `over` is asked after every step, automatic ones included;
 * - a quick `clone`, and an `upgrade` from the first shape of the state, which had amounts of money instead of coins.
 */

const over = (state: Here): boolean => state.open.turns > TURNS || range(state.seats.length).some((seat) => pointsOf(state, seat) >= GOAL);

function opened(stores: number[][], coins: number[][], row: number[], bag: number[]): Parts<Chain> {
  return {
    open: { turn: null, next: 0, turns: 0, bought: false, row, stores, placed: stores.map(() => []), swept: [], coins },
    seats: stores.map(() => ({ own: {}, knows: {} })),
    hidden: { bag },
    agenda: [{ kind: 'turn' }],
  };
}

/** `{"stores": [["castle", "stall"], []], "coins": [[1, 2], []], "row": ["mill"], "placed": [["vault"], []]}`: seat 0 begins. */
function described(seats: number, description: Reader, shuffle: (tiles: number[]) => void): Parts<Chain> {
  const { stores, coins, row, placed } = description.fields('stores', 'coins', 'row', 'placed');
  const tiles = (reader: Reader): number[] => reader.list(0, BAG.length).map((tile) => TILES.indexOf(tile.oneOf(TILES)));
  const bySeat = <V>(reader: Reader, read: (item: Reader) => V, fallback: () => V): V[] =>
    reader.missing ? range(seats).map(fallback) : reader.list(seats, seats).map(read);
  const parts = opened(
    bySeat(stores, tiles, () => []),
    bySeat(
      coins,
      (purse) => purse.list(0, 20).map((coin) => coin.integer(1, 5)),
      () => [],
    ),
    row.or<number[]>([], tiles),
    [],
  );
  parts.open.placed = bySeat(placed, tiles, () => []);
  for (const purse of parts.open.coins) purse.sort((a, b) => a - b);
  const used = [...parts.open.row, ...parts.open.stores.flat(), ...parts.open.placed.flat()];
  if (without(used, BAG).length > 0) throw new BadInput(`${description.path}: more tiles of one kind than the eight there are`);
  parts.hidden.bag = without(BAG, used);
  shuffle(parts.hidden.bag);
  return parts;
}

/** All tiles, those that wait on the agenda included. */
function areTilesComplete({ open, hidden, agenda }: Here): boolean {
  const waiting = agenda.flatMap((step) => (step.kind === 'fetch' ? [step.open.tile] : []));
  const all = [...hidden.bag, ...open.row, ...open.swept, ...open.stores.flat(), ...open.placed.flat(), ...waiting];
  return all.length === BAG.length && without(all, BAG).length === 0;
}

/** A handful of slices. Steps and configuration never change, so copies may share them. */
function copy(state: Here): Here {
  const { open } = state;
  const sliced = (lists: readonly number[][]): number[][] => lists.map((list) => list.slice());
  return {
    ...state,
    open: {
      ...open,
      row: open.row.slice(),
      swept: open.swept.slice(),
      stores: sliced(open.stores),
      placed: sliced(open.placed),
      coins: sliced(open.coins),
    },
    seats: state.seats.map(() => ({ own: {}, knows: {} })),
    hidden: { bag: state.hidden.bag.slice() },
    agenda: state.agenda.slice(),
    answers: state.answers.slice(),
    chance: clone(state.chance),
  };
}

/** Shape 1 had an amount of money for each seat; it is paid out in ones. */
function upgraded(old: Reader): Here {
  const stored = clone(old.value) as Omit<Here, 'open'> & { open: Omit<Chain['open'], 'coins'> & { money: number[] } };
  const { money, ...open } = stored.open;
  return { ...stored, shape: 2, open: { ...open, coins: money.map((amount) => range(amount).map(() => 1)) } };
}

export const chain: Game<Chain> = {
  meta: { id: 'chain', rules: '1.1.0', shape: 2, seats: { min: 2, max: 3 }, options: { rich: flagOption(false) }, longest: 400 },
  ledger: LEDGER,
  moves: MOVES,
  steps: { turn, act, extra, pick, effect, pay, fetch, end, sweep, refill },
  free: { turn: ({ open }) => open.turn ?? undefined, actions: { buy } },
  invariants: [{ rule: 'CHAIN-TILES-01', holds: areTilesComplete }],
  setup({ seats, options }, chance) {
    const bag = [...BAG];
    chance.shuffle(bag);
    const stores = range(seats).map(() => bag.splice(0, 3));
    return opened(
      stores,
      stores.map(() => (options.rich ? [1, 1, 2, 5] : [1, 2])),
      bag.splice(0, ROW),
      bag,
    );
  },
  scenario: ({ seats }, description, chance) => described(seats, description, (tiles) => chance.shuffle(tiles)),
  over,
  standing(state) {
    const contenders = range(state.seats.length).map((seat) => ({
      seats: [seat],
      lines: [{ label: 'tiles', points: pointsOf(state, seat), rule: 'CHAIN-SCORE-01' }],
      ties: [],
    }));
    return { final: over(state), sides: ranked(contenders, over(state)) };
  },
  shown: ({ hidden }) => ({ bag: hidden.bag.length }),
  imagine({ open, agenda, config }, chance) {
    const waiting = agenda.flatMap((step) => (step.kind === 'fetch' ? [(step.open as { tile: number }).tile] : []));
    const bag = without(BAG, [...open.row, ...open.swept, ...open.stores.flat(), ...open.placed.flat(), ...waiting]);
    chance.shuffle(bag);
    return { seats: range(config.seats).map(() => ({ own: {}, knows: {} })), hidden: { bag } };
  },
  clone: copy,
  upgrade: upgraded,
};
