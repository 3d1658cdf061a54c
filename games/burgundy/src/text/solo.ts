import { at, type Config, type MoveFor, range, type View } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { PHASES, ROUNDS_PER_PHASE } from '../data/course.ts';
import { GOODS } from '../data/goods.ts';
import { LEAST_TARGET, SOLO_DUCHIES, TARGET_STEP } from '../data/solo.ts';
import { estateOf, layoutOf, uncovered } from '../rules/estates.ts';
import type { Layout } from '../rules/layout.ts';
import { foretold } from '../rules/modules/solo/placement.ts';
import { lacking, soloOf } from '../rules/modules/solo/scoring.ts';
import { type Burgundy, EMPTY, type Open, type Options, type Step } from '../rules/types.ts';
import { goodsOf, hexName, say, tileName } from './words.ts';

/** The counter after a scoring, before anything is bought. */
export function spendPrompt(open: Open, seat: number, points: number): Message {
  const { target } = soloOf(open);
  return say('prompt.spend', { points, counter: at(open.points, seat) + points, target });
}

export function soloAnswer(move: MoveFor<Burgundy, 'part' | 'spend' | 'trade'>, view: View<Burgundy>): Message {
  const { open, viewer, agenda } = view;
  const step = at(agenda, agenda.length - 1) as Step;
  switch (move.kind) {
    case 'part': {
      const sold = view.mine?.own.sold ?? GOODS.map(() => 0);
      const event = step.kind === 'part' ? foretold(open, sold, step.open, move.part) : undefined;
      return say('answer.part', { part: move.part, points: event === undefined ? 0 : event.points });
    }
    case 'spend': {
      const points = step.kind === 'spend' ? step.open.points : 0;
      return say('answer.spend', { coins: move.coins, reset: points + move.coins >= lacking(open, viewer) ? 'yes' : 'no' });
    }
    case 'trade': {
      const goods = goodsOf(GOODS.map((_, good) => move.items.filter((item) => item === good).length));
      return say('answer.trade', { tile: tileName(move.tile), goods });
    }
  }
}

/** Alone, the evaluation counts covered hexes, and there are no more than the duchy has. */
export function expected(count: number, { options: { mode, soloBoard } }: Config<Options>): Message | undefined {
  const size = SOLO_DUCHIES[soloBoard].length;
  return mode === 'solo' ? say('advice.covered', { covered: Math.min(count, size), size }) : undefined;
}

/** The counter with its target, and the rest of the game: hexes and rounds. */
export function soloLines(open: Open): Message[] {
  if (open.solo === undefined) return [];
  const seat = 0;
  const estate = estateOf(open, seat);
  const { target } = open.solo;
  const lines = [
    say('outline.counter', { points: at(open.points, seat), target, next: Math.max(LEAST_TARGET, target - TARGET_STEP) }),
    say('outline.soloMonasteries'),
  ];
  if (at(open.layouts, estate) === EMPTY) return lines;
  const { size } = layoutOf(open, estate);
  const rounds = PHASES.length * ROUNDS_PER_PHASE - open.phase * ROUNDS_PER_PHASE - open.round;
  return [say('outline.soloRounds', { covered: size - uncovered(open, estate), size, rounds }), ...lines];
}

/** Touching hexes and rivers, territory by territory, because such a duchy has no rows that would show them. */
export function contactLines(layout: Layout): Message[] {
  if (layout.rivers.length === 0) return [];
  const seen = new Set<number>();
  return range(layout.size).flatMap((start) => {
    if (seen.has(start)) return [];
    const territory = [start];
    seen.add(start);
    for (const hex of territory)
      for (const next of touching(layout, hex)) {
        if (seen.has(next)) continue;
        seen.add(next);
        territory.push(next);
      }
    return [say('outline.territory', { hexes: territory.sort((a, b) => a - b).map((hex) => contactOf(layout, hex)) })];
  });
}

function touching({ contact, rivers }: Layout, hex: number): number[] {
  return at(contact, hex).filter((other) => !at(rivers, hex).includes(other));
}

function contactOf(layout: Layout, hex: number): Message {
  const name = (other: number): Message => hexName(other + layout.first);
  const [near, far] = [touching(layout, hex).map(name), at(layout.rivers, hex).map(name)];
  if (near.length === 0) return say('outline.riverOnly', { hex: name(hex), rivers: far });
  if (far.length === 0) return say('outline.contact', { hex: name(hex), others: near });
  return say('outline.contactRiver', { hex: name(hex), others: near, rivers: far });
}
