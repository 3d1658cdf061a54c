import { type Game, imagine, type Side, type Standing, streamFrom, type View } from '@ludoteca/kernel';

const WORLDS = 3;

/**
 * The standing as far as the viewer can know it: what is the same in several imagined worlds. Where a line of the score
 * depends on a secret, the lowest value counts and the side is marked as uncertain.
 */
export interface KnownStanding {
  readonly final: boolean;
  readonly sides: readonly (Side & { readonly uncertain: boolean })[];
}

export function knownStanding(game: Game, view: View): KnownStanding {
  const worlds = Array.from({ length: WORLDS }, (_, world) => game.standing(imagine(game, view, streamFrom(`standing ${world}`))));
  const [first] = worlds;
  if (first === undefined) return { final: false, sides: [] };
  return { final: first.final, sides: first.sides.map((side) => certain(side, worlds)) };
}

function certain(side: Side, worlds: readonly Standing[]): Side & { readonly uncertain: boolean } {
  const same = (other: Side): boolean => other.seats.join() === side.seats.join();
  const elsewhere = worlds.flatMap(({ sides }) => sides.filter(same));
  const scores = elsewhere.map(({ score }) => score);
  const lowest = Math.min(...scores);
  const world = elsewhere.find(({ score }) => score === lowest) ?? side;
  return { ...world, uncertain: Math.max(...scores) !== lowest };
}

/** The score of each seat. */
export function scoresBySeat(standing: Pick<Standing, 'sides'>, seats: number): (number | undefined)[] {
  return Array.from({ length: seats }, (_, seat) => standing.sides.find((side) => side.seats.includes(seat))?.score);
}

/** The tie-break that put a side before or after others of the same score; undefined where the score decided. */
export function decidingTie(side: Side, sides: readonly Side[]): { readonly rule: string; readonly value: number } | undefined {
  const equals = sides.filter((other) => other !== side && other.score === side.score);
  return side.ties.find((tie, index) => equals.some((other) => other.ties[index]?.value !== tie.value));
}
