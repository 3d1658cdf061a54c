import { add, at, BadInput, type Chance, type Config, type Parts, type Reader, range, without } from '@ludoteca/kernel';
import { CARD_COUNTS, CARDS, VICTORY } from '../data/cards.ts';
import { FAILED_OFFERS_PER_TURN } from '../data/course.ts';
import { CITY } from './building/city.ts';
import { SETTLEMENT } from './building/settlement.ts';
import { expansionFor } from './expansion.ts';
import { rightfulHolder, routeLength } from './longest-road.ts';
import { openPoints, targetOf } from './points.ts';
import { build, draw, fieldsOf, lay, readExtra, readExtraPlayer, readIsland, readRobber } from './scenario-parts.ts';
import { emptySeat, freshTable, placements } from './setup.ts';
import { actionStep, beforeRollStep, turnStep } from './turn.ts';
import { type Catan, NOBODY, type Open, type Options, type Own, type Step } from './types.ts';

const PHASES = ['opening', 'placement', 'turn', 'beforeRoll', 'action'] as const;
const PLAYER_FIELDS = ['settlements', 'cities', 'roads', 'hand', 'cards', 'bought', 'knights'] as const;

/**
 * A position before or after the roll of a turn, or the beginning of the placement. Pieces and cards are named; missing fields are
 * empty, the island comes from the options, and the development cards not named lie in the deck at random.
 */
export function scenario(config: Config<Options>, position: Reader, chance: Chance): Parts<Catan> {
  return (expansionFor(config.options)?.scenario ?? baseScenario)(config, position, chance);
}

function baseScenario(config: Config<Options>, position: Reader, chance: Chance): Parts<Catan> {
  const fields = position.fields(
    'at',
    'terrains',
    'numbers',
    'harbours',
    'robber',
    'players',
    'turn',
    'starter',
    'played',
    'offers',
    'gone',
    'deck',
    'roadHolder',
    'armyHolder',
    ...fieldsOf(config.options).table,
  );
  const phase = fields.at.or<(typeof PHASES)[number]>('action', (reader) => reader.oneOf(PHASES));
  const open = freshTable(config, readIsland(config, fields, chance));
  open.robber = fields.robber.or(open.robber, (reader) => readRobber(open, reader));
  open.starter = fields.starter.or(0, (reader) => reader.integer(0, config.seats - 1));
  open.turn = fields.turn.or(open.starter, (reader) => reader.integer(0, config.seats - 1));
  open.turns = phase === 'beforeRoll' || phase === 'action' ? 1 : 0;
  open.dice = phase === 'action' ? [1, 1] : [0, 0];
  open.played = fields.played.or(0, (reader) => reader.integer(0, 1));
  open.offers = fields.offers.or(0, (reader) => reader.integer(0, FAILED_OFFERS_PER_TURN));
  const owns = range(config.seats).map(() => emptySeat(config.seats, config.options).own);
  for (const [seat, reader] of (fields.players.missing ? [] : fields.players.list(0, config.seats)).entries())
    readPlayer(config.options, open, at(owns, seat), seat, reader);
  for (const card of fields.gone.or<Reader[]>([], (reader) => reader.list())) add(open.gone, CARDS.indexOf(card.oneOf(CARDS)), 1);
  readExtra(config.options, open, fields);
  const deck = readDeck(fields.deck, open, owns, chance, position);
  readHolders(open, fields.roadHolder, fields.armyHolder);
  const seats = owns.map((own) => ({ own, knows: emptySeat(config.seats, config.options).knows }));
  refuseWon(open, owns, position);
  return { open, seats, hidden: { deck }, agenda: agendaOf(phase, config, open) };
}

function agendaOf(phase: (typeof PHASES)[number], config: Config<Options>, open: Open): Step[] {
  if (phase === 'opening') return [{ kind: 'opening' }];
  if (phase === 'placement') return placements(config, open.starter).reverse();
  if (phase === 'turn') return [turnStep(open.turn)];
  return [phase === 'beforeRoll' ? beforeRollStep(open.turn) : actionStep(open.turn)];
}

function readPlayer(options: Options, open: Open, own: Own, seat: number, reader: Reader): void {
  const fields = reader.fields(...PLAYER_FIELDS, ...fieldsOf(options).player);
  const list = (field: Reader): Reader[] => field.or<Reader[]>([], (value) => value.list());
  for (const vertex of list(fields.settlements)) build(open, seat, vertex, SETTLEMENT);
  for (const vertex of list(fields.cities)) build(open, seat, vertex, CITY);
  for (const edge of list(fields.roads)) lay(open, seat, edge);
  readExtraPlayer(options, open, seat, fields);
  for (const card of list(fields.hand)) draw(open, own, seat, card, true);
  for (const card of list(fields.cards)) add(own.cards, CARDS.indexOf(card.oneOf(CARDS)), 1);
  for (const card of list(fields.bought)) buy(open, own, seat, card);
  open.knights[seat] = fields.knights.or(0, (value) => value.integer(0, at(CARD_COUNTS, 0)));
}

function buy(open: Open, own: Own, seat: number, reader: Reader): void {
  if (seat !== open.turn) reader.refuse('cards bought this turn only where it is the turn');
  const card = CARDS.indexOf(reader.oneOf(CARDS));
  add(own.cards, card, 1);
  add(own.fresh, card, 1);
  open.bought++;
}

/** `deck` names the cards to be drawn next, the first one first; the rest lies below them at random. */
function readDeck(reader: Reader, open: Open, owns: readonly Own[], chance: Chance, position: Reader): number[] {
  const ahead = reader.or<number[]>([], (value) => value.list().map((card) => CARDS.indexOf(card.oneOf(CARDS))));
  const used = [
    ...ahead,
    ...owns.flatMap(({ cards }) => spread(cards)),
    ...spread(open.gone),
    ...open.knights.flatMap((count) => range(count).map(() => 0)),
  ];
  const rest = without(spread(CARD_COUNTS), used);
  if (rest.length + used.length !== spread(CARD_COUNTS).length)
    throw new BadInput(`${position.path}: more development cards of a kind than there are`);
  chance.shuffle(rest);
  return [...rest, ...ahead.reverse()];
}

const spread = (counts: readonly number[]): number[] => counts.flatMap((count, kind) => range(count).map(() => kind));

/** Who holds the special cards follows from the board, unless a tie leaves it open. */
function readHolders(open: Open, road: Reader, army: Reader): void {
  const seat = (reader: Reader): number => reader.integer(NOBODY, open.knights.length - 1);
  open.routes = open.knights.map((_, player) => routeLength(open, player));
  open.roadHolder = rightfulHolder(open.routes, road.or(NOBODY, seat));
  if (!road.missing && open.roadHolder !== road.value) road.refuse('a seat with the longest route of at least five');
  const most = Math.max(...open.knights);
  const leaders = range(open.knights.length).filter((player) => at(open.knights, player) === most);
  const holder = army.or(most < 3 ? NOBODY : at(leaders, 0), seat);
  if (most < 3 ? holder !== NOBODY : !leaders.includes(holder)) army.refuse('a seat with the most knights, at least three');
  open.armyHolder = holder;
}

function refuseWon(open: Open, owns: readonly Own[], position: Reader): void {
  const points = openPoints(open, open.turn) + at(at(owns, open.turn).cards, VICTORY);
  if (open.turns > 0 && points >= targetOf(open))
    throw new BadInput(`${position.path}: seat ${open.turn} has ${points} points in its own turn; at most ${targetOf(open) - 1} expected`);
}
