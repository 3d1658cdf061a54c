import { expect, test } from 'vitest';
import { burgundy } from '../src/rules/index.ts';

/* The rule that people read when they want to know why they are asked. */
test.each([
  ['chooseDuchy', 'BUR-ADV-01'],
  ['chooseDuchies', 'BUR-ADV-02'],
  ['turn', 'BUR-TURN-02'],
  ['discard', 'BUR-TAKE-03'],
  ['stow', 'BUR-TEAM-15'],
  ['keep', 'BUR-TEAM-08'],
  ['sail', 'BUR-SHIP-01'],
  ['sailOn', 'BUR-MON-05'],
  ['load', 'BUR-SHIP-03'],
  ['castleAction', 'BUR-CASTLE-01'],
  ['gain', 'BUR-BLD-01'],
  ['spend', 'BUR-SOLO-14'],
  ['resetAction', 'BUR-SOLO-15'],
  ['reward', 'BUR-SOLO-13'],
  ['warehouse', 'BUR-BLD-08'],
  ['townHall', 'BUR-BLD-11'],
  ['crane', 'BUR-XTRA-02'],
  ['geese', 'BUR-XTRA-08'],
] as const)('%s is asked by %s', (kind, rule) => {
  expect(burgundy.steps[kind]).toMatchObject({ rule });
});
