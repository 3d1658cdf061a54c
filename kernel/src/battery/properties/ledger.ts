import type { Game, GameTypes, RuleId } from '../../contract.ts';
import { clone, notPlain, same } from '../../plain.ts';
import { deciding, play } from '../../play/engine.ts';
import type { Property } from '../property.ts';
import { difference, wordsFor } from '../wording.ts';

/** Rules are found by their ids: in refusals, events, questions, scores and invariants. */
export const ledger: Property = {
  name: 'ledger',
  position(probe, that) {
    const { game, state } = probe;
    const rule = deciding(game, state);
    if (rule !== undefined) that(isListed(game, rule.rule), () => `the question's rule ${rule.rule} is not in the ledger`);
    for (const seat of probe.speakers) {
      for (const { move, violation } of probe.trials(seat)) {
        if (violation === undefined) continue;
        const known = isListed(game, violation) || violation.startsWith('HOUSE-');
        that(known, () => `${wordsFor(probe, move)} is refused by ${violation}, which is not in the ledger`);
      }
    }
    const lines = game.standing(state).sides.flatMap((side) => [...side.lines, ...side.ties]);
    for (const line of [...lines, ...game.invariants]) that(isListed(game, line.rule), () => `${line.rule} is not in the ledger`);
  },
  step({ before, told }, that) {
    for (const { event } of told) {
      that(isListed(before.game, event.rule), () => `event ${event.kind} names ${event.rule}, which is not in the ledger`);
    }
  },
};

function isListed<T extends GameTypes>(game: Game<T>, rule: RuleId): boolean {
  return Object.hasOwn(game.ledger, rule);
}

/** Simulation runs without events and must be the same game; events are plain data, for seats that exist. */
export const events: Property = {
  name: 'events',
  step({ before, seat, move, after, told }, that) {
    const silent = clone(before.state);
    play(before.game, silent, seat, move);
    that(same(silent, after.state), () => `without a listener it goes on otherwise: ${difference(after.state, silent)}`);
    const exists = (other: number): boolean => Number.isInteger(other) && other >= 0 && other < after.state.seats.length;
    for (const { event, to } of told) {
      const odd = notPlain(event);
      that(odd === undefined, () => `event ${event.kind} is not plain data at ${odd}`);
      const named = [...(event.seat === undefined ? [] : [event.seat]), ...(to === undefined ? [] : 'only' in to ? to.only : to.except)];
      that(named.every(exists), () => `event ${event.kind} names a seat that does not exist: ${named.join(', ')}`);
    }
  },
};
