import { at, type Chance, imagine, questionFor, type Selection, type View } from '@ludoteca/kernel';
import { VP } from '../src/data/buildings.ts';
import { ROLES, type RoleId } from '../src/data/roles.ts';
import { factories } from '../src/rules/display.ts';
import { type SanJuan, sanJuan } from '../src/rules/index.ts';
import { GOOD_ITEM } from '../src/rules/moves.ts';
import { priceOf } from '../src/rules/roles/trader.ts';
import { NOBODY } from '../src/rules/types.ts';

type Move = SanJuan['move'];
type Choice = Selection<Move>;

const printed = (card: number): number => (card >= GOOD_ITEM ? 99 : at(VP, card));

/** A sparring partner that looks at nothing but printed points: it builds the most valuable building it can pay for. */
export function greedyAnswer(view: View<SanJuan>, chance: Chance): Move {
  const state = imagine(sanJuan, view, chance);
  state.answers[view.viewer] = null;
  const { list = [], selections = [] } = questionFor(sanJuan, state, view.viewer);
  const role = list.find(({ kind }) => kind === 'role');
  if (role !== undefined) return greedyRole(view, list);
  if (selections.length > 0) return greedySelection(view, selections) ?? at(list, 0);
  const take = list.filter((move) => move.kind === 'take').sort((a, b) => printed(b.card) - printed(a.card));
  return take[0] ?? at(list, 0);
}

/** The builder if there is something to build, else the role that brings cards soonest. */
function greedyRole(view: View<SanJuan>, list: readonly Move[]): Move {
  const { open, viewer, mine } = view;
  const hand = mine?.own.hand ?? [];
  const wishes: RoleId[] = [];
  if (hand.length >= 4) wishes.push('builder');
  if (factories(open, viewer, 1).length > 0) wishes.push('trader');
  if (factories(open, viewer, 0).length > 0) wishes.push('producer');
  wishes.push('councillor', 'prospector', 'builder', 'producer', 'trader');
  const wish = wishes.find((id) => open.roles[ROLES.findIndex((row) => row.id === id)] === NOBODY);
  return list.find((move) => move.kind === 'role' && at(ROLES, move.role).id === wish) ?? at(list, 0);
}

function greedySelection({ open }: View<SanJuan>, selections: readonly Choice[]): Move | undefined {
  const builds = selections.filter(({ head }) => head.kind === 'build' && head.extra === 0 && head.over === null && printed(head.card) > 0);
  if (builds.length > 0) {
    const worth = ({ head, min }: Choice): number => (head.kind === 'build' ? printed(head.card) * 10 - min : 0);
    return filled(
      at(
        [...builds].sort((a, b) => worth(b) - worth(a)),
        0,
      ),
      printed,
      (choice) => choice.min,
    );
  }
  const choice = at(selections, 0);
  switch (choice.head.kind) {
    case 'build':
    case 'tuck':
      return choice.head.kind === 'tuck' ? filled(choice, printed, () => 1) : undefined;
    case 'produce':
      return filled(
        choice,
        (good) => -good,
        ({ max, from }) => Math.min(max, from.length),
      );
    case 'sell':
      return filled(
        choice,
        (good) => -priceOf(open.tile, good),
        ({ max, from }) => Math.min(max, from.length),
      );
    case 'keep':
      return filled(
        choice,
        (card) => -printed(card),
        ({ max }) => max,
      );
    case 'discard':
      return filled(choice, printed, ({ min }) => min);
  }
}

/** The selection with its cheapest items by a measure. */
function filled(choice: Choice, measure: (item: number) => number, count: (choice: Choice) => number): Move {
  const items = [...choice.from].sort((a, b) => measure(a) - measure(b)).slice(0, count(choice));
  return { ...choice.head, items: items.sort((a, b) => a - b) } as Move;
}
