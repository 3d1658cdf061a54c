import { type AnyMove, at, bag, type Draft, type Evaluation, type Game, int, type MoveOf, range, type State, sum } from '@ludoteca/kernel';
import { anyPlayer } from './any-player.ts';
import { type Solo, soloParts } from './solo.ts';

const moves = { door: { number: int(1, 3) }, loot: { items: bag(int(1, 14), 5) } };

/** A solo game for tests of bots: a door that does nothing by itself, then a choice too wide to be written out. */
export interface Vault extends Solo {
  open: { door: number; loot: number };
  step: { readonly kind: 'door' } | { readonly kind: 'loot' };
  move: MoveOf<typeof moves>;
}

const THINGS = range(14).map((thing) => thing + 1);
const WANTED = 5;
const apart = (items: readonly number[], next: number): boolean => items.every((item) => Math.abs(item - next) > 1);
const finishable = (items: readonly number[]): boolean => {
  const free = THINGS.filter((thing) => apart(items, thing));
  return items.length >= WANTED || free.some((thing) => finishable([...items, thing]));
};

function loot(draft: Draft<Vault['move']>): { items: { item: number }[]; whole: boolean } {
  const chosen = draft.shape === 'selection' ? draft.items : [];
  if (chosen.length >= WANTED) return { items: [], whole: true };
  const next = THINGS.filter((thing) => apart(chosen, thing) && finishable([...chosen, thing]));
  return { items: next.map((item) => ({ item })), whole: false };
}

const score = (state: State<Vault>): number => state.open.door * state.open.loot;

const game: Game<Vault> = {
  ...soloParts<Vault>({
    id: 'vault',
    rule: 'VAULT-LOOT',
    begin: () => ({ open: { door: 0, loot: 0 }, agenda: [{ kind: 'loot' }, { kind: 'door' }] }),
    over: ({ open }) => open.loot > 0,
    score,
    won: (points) => points >= 100,
  }),
  ledger: { 'VAULT-DOOR': 'rule', 'VAULT-LOOT': 'rule' },
  moves,
  steps: {
    door: {
      rule: 'VAULT-DOOR',
      answers: ['door'],
      asks: () => 0,
      question: () => ({ list: [1, 2, 3].map((number) => ({ kind: 'door', number })) }),
      violation: () => undefined,
      play: (ctx, _step, _seat, move) => {
        if (move.kind === 'door') ctx.state.open.door = move.number;
      },
    },
    loot: {
      rule: 'VAULT-LOOT',
      answers: ['loot'],
      asks: () => 0,
      question: () => ({ selections: [{ head: { kind: 'loot' }, from: THINGS, min: WANTED, max: WANTED }] }),
      violation: (_state, _step, _seat, move) =>
        move.kind === 'loot' && move.items.length === WANTED && move.items.every((item, place) => apart(move.items.slice(0, place), item))
          ? undefined
          : 'VAULT-LOOT',
      extend: (_state, _step, _seat, draft) => loot(draft),
      play: (ctx, _step, _seat, move) => {
        if (move.kind === 'loot') ctx.state.open.loot = sum(move.items);
      },
    },
  },
};

const evaluation: Evaluation<Vault> = { potential: (state, seat) => at([score(state)], seat) };

/** The vault, and the same as bots take it. */
export const vault = { game, evaluation, player: anyPlayer({ game, evaluation }) };

type VaultMove<K> = Extract<Vault['move'], { readonly kind: K }>;

export function isLoot(move: AnyMove): move is VaultMove<'loot'> {
  return move.kind === 'loot';
}

export function isDoor(move: AnyMove): move is VaultMove<'door'> {
  return move.kind === 'door';
}
