import { quick } from '../../chance/chance.ts';
import type { GameTypes, Question, State, View } from '../../contract.ts';
import { SPECTATOR } from '../../contract.ts';
import { canonical, clone, same } from '../../plain.ts';
import { questionFor, violationOf } from '../../play/question.ts';
import { viewOf } from '../../secrecy/view.ts';
import type { Property } from '../property.ts';
import { wander } from '../walk.ts';
import { difference, viewerName, wordsFor } from '../wording.ts';

/** Bots search imagined worlds, which must match the view, keep the invariants and be playable. */
export const imagined: Property = {
  name: 'imagine',
  position(probe, that) {
    const { game } = probe;
    for (const viewer of probe.viewers) {
      const world = probe.world(viewer);
      const view = viewOf(game, world, viewer);
      that(same(view, probe.view(viewer)), () => `imagined by ${viewerName(viewer)}: ${difference(probe.view(viewer), view)}`);
      const broken = game.invariants.find((invariant) => !invariant.holds(world));
      that(broken === undefined, () => `the world imagined by ${viewerName(viewer)} breaks ${broken?.rule}`);
      // Any fault in the world shows as an exception here.
      wander(game, clone(world), probe.chance);
    }
  },
};

/** A question must not depend on anything that its seat cannot see. */
export const menu: Property = {
  name: 'menu',
  position(probe, that) {
    const { game } = probe;
    for (const seat of probe.speakers) {
      const world = probe.world(seat);
      const question = inOrder(questionFor(game, world, seat));
      that(
        same(question, inOrder(probe.question(seat))),
        () => `seat ${seat} would be asked otherwise: ${difference(inOrder(probe.question(seat)), question)}`,
      );
      for (const { move, violation } of probe.trials(seat)) {
        const there = violationOf(game, world, seat, move);
        that(
          there === violation,
          () => `${wordsFor(probe, move)} by seat ${seat} breaks ${violation}, but ${there} in a world that looks the same`,
        );
      }
    }
  },
};

function inOrder<M>(question: Question<M>): object {
  const sorted = (list: readonly unknown[] | undefined): string[] => (list ?? []).map(canonical).sort();
  return { list: sorted(question.list), selections: sorted(question.selections), offers: sorted(question.offers) };
}

const PLACES = [
  'viewer',
  'game',
  'rules',
  'shape',
  'config',
  'open',
  'shown',
  'agenda',
  'decision',
  'asked',
  'over',
  'mine',
  'answer',
].sort();

/** Views do not depend on chance or on other seats' private answers. */
export const secrecy: Property = {
  name: 'secrecy',
  position(probe, that) {
    const { game, state } = probe;
    const lucky = { ...state, chance: quick(`other:${probe.chance.int(0x10000)}`) };
    for (const viewer of probe.viewers) {
      const view = probe.view(viewer);
      that(
        same(Object.keys(view).sort(), PLACES),
        () => `the view of ${viewerName(viewer)} has other parts: ${Object.keys(view).join(', ')}`,
      );
      that(isOwn(state, view), () => `the view of ${viewerName(viewer)} has somebody else's part`);
      const bare = view.agenda.every((step) => Object.keys(step).every((key) => key === 'kind' || key === 'open'));
      that(bare, () => `the view of ${viewerName(viewer)} has hidden parts of steps`);
      const elsewhere = viewOf(game, lucky, viewer);
      that(same(elsewhere, view), () => `what ${viewerName(viewer)} sees depends on chance: ${difference(view, elsewhere)}`);
      const silent = viewOf(game, { ...state, answers: state.answers.map((answer, seat) => (seat === viewer ? answer : null)) }, viewer);
      that(same(silent, view), () => `what ${viewerName(viewer)} sees depends on others' private answers: ${difference(view, silent)}`);
    }
  },
  step({ before, seat, after, told }, that) {
    const isPrivate = after.state.answers[seat] !== null && before.state.decision === after.state.decision;
    if (!isPrivate) return;
    that(told.length === 0, () => `a private answer of seat ${seat} is told as ${told[0]?.event.kind}`);
    for (const viewer of before.viewers.filter((other) => other !== seat)) {
      that(same(before.view(viewer), after.view(viewer)), () => `a private answer of seat ${seat} shows to ${viewerName(viewer)}`);
    }
  },
};

function isOwn<T extends GameTypes>(state: State<T>, view: View<T>): boolean {
  return view.viewer === SPECTATOR ? view.mine === null && view.answer === null : same(view.mine, state.seats[view.viewer]);
}
