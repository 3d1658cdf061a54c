import { asked, at, fromScenario, play, questionFor, quick, rigged, sum, violationOf } from '@ludoteca/kernel';
import { EDGE_NAMES, HEX_NAMES, VERTEX_NAMES } from '../../src/data/board.ts';
import { CARDS } from '../../src/data/cards.ts';
import { RESOURCES } from '../../src/data/goods.ts';
import { handOf, sizeOf } from '../../src/rules/hand.ts';
import { type CatanState, catan } from '../../src/rules/index.ts';
import { openPoints, totalPoints } from '../../src/rules/points.ts';
import { type Move, NOBODY } from '../../src/rules/types.ts';
import type { Header, Line, Position, Trace } from './trace.ts';
import { CARD_WORDS, wordOfAct, wordsOf } from './words.ts';

/** What was compared, and everything that was not equal. */
export interface Outcome {
  actions: number;
  sets: number;
  /** Offers to nobody: all others had empty hands, and the house does not let one talk to those. */
  pointless: number;
  readonly differences: string[];
}

const NAMES: readonly string[] = RESOURCES;
const kindOf = (name: string): number => NAMES.indexOf(name);

/** Plays one game of the other engine through ours and compares everything on the way. */
export function replay({ header, lines, end }: Trace): Outcome {
  const state = startOf(header);
  const outcome: Outcome = { actions: 0, sets: 0, pointless: 0, differences: [] };
  const differ = (line: Line, what: string, ours: unknown, theirs: unknown): void => {
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      outcome.differences.push(`${header.id}:${line.i} ${line.a} ${what}: ${JSON.stringify(ours)}, there ${JSON.stringify(theirs)}`);
  };
  for (const line of lines) {
    compareLegal(state, line, outcome, differ);
    const move = isPointless(state, line) ? undefined : moveOf(state, line);
    if (line.a === 'offer_trade' && move === undefined) outcome.pointless++;
    if (move !== undefined) {
      differ(line, 'refused', violationOf(catan, state, line.seat, move) ?? null, null);
      // Fixed outcomes have to be used up by the action they belong to.
      state.chance = rigged(fated(state, line), quick(header.id));
      play(catan, state, line.seat, move);
      if (state.chance.kind === 'rigged') differ(line, 'chance left over', state.chance.next, []);
    }
    outcome.actions++;
    comparePosition(state, line.s, (what, ours, theirs) => differ(line, what, ours, theirs));
    if (line.i % 10 === 0)
      differ(
        line,
        'invariants',
        catan.invariants.filter(({ holds }) => !holds(state)).map(({ rule }) => rule),
        [],
      );
  }
  const last = at(lines, lines.length - 1);
  differ(last, 'winner', state.open.winner, end.winner);
  differ(
    last,
    'final points',
    state.seats.map((_, seat) => totalPoints(state, seat)),
    end.vpAll,
  );
  return outcome;
}

function startOf({ players, board, devDeck }: Header): CatanState {
  const harbours = [...board.harbours].sort((a, b) => a.slot - b.slot).map(({ type }) => type);
  return fromScenario(catan, {
    game: 'catan',
    seats: players,
    options: { twoPlayers: players === 2 },
    position: {
      at: 'placement',
      terrains: board.hexes.map(({ terrain }) => terrain),
      numbers: board.hexes.map(({ number }) => number ?? 0),
      harbours,
      deck: devDeck.map((card) => at<string>(CARDS, CARD_WORDS.indexOf(card))),
    },
  });
}

/** The other engine asks everybody about an offer, ours only those who hold cards. */
function isPointless(state: CatanState, line: Line): boolean {
  if (line.a === 'offer_trade') return state.seats.every((_, seat) => seat === line.seat || sizeOf(handOf(state, seat)) === 0);
  return line.a === 'reject_trade' && sizeOf(handOf(state, line.seat)) === 0;
}

const PLAIN: Record<string, Move['kind']> = {
  roll: 'roll',
  end_turn: 'end',
  buy_dev_card: 'buy',
  play_knight: 'knight',
  road_building: 'roads',
  accept_trade: 'accept',
  reject_trade: 'decline',
  cancel_trade: 'withdraw',
};

function moveOf(state: CatanState, line: Line): Move {
  const plain = PLAIN[line.a];
  if (plain !== undefined) return { kind: plain } as Move;
  if (line.a === 'build_settlement') return { kind: 'settlement', vertex: VERTEX_NAMES.indexOf(line.vertex ?? '') };
  if (line.a === 'build_city') return { kind: 'city', vertex: VERTEX_NAMES.indexOf(line.vertex ?? '') };
  if (line.a === 'build_road') return { kind: 'road', edge: EDGE_NAMES.indexOf(line.edge ?? '') };
  if (line.a === 'move_robber') return { kind: 'robber', hex: HEX_NAMES.indexOf(line.hex ?? ''), victim: line.victim ?? null };
  if (line.a === 'discard')
    return { kind: 'discard', items: (line.cards ?? []).flatMap((count, kind) => new Array<number>(count).fill(kind)) };
  if (line.a === 'year_of_plenty') return { kind: 'plenty', items: (line.take ?? []).map(kindOf).sort((a, b) => a - b) };
  if (line.a === 'monopoly') return { kind: 'monopoly', resource: kindOf(line.resource ?? '') };
  if (line.a === 'maritime_trade')
    return { kind: 'bank', count: line.count ?? 0, give: kindOf(String(line.give)), take: kindOf(String(line.receive)) };
  if (line.a === 'confirm_trade') return { kind: 'trade', with: line.with ?? 0 };
  if (line.a !== 'offer_trade') throw new Error(`unknown action ${line.a}`);
  const to = state.seats.map((_, seat) => seat).filter((seat) => seat !== line.seat && sizeOf(handOf(state, seat)) > 0);
  return { kind: 'offer', give: line.give as number[], want: line.want ?? [], to };
}

/** The outcomes of chance that the trace tells: the dice, and the place of the stolen card in the victim's hand. */
function fated(state: CatanState, line: Line): number[] {
  if (line.dice !== undefined) return line.dice.map((die) => die - 1);
  if (line.a !== 'move_robber' || line.victim === null || line.victim === undefined) return [];
  return [sum(handOf(state, line.victim).slice(0, kindOf(line.stolen ?? '')))];
}

function compareLegal(
  state: CatanState,
  line: Line,
  outcome: Outcome,
  differ: (line: Line, what: string, ours: unknown, theirs: unknown) => void,
): void {
  // Nobody without cards is asked about an offer here.
  if (line.legal === undefined || isPointless(state, line)) return;
  const ours = wordsOf(state, questionFor(catan, state, line.seat), line.seat);
  outcome.sets++;
  differ(line, 'legal', ours, line.legal.map(wordOfAct).sort());
}

type Compare = (what: string, ours: unknown, theirs: unknown) => void;

function comparePosition(state: CatanState, s: Position, compare: Compare): void {
  const { open } = state;
  const each = <V>(of: (seat: number) => V): V[] => state.seats.map((_, seat) => of(seat));
  const holder = (seat: number): number | null => (seat === NOBODY ? null : seat);
  // Our discards take effect together, so the hands are compared after the last of them.
  if (s.next !== 'discard' || !state.answers.some((answer) => answer !== null)) {
    compare(
      'resources',
      each((seat) => handOf(state, seat)),
      s.res,
    );
    compare('bank', open.bank, s.bank);
  }
  compare(
    'cards',
    each((seat) => at(state.seats, seat).own.cards),
    s.devHand,
  );
  compare(
    'knights',
    open.knights,
    s.devPlayed.map((played) => at(played, 0)),
  );
  compare(
    'gone',
    open.gone.slice(2),
    [1, 2, 3].map((card) => sum(s.devPlayed.map((played) => at(played, card)))),
  );
  compare('deck', state.hidden.deck.length, s.deck);
  compare(
    'pieces',
    each((seat) => [at(open.roadsLeft, seat), at(open.settlementsLeft, seat), at(open.citiesLeft, seat)]),
    s.left,
  );
  compare(
    'points',
    each((seat) => openPoints(open, seat)),
    s.vp,
  );
  compare(
    'all points',
    each((seat) => totalPoints(state, seat)),
    s.vpAll,
  );
  compare('routes', open.routes, s.road);
  compare('longest road', holder(open.roadHolder), s.roadHolder);
  compare('largest army', holder(open.armyHolder), s.armyHolder);
  compare('robber', at(HEX_NAMES, open.robber), s.robber);
  compare('over', open.winner !== NOBODY, s.next === 'game_over');
  // NOTES.md A8, A9: the order of discards and of answers to offers is the other engine's own.
  const ordered = s.next !== 'discard' && s.next !== 'answer_trade' && s.next !== 'game_over';
  if (ordered) compare('asked', asked(catan, state).must, [s.act]);
}
