import { at } from '../../at.ts';
import type { GameTypes, Seat } from '../../contract.ts';
import { readMove } from '../../moves/schema.ts';
import { canonical, same } from '../../plain.ts';
import { violationOf, WIDEST } from '../../play/question.ts';
import { offersOf, selectionFor } from '../offered.ts';
import type { Probe } from '../probe.ts';
import type { Property } from '../property.ts';
import { wordsFor } from '../wording.ts';

/** Number of listed moves compared with `violation` in one position. */
const SAMPLED = 40;

/** The question and `violation` agree on every candidate, wherever it came from. */
export const moves: Property = {
  name: 'moves',
  position(probe, that) {
    const { game, state } = probe;
    for (const seat of probe.speakers) {
      for (const move of someListed(probe, seat)) {
        const formed = readMove(game.moves, move);
        that(same(formed, move), () => `seat ${seat} is offered ${wordsFor(probe, move)}, which is not in the form of the schema`);
        const broken = violationOf(game, state, seat, move);
        that(broken === undefined, () => `seat ${seat} is offered ${wordsFor(probe, move)}, which ${broken} forbids`);
      }
      const isOffered = offersOf(game, state, seat, probe.question(seat));
      for (const { move, violation } of probe.trials(seat)) {
        const offered = isOffered(move);
        that(offered || violation !== undefined, () => `seat ${seat} is not offered ${wordsFor(probe, move)}, which nothing forbids`);
        that(!offered || violation === undefined, () => `seat ${seat} is offered ${wordsFor(probe, move)}, which ${violation} forbids`);
      }
    }
  },
};

function someListed<T extends GameTypes>(probe: Probe<T>, seat: Seat): readonly T['move'][] {
  const list = probe.question(seat).list ?? [];
  if (list.length <= SAMPLED) return list;
  return Array.from({ length: SAMPLED }, () => at(list, probe.chance.int(list.length)));
}

/** A duplicate answer confuses people and costs the search twice. */
export const duplicates: Property = {
  name: 'duplicates',
  position(probe, that) {
    for (const seat of probe.speakers) {
      const question = probe.question(seat);
      const seen = new Set<string>();
      for (const move of question.list ?? []) {
        const text = canonical(move);
        that(!seen.has(text), () => `seat ${seat} is offered ${wordsFor(probe, move)} twice`);
        that(selectionFor(question, move) === undefined, () => `${wordsFor(probe, move)} is both listed and a selection`);
        seen.add(text);
      }
      const heads = [...(question.selections ?? []), ...(question.offers ?? [])].map(({ head }) => canonical(head));
      that(new Set(heads).size === heads.length, () => `seat ${seat} has two selections or offers under one head: ${heads.join(', ')}`);
    }
  },
};

/** Wide choices must be selections or offers: nobody reads a menu of a thousand lines. */
export const width: Property = {
  name: 'width',
  always: true,
  position(probe, that) {
    for (const seat of probe.speakers) {
      const wide = (probe.question(seat).list ?? []).length;
      that(wide <= WIDEST, () => `seat ${seat} is offered ${wide} moves in a list; at most ${WIDEST} are allowed`);
    }
  },
};
