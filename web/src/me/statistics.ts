import type { Seat } from '@ludoteca/kernel';
import type { FinishedGame } from '@ludoteca/server/protocol';
import type { KeptReview } from '../saved/review-db.ts';
import type { KeptTable } from '../saved/shelf-db.ts';

/** A finished game as a profile counts it. */
export interface Played {
  readonly game: string;
  readonly ended: number;
  readonly won: boolean;
  readonly rank: number;
  readonly score: number;
  /** The chance of a victory if all sides were equal. */
  readonly chance: number;
  /** Solo games: their results are compared with each other alone. */
  readonly alone: boolean;
  /** The options as one key, where they are known. */
  readonly options?: string;
  readonly opponents: readonly Opponent[];
  readonly href: string;
}

export interface Opponent {
  /** The same for the same opponent. */
  readonly key: string;
  readonly name: string;
  readonly bot: boolean;
  /** A program of this person, not one of the bots of the house. */
  readonly program?: true;
  /** Whether one finished ahead of them; undefined where the place was shared. */
  readonly ahead: boolean | undefined;
}

type Sides = FinishedGame['sides'];

function played(
  { game, ended, href }: Pick<Played, 'game' | 'ended' | 'href'>,
  sides: Sides,
  you: readonly Seat[],
  opponentOf: (seat: Seat) => Omit<Opponent, 'ahead'> | undefined,
): Played | undefined {
  const mine = sides.find(({ seats }) => seats.some((seat) => you.includes(seat)));
  if (mine === undefined) return undefined;
  const opponents = sides
    .filter((side) => side !== mine)
    .flatMap(({ seats, rank }) =>
      seats.flatMap((seat) => {
        const opponent = opponentOf(seat);
        return opponent === undefined ? [] : [{ ...opponent, ahead: rank === mine.rank ? undefined : mine.rank < rank }];
      }),
    );
  return {
    game,
    ended,
    href,
    won: mine.won,
    rank: mine.rank,
    score: mine.score,
    chance: 1 / sides.length,
    alone: sides.length === 1,
    opponents,
  };
}

export function fromServer({ table, game, ended, you, seats, sides, practice }: FinishedGame): Played | undefined {
  if (practice) return undefined;
  return played({ game, ended, href: `/replay/table/${table}` }, sides, you, (seat) => {
    const sitter = seats[seat];
    if (sitter?.kind === 'bot') return { key: `bot ${sitter.level}`, name: sitter.level ?? '', bot: true };
    if (sitter?.person === undefined) return undefined;
    const { person, name = '', program } = sitter;
    return program ? { key: `program ${person}`, name, bot: true, program } : { key: `person ${person}`, name, bot: false };
  });
}

/** Games around one device have no person whom the page could call "you". */
export function fromBrowser({ id, game, touched, sitters, standing, practice, options }: KeptTable): Played | undefined {
  const you = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (standing === null || practice === true || you.length !== 1) return undefined;
  const found = played({ game, ended: touched, href: `/replay/local/${id}` }, standing.sides, you, (seat) => {
    const sitter = sitters[seat];
    return sitter?.kind === 'bot' ? { key: `bot ${sitter.level}`, name: sitter.level, bot: true } : undefined;
  });
  return found === undefined || options === undefined ? found : { ...found, options: wordOf(options) };
}

/** Options as one key: the same for the same options, in whatever order they were written. */
export const wordOf = (options: object): string => JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A share with its 95 % interval, all from 0 to 1. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959_964;

/** Wilson score interval, which is also valid for few games. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { count, of, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface GameRow {
  readonly game: string;
  readonly wins: Share;
  readonly chance: number;
  readonly best: number;
}

export function byGame(all: readonly Played[]): GameRow[] {
  const games = all.filter(({ alone }) => !alone);
  const ids = [...new Set(games.map(({ game }) => game))];
  return ids
    .map((game) => {
      const those = games.filter((one) => one.game === game);
      const chance = those.reduce((sum, one) => sum + one.chance, 0) / those.length;
      return {
        game,
        wins: shareOf(those.filter(({ won }) => won).length, those.length),
        chance,
        best: Math.max(...those.map(({ score }) => score)),
      };
    })
    .sort((a, b) => b.wins.of - a.wins.of);
}

export interface OpponentRow {
  readonly key: string;
  readonly name: string;
  readonly bot: boolean;
  readonly program?: true;
  readonly ahead: Share;
}

/** How often one finishes ahead of each opponent, people first, then by number of meetings. */
export function byOpponent(games: readonly Played[]): OpponentRow[] {
  const rows = new Map<string, Pick<Opponent, 'name' | 'bot' | 'program'> & { ahead: number; of: number }>();
  for (const { key, ahead, ...who } of [...games].sort((a, b) => a.ended - b.ended).flatMap(({ opponents }) => opponents)) {
    if (ahead === undefined) continue;
    const row = rows.get(key) ?? { ahead: 0, of: 0 };
    rows.set(key, { ...who, ahead: row.ahead + (ahead ? 1 : 0), of: row.of + 1 });
  }
  return [...rows]
    .map(([key, { ahead, of, ...who }]) => ({ key, ...who, ahead: shareOf(ahead, of) }))
    .sort((a, b) => Number(a.bot) - Number(b.bot) || b.ahead.of - a.ahead.of);
}

/** The results of a game played alone. */
export interface AloneRow {
  readonly game: string;
  readonly of: number;
  readonly won: number;
  readonly best: number;
  /** The newest first. */
  readonly last: readonly Played[];
}

export function byAlone(games: readonly Played[]): AloneRow[] {
  const alone = games.filter((one) => one.alone).sort((a, b) => b.ended - a.ended);
  return [...new Set(alone.map(({ game }) => game))].map((game) => {
    const last = alone.filter((one) => one.game === game);
    return { game, of: last.length, won: last.filter(({ won }) => won).length, best: Math.max(...last.map(({ score }) => score)), last };
  });
}

/** The current run of victories at a game, and the longest ever. */
export function streakOf(games: readonly Played[], game: string): { readonly now: number; readonly most: number } {
  let [now, most] = [0, 0];
  for (const { won } of games.filter((one) => one.game === game).sort((a, b) => a.ended - b.ended)) {
    now = won ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return { now, most };
}

export interface MonthRow {
  /** The first day of the month. */
  readonly month: number;
  readonly agreed: Share;
}

/** The share of one's decisions that hard would have made too, month by month. */
export function byMonth(reviews: readonly Pick<KeptReview, 'made' | 'mine' | 'review'>[]): MonthRow[] {
  const months = new Map<number, { agreed: number; decisions: number }>();
  for (const { made, mine, review } of reviews) {
    const day = new Date(made);
    const month = new Date(day.getFullYear(), day.getMonth(), 1).getTime();
    const sum = months.get(month) ?? { agreed: 0, decisions: 0 };
    for (const seat of mine) {
      sum.agreed += review.agreement[seat]?.agreed ?? 0;
      sum.decisions += review.agreement[seat]?.decisions ?? 0;
    }
    months.set(month, sum);
  }
  return [...months].sort(([a], [b]) => a - b).map(([month, { agreed, decisions }]) => ({ month, agreed: shareOf(agreed, decisions) }));
}
