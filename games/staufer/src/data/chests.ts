/** The kinds of chest. Those from TURQUOISE on are kept, the orange ones before work at once. */
export const CHESTS = [
  'OR_VP2',
  'OR_VP3',
  'OR_VP4',
  'OR_VP5',
  'OR_E1',
  'OR_E2',
  'OR_E3',
  'OR_N1',
  'TU_FIRST',
  'TU_MOVE',
  'TU_DEPLOY',
  'TU_SUPPLY',
  'TU_IMMUNE',
  'BR',
  'PU',
] as const;
export type ChestId = (typeof CHESTS)[number];

export const COLOURS = ['orange', 'turquoise', 'brown', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const COLOUR_TOTALS: Readonly<Record<Colour, number>> = { orange: 16, turquoise: 28, brown: 10, purple: 18 };
export const CHEST_TOTAL = 72;

/** Kinds by number. */
export const ORANGE_KINDS = 8;
export const FIRST = 8;
export const MOVE = 9;
export const DEPLOY = 10;
export const SUPPLY = 11;
export const IMMUNE = 12;
export const BROWN = 13;
export const PURPLE = 14;
/** Kinds that are kept: five turquoise ones, brown, purple. */
export const KEPT_KINDS = 7;

export const CHEST_COLOURS: readonly Colour[] = CHESTS.map((id) => {
  if (id === 'BR') return 'brown';
  if (id === 'PU') return 'purple';
  return id.startsWith('OR') ? 'orange' : 'turquoise';
});

/** What the orange kinds bring. */
export const ORANGE: readonly { readonly points: number; readonly envoys: number; readonly nobles: number }[] = [
  { points: 2, envoys: 0, nobles: 0 },
  { points: 3, envoys: 0, nobles: 0 },
  { points: 4, envoys: 0, nobles: 0 },
  { points: 5, envoys: 0, nobles: 0 },
  { points: 0, envoys: 1, nobles: 0 },
  { points: 0, envoys: 2, nobles: 0 },
  { points: 0, envoys: 3, nobles: 0 },
  { points: 0, envoys: 0, nobles: 1 },
];

/** Two purple chests buy a privilege. */
export const PURPLE_PRICE = 2;
/** Turquoise and purple chests left at the end. */
export const LEFTOVER_POINTS = 1;
/** Maximum size of a scoring set of brown chests. */
export const BROWN_SET = 5;
