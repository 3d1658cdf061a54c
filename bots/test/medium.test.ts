import { type AnyMove, begin, play, quick, range, type State, viewOf } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { levelOf, type PastOffer, rememberOffer } from '../src/index.ts';
import { stalls } from './stalls/game.ts';
import type { Stalls } from './stalls/types.ts';

const medium = levelOf('medium');
const budget = { iterations: 400 };

/** Seat 0 is to take a card or to make an offer; its hand and the row are given. */
function market(hand: number[], row: number[], ...others: number[][]): State<Stalls> {
  const state = begin(stalls.game, { seats: others.length + 1, options: {} }, quick('market'));
  state.seats = [hand, ...others].map((cards) => ({ own: { hand: [...cards] }, knows: {} }));
  state.open.row = row;
  state.agenda = [{ kind: 'next' }, { kind: 'turn', open: { seat: 1 } }, { kind: 'turn', open: { seat: 0 } }];
  const left = range(24).map((card) => card % 6);
  for (const card of [...hand, ...others.flat(), ...row]) left.splice(left.indexOf(card), 1);
  state.hidden.deck = left;
  return state;
}

describe('medium', () => {
  it('takes the card that adds most to its hand', () => {
    const view = viewOf(stalls.game, market([1, 2, 3], [1, 5], [4, 4]), 0);
    expect(medium.answer(stalls.player, view, budget, 'x')).toEqual({ kind: 'take', place: 1 });
  });

  it('accepts a deal that helps it more than the other, and no other deal', () => {
    const state = market([2, 2, 3], [0, 0], [1, 1]);
    const deal = (give: number, want: number): unknown => {
      const asking = structuredClone(state);
      asking.agenda.push({ kind: 'reply', open: { from: 1, to: 0, give, want } });
      return medium.answer(stalls.player, viewOf(stalls.game, asking, 0), budget, 'x');
    };
    expect(deal(1, 2)).toEqual({ kind: 'yes' });
    expect(deal(1, 3)).toEqual({ kind: 'no' });
  });

  it('makes an offer only when told what it has offered, and never the same one twice', () => {
    const state = market([5, 5, 5], [0, 0], [4, 4, 4], [1, 2, 3]);
    let pastOffers: PastOffer<AnyMove>[] = [];
    const offers: string[] = [];
    expect(medium.answer(stalls.player, viewOf(stalls.game, state, 0), budget, 'x')).not.toMatchObject({ kind: 'offer' });
    for (let n = 0; n < 30; n++) {
      const move = medium.answer(stalls.player, viewOf(stalls.game, state, 0), budget, `try ${n}`, pastOffers);
      if (move.kind !== 'offer') break;
      offers.push(JSON.stringify(move));
      pastOffers = rememberOffer(pastOffers, state.decision, move);
      play(stalls.player.game, state, 0, move);
      play(stalls.game, state, 1, { kind: 'no' });
    }
    expect(offers.length).toBeGreaterThan(0);
    expect(new Set(offers).size).toBe(offers.length);
  });
});
