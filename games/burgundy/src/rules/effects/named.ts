/** Steps of effects that wait for their owner's answer and that players know by name. */
export const NAMED_EFFECTS = [
  'castleAction',
  'castleShield',
  'routeGain',
  'whiteAction',
  'sail',
  'warehouse',
  'townHall',
  'crane',
  'gain',
  'resetAction',
  'reward',
  'trade',
  'receive',
] as const;
