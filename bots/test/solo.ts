import type { Game, GameTypes, Standing, State } from '@ludoteca/kernel';

/** What toy games for one player without secrets have in common. */
export interface Solo extends GameTypes {
  options: object;
  own: object;
  knows: object;
  hidden: object;
  shown: object;
  event: { readonly kind: 'none'; readonly rule: string };
}

const NOTHING = { seats: [{ own: {}, knows: {} }], hidden: {} };

/** What a toy says about its beginning and its end. */
interface Course<T extends Solo> {
  readonly id: string;
  /** The rule by which points are counted. */
  readonly rule: string;
  begin(): { readonly open: T['open']; readonly agenda: T['step'][] };
  over(state: State<T>): boolean;
  score(state: State<T>): number;
  won(score: number): boolean;
}

type Common = 'meta' | 'invariants' | 'setup' | 'scenario' | 'over' | 'standing' | 'shown' | 'imagine';

/** The parts of a toy that follow from its course. */
export function soloParts<T extends Solo>({ id, rule, begin, over, score, won }: Course<T>): Pick<Game<T>, Common> {
  const parts = (): ReturnType<Game<T>['setup']> => ({ ...structuredClone(NOTHING), ...begin() });
  const standing = (state: State<T>): Standing => {
    const points = score(state);
    const lines = [{ label: 'points', points, rule }];
    return { final: over(state), sides: [{ seats: [0], rank: 1, score: points, won: won(points), lines, ties: [] }] };
  };
  return {
    meta: { id, rules: '1.0.0', shape: 1, seats: { min: 1, max: 1 }, options: {}, longest: 2 },
    invariants: [],
    setup: parts,
    scenario: parts,
    over,
    standing,
    shown: () => ({}),
    imagine: () => structuredClone(NOTHING),
  };
}
