import { expect, test } from 'vitest';
import { catan } from '../src/rules/index.ts';

/* The rule that people read when they want to know why they are asked. */
test.each([
  ['placeSettlement', 'CAT-SETUP-02'],
  ['talk', 'CAT-TRADE-09'],
  ['placeCity', 'CK-SETUP-02'],
  ['ckRoll', 'CK-TURN-01'],
  ['ckAction', 'CK-TURN-03'],
  ['placeRoad', 'CAT-SETUP-02'],
  ['beforeRoll', 'CAT-TURN-01'],
  ['action', 'CAT-TURN-01'],
  ['discard', 'CAT-ROB-02'],
  ['ckFreeRoad', 'CK-SCI-10'],
  ['surplus', 'CK-CARD-03'],
  ['aqueduct', 'CK-IMP-05'],
  ['metropolis', 'CK-MET-01'],
  ['retreat', 'CK-ACT-13'],
  ['muster', 'CK-VAR-01'],
  ['pillage', 'CK-BARB-07'],
  ['chooseDeck', 'CK-BARB-12'],
  ['smithing', 'CK-SCI-09'],
  ['rebuild', 'CK-POL-03'],
  ['dismiss', 'CK-POL-09'],
  ['defect', 'CK-POL-09'],
  ['spying', 'CK-POL-08'],
  ['plunder', 'CK-TRD-05'],
  ['exchange', 'CK-TRD-03'],
  ['gifts', 'CK-POL-05'],
  ['sabotage', 'CK-POL-07'],
  ['gold', 'SEA-GOLD-01'],
  ['robber', 'CAT-ROB-03'],
  ['freeRoad', 'CAT-DEV-04'],
] as const)('%s is asked by %s', (kind, rule) => {
  expect(catan.steps[kind]).toMatchObject({ rule });
});
