import { at, range } from '../../at.ts';
import type { Draft, GameTypes, Item, Seat } from '../../contract.ts';
import { brief } from '../../input/brief.ts';
import { isNotAMove, readMove } from '../../moves/schema.ts';
import { same } from '../../plain.ts';
import { completed, draftOf, draftOfOffer, extended } from '../../play/drafts.ts';
import { extend, violationOf } from '../../play/question.ts';
import type { That } from '../judge.ts';
import { itemsOf } from '../offered.ts';
import type { Probe } from '../probe.ts';
import type { Property } from '../property.ts';
import { wordsFor } from '../wording.ts';

/** Number of drafts completed in one position, for each seat. */
const WALKS = 3;

/** Maximum number of items in a draft; a draft that is not whole by then counts as one that cannot be finished. */
const MOST_ITEMS = 200;

/** Clients and bots build answers item by item; `extend` must neither lead to a dead end nor hide a legal answer. */
export const drafts: Property = {
  name: 'extend',
  position<T extends GameTypes>(probe: Probe<T>, that: That) {
    for (const seat of probe.speakers) {
      const { selections = [], offers = [] } = probe.question(seat);
      const starts: Draft<T['move']>[] = [...selections.map(draftOf), ...offers.map(draftOfOffer)];
      for (let i = 0; i < Math.min(WALKS, starts.length * 2); i++) {
        const start = at(starts, probe.chance.int(starts.length));
        checkOrder(probe, seat, start, walk(probe, seat, start, that), that);
      }
    }
  },
};

/** Follows `extend` at random to a whole answer; every prefix is called whole exactly when it is legal. */
function walk<T extends GameTypes>(probe: Probe<T>, seat: Seat, start: Draft<T['move']>, that: That): T['move'] {
  const { game, state, chance } = probe;
  let draft = start;
  for (;;) {
    const { items, whole } = extend(game, state, seat, draft);
    checkWhole(probe, seat, draft, whole, that);
    checkUnlisted(probe, seat, draft, items, that);
    that(
      whole || (items.length > 0 && itemsOf(completed(draft) as object).length < MOST_ITEMS),
      () => `seat ${seat} cannot finish ${brief(draft)}`,
    );
    if (items.length === 0 || (whole && chance.int(3) === 0)) return completed(draft);
    draft = extended(draft, at(items, chance.int(items.length)));
  }
}

function checkWhole<T extends GameTypes>(probe: Probe<T>, seat: Seat, draft: Draft<T['move']>, whole: boolean, that: That): void {
  const move = readMove(probe.game.moves, completed(draft));
  const violation = isNotAMove(move) ? 'HOUSE-FORM' : violationOf(probe.game, probe.state, seat, move as T['move']);
  that(whole === (violation === undefined), () => `${brief(draft)} is ${whole ? '' : 'not '}called whole, but violation says ${violation}`);
}

/** An item that is not listed must not complete a legal answer. */
function checkUnlisted<T extends GameTypes>(
  probe: Probe<T>,
  seat: Seat,
  draft: Draft<T['move']>,
  listed: readonly Item[],
  that: That,
): void {
  const item = stray(probe, draft);
  if (listed.some((candidate) => same(candidate, item))) return;
  const beyond = extended(draft, item);
  that(!extend(probe.game, probe.state, seat, beyond).whole, () => `${brief(beyond)} is called whole, but its last item was not listed`);
  checkWhole(probe, seat, beyond, false, that);
}

/** A random item, often one just outside the legal range. */
function stray<T extends GameTypes>(probe: Probe<T>, draft: Draft<T['move']>): Item {
  const { chance, state } = probe;
  if (draft.shape === 'selection') return { item: draft.items.length > 0 && chance.int(2) === 0 ? at(draft.items, 0) : chance.int(12) };
  const kind = chance.int(Math.max(1, draft.give.length));
  const items: Item[] = [{ give: kind }, { want: kind }, { to: chance.int(state.seats.length) }];
  return at(items, chance.int(items.length));
}

/** A legal answer can be made in any order of its items. */
function checkOrder<T extends GameTypes>(probe: Probe<T>, seat: Seat, start: Draft<T['move']>, answer: T['move'], that: That): void {
  const items = itemsOf(answer);
  const order = range(items.length);
  probe.chance.shuffle(order);
  let draft = start;
  for (const place of order) {
    const next = at(items, place);
    const listed = extend(probe.game, probe.state, seat, draft).items;
    that(
      listed.some((item) => same(item, next)),
      () => `${brief(next)} does not extend ${brief(draft)}, though ${wordsFor(probe, answer)} is legal`,
    );
    draft = extended(draft, next);
  }
}
