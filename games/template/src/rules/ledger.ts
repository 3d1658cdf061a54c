/** Every rule of the game. A test must name each one, and see the engine emit it unless it is a fact. */
export const LEDGER = {
  'TPL-CARDS-01': 'fact',
  'TPL-TURN-01': 'rule',
  'TPL-TURN-02': 'rule',
  'TPL-DRAW-01': 'rule',
  'TPL-DRAW-02': 'rule',
  'TPL-STOP-01': 'rule',
  'TPL-END-01': 'rule',
  'TPL-END-02': 'rule',
} as const;

export type TemplateRule = keyof typeof LEDGER;
