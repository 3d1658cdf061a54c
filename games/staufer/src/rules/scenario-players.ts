import { add, at, BadInput, type Chance, type Config, type Reader, range } from '@ludoteca/kernel';
import { CHESTS, FIRST } from '../data/chests.ts';
import { PIECE_TOTALS, PIECES, SOURCES, START_COURT } from '../data/course.ts';
import { DECK_SIZE, DECKS, OFFICE_JOBS, PATTERN_JOBS } from '../data/jobs.ts';
import { PRIVILEGE_TYPES, VP_CARD } from '../data/privileges.ts';
import { REGIONS } from '../data/regions.ts';
import { tablesOf } from './lookup.ts';
import { OFFICE_NAMES } from './moves.ts';
import { keepChest, onArea, owns, pieceOf, putOnArea } from './table.ts';
import { NONE, type Open, type Options } from './types.ts';

const PLAYER_FIELDS = ['court', 'offices', 'paid', 'chests', 'privileges', 'points', 'jobs'] as const;
const CHEST_IDS: readonly string[] = CHESTS;

/** A region by its name. */
export function regionIn(reader: Reader): number {
  return REGIONS.indexOf(reader.oneOf(REGIONS));
}

/** A list of chests; none where nothing is said. */
export function chestsIn(reader: Reader): number[] {
  return reader.or<number[]>([], (value) => value.list(0, 72).map((chest) => CHEST_IDS.indexOf(chest.oneOf(CHESTS))));
}

/** Reads what the players have and returns their job cards; cards that are not named are dealt. */
export function readPlayers(open: Open, players: Reader, config: Config<Options>, chance: Chance): number[][] {
  const given = players.or<Reader[]>([], (reader) => reader.list(0, config.seats));
  const jobs = range(config.seats).map((seat) => {
    const reader = given[seat];
    return reader === undefined ? [] : readPlayer(open, seat, reader, config);
  });
  const alone = open.right.findIndex((piece, office) => piece !== NONE && at(open.left, office) === NONE);
  if (alone >= 0) throw new BadInput(`${players.path}: nobody stands to the left in ${at(OFFICE_NAMES, alone)}`);
  for (const seat of range(config.seats)) fillProvince(open, seat, players);
  const decks = range(DECKS).map((deck) => dealt(jobs, deck, players, chance));
  return range(config.seats).map((seat) => decks.map((deck) => at(deck, seat)));
}

function readPlayer(open: Open, seat: number, reader: Reader, config: Config<Options>): number[] {
  const fields = reader.fields(...PLAYER_FIELDS);
  const [envoys, nobles] = piecesIn(fields.court, START_COURT);
  open.court[pieceOf(seat, 0)] = envoys;
  open.court[pieceOf(seat, 1)] = nobles;
  for (const entry of fields.offices.or<Reader[]>([], (value) => value.list())) readOffice(open, seat, entry, config);
  if (!fields.paid.missing) {
    for (const [region, area] of Object.entries(fields.paid.fields(...REGIONS))) {
      for (const [kind, count] of piecesIn(area, [0, 0]).entries())
        putOnArea(open, (REGIONS as readonly string[]).indexOf(region), pieceOf(seat, kind), count);
    }
  }
  for (const chest of chestsIn(fields.chests)) {
    if (chest < FIRST) fields.chests.refuse('chests that are kept');
    keepChest(open, seat, chest, 1);
  }
  for (const type of fields.privileges.or<Reader[]>([], (value) => value.list())) ownType(open, seat, type);
  open.points[seat * SOURCES.length] = fields.points.or(0, (value) => value.integer(0, 1_000));
  return fields.jobs.or<number[]>([], readJobs);
}

/** Pieces as [envoys, nobles]. */
function piecesIn(reader: Reader, fallback: readonly [number, number]): readonly [number, number] {
  if (reader.missing) return fallback;
  const [envoys = reader, nobles = reader] = reader.list(2, 2);
  return [envoys.integer(0, PIECE_TOTALS[0]), nobles.integer(0, PIECE_TOTALS[1])];
}

/** An office as [office, piece]; the second one named there stands to the right, or whichever says so: [office, piece, "right"]. */
function readOffice(open: Open, seat: number, entry: Reader, config: Config<Options>): void {
  const [where = entry, what = entry, side] = entry.list(2, 3);
  const tables = tablesOf(config);
  const office = OFFICE_NAMES.indexOf(where.oneOf(tables.offices.map((place) => at(OFFICE_NAMES, place))));
  const kind = PIECES.indexOf(what.oneOf(PIECES));
  if (kind === 0 && at(tables.icon, office) === 1) what.refuse('a noble, because of the icon,');
  const goesRight = side?.oneOf(['right']) !== undefined;
  if (!goesRight && at(open.left, office) === NONE) open.left[office] = pieceOf(seat, kind);
  else if (at(open.right, office) === NONE) open.right[office] = pieceOf(seat, kind);
  else where.refuse('an office with fewer than two pieces');
}

function ownType(open: Open, seat: number, reader: Reader): void {
  const type = reader.integer(1, PRIVILEGE_TYPES);
  if (at(open.copies, type) === 0 || owns(open, seat, type)) reader.refuse('a privilege of this game that is still there');
  add(open.copies, type, -1);
  if (type === VP_CARD) open.vpPile.shift();
  open.privileges[seat] = at(open.privileges, seat) | (1 << type);
}

/** One card of each deck: a region, a pattern, an office job. */
function readJobs(reader: Reader): number[] {
  const [region = reader, pattern = reader, office = reader] = reader.list(DECKS, DECKS);
  return [regionIn(region), PATTERN_JOBS.indexOf(pattern.oneOf(PATTERN_JOBS)), OFFICE_JOBS.indexOf(office.oneOf(OFFICE_JOBS))];
}

/** Everything of a colour that is nowhere else is in its province. */
function fillProvince(open: Open, seat: number, reader: Reader): void {
  for (const [kind, total] of PIECE_TOTALS.entries()) {
    const piece = pieceOf(seat, kind);
    let used = at(open.court, piece);
    for (const other of [...open.left, ...open.right]) if (other === piece) used++;
    for (const region of REGIONS.keys()) used += onArea(open, region, piece);
    if (used > total)
      throw new BadInput(`${reader.path}: seat ${seat} has ${used} pieces "${at(PIECES, kind)}", at most ${total} expected`);
    open.province[piece] = total - used;
  }
}

/** The cards of one deck by seat. */
function dealt(jobs: readonly (readonly number[])[], deck: number, reader: Reader, chance: Chance): number[] {
  const named = jobs.flatMap((cards) => (cards.length > 0 ? [at(cards, deck)] : []));
  if (new Set(named).size < named.length) reader.refuse('every job card once');
  const others = range(DECK_SIZE).filter((job) => !named.includes(job));
  chance.shuffle(others);
  return jobs.map((cards) => (cards.length > 0 ? at(cards, deck) : (others.splice(0, 1)[0] ?? NONE)));
}
