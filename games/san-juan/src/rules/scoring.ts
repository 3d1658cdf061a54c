import { at, type Contender, type RuleId, range, ranked, type ScoreLine, type Seat, type Standing } from '@ludoteca/kernel';
import { BUILDINGS, TYPE, VP } from '../data/buildings.ts';
import {
  CHAPEL_CARD_VP,
  CITY_HALL_VP,
  GUILD_HALL_VP,
  PALACE_DIVISOR,
  SCORING_ORDER,
  type ScoreSource,
  TRIUMPHAL_ARCH_VP,
} from '../data/course.ts';
import { factories, has, isFactory } from './display.ts';
import type { SanJuanRule } from './ledger.ts';
import type { Open, SanJuanState } from './types.ts';

const MONUMENTS = BUILDINGS.flatMap(({ group }, type) => (group === 'monument' ? [type] : []));

const LINE_RULE: Record<ScoreSource, SanJuanRule> = {
  printed: 'SJ-SCO-01',
  chapel: 'SJ-CHP-02',
  'triumphal-arch': 'SJ-ARH-01',
  'guild-hall': 'SJ-GUI-01',
  'city-hall': 'SJ-CTY-01',
  palace: 'SJ-PAL-01',
};

function printedPoints(open: Open, seat: Seat): number {
  let points = 0;
  for (const type of at(open.displays, seat)) points += at(VP, type);
  return points;
}

function archPoints(open: Open, seat: Seat): number {
  if (!has(open, seat, TYPE['triumphal-arch'])) return 0;
  let monuments = 0;
  for (const type of MONUMENTS) if (has(open, seat, type)) monuments++;
  return at(TRIUMPHAL_ARCH_VP, monuments);
}

function guildPoints(open: Open, seat: Seat): number {
  if (!has(open, seat, TYPE['guild-hall'])) return 0;
  let count = 0;
  for (const type of at(open.displays, seat)) if (isFactory(type)) count++;
  return count * GUILD_HALL_VP;
}

function cityPoints(open: Open, seat: Seat): number {
  if (!has(open, seat, TYPE['city-hall'])) return 0;
  let count = 0;
  for (const type of at(open.displays, seat)) if (!isFactory(type)) count++;
  return count * CITY_HALL_VP;
}

/** Points by source in the order of scoring; the palace looks at all the others. */
export function pointsOf(open: Open, seat: Seat, tucked: number): Record<ScoreSource, number> {
  const points = {
    printed: printedPoints(open, seat),
    chapel: tucked * CHAPEL_CARD_VP,
    'triumphal-arch': archPoints(open, seat),
    'guild-hall': guildPoints(open, seat),
    'city-hall': cityPoints(open, seat),
    palace: 0,
  };
  if (has(open, seat, TYPE.palace)) {
    const others = points.printed + points.chapel + points['triumphal-arch'] + points['guild-hall'] + points['city-hall'];
    points.palace = Math.floor(others / PALACE_DIVISOR);
  }
  return points;
}

/** Cards under chapels count as known: while the game goes on nobody is told how many there are. */
function tuckedBy({ open, seats }: SanJuanState, seat: Seat): number {
  return open.finished ? at(seats, seat).own.chapel.length : 0;
}

/** Hand cards and goods: worth no points, but they decide between equals. */
function wealth({ open, seats }: SanJuanState, seat: Seat): number {
  return at(seats, seat).own.hand.length + factories(open, seat, 1).length;
}

export function standing(state: SanJuanState): Standing {
  const players = range(state.config.seats);
  const lines = players.map((seat) => {
    const points = pointsOf(state.open, seat, tuckedBy(state, seat));
    return SCORING_ORDER.map((label): ScoreLine => ({ label, points: points[label], rule: LINE_RULE[label] }));
  });
  const totals = lines.map((list) => list.reduce((total, { points }) => total + points, 0));
  const contenders = players.map((seat): Contender => {
    const value = wealth(state, seat);
    const twin = players.some((other) => other !== seat && totals[other] === totals[seat] && wealth(state, other) === value);
    const rule: RuleId = twin ? 'SJ-SCO-05' : 'SJ-SCO-04';
    return { seats: [seat], lines: at(lines, seat), ties: [{ rule, value }] };
  });
  return { final: state.open.finished, sides: ranked(contenders, state.open.finished) };
}
