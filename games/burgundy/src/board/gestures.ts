import { SHIELD } from '../data/shields.ts';
import type { Space } from '../data/team.ts';
import type { Move } from '../rules/types.ts';
import type { Desk } from './desk.svelte.ts';
import { offer } from './exchange.ts';
import { indexOf, type Thing } from './ways.ts';

/* What presses and dragging mean: each either answers, or begins or changes a half-made answer. */

/** A press on a thing: it answers when only one answer is meant, else it shows what it may mean. */
export function press(desk: Desk, thing: Thing, event?: Event): void {
  const { choice, half } = desk;
  const moves = desk.movesAt(thing);
  const [move] = moves;
  if (choice.busy || move === undefined) return;
  if (thing.startsWith('layout-')) desk.change({ layout: indexOf(thing) });
  else if (move.kind === 'trade' && thing.startsWith('good-')) offer(desk, indexOf(thing));
  else if (move.kind === 'load') pick(desk, indexOf(thing), move, event);
  else if (half.fan === thing) choice.play(move);
  else if (moves.length > 1 && isHeld(thing, moves)) desk.change({ held: half.held === thing ? null : thing, fan: null });
  else if (moves.length === 1) choice.press(move, event);
  else desk.change({ fan: thing });
}

/** Whether a press takes a thing up, so that its second half is pressed elsewhere: a hex, a die or a player. */
function isHeld(thing: Thing, moves: readonly Move[]): boolean {
  const [move] = moves;
  switch (move?.kind) {
    case 'place':
      return thing.startsWith('stored-');
    case 'grant':
    case 'shield':
    case 'crest':
    case 'study':
      return !thing.startsWith('hex-');
    case 'set':
      // With one die left only its new value is open.
      return thing.startsWith('shield-') && moves.some((other) => other.kind === 'set' && other.die !== move.die);
    default:
      return false;
  }
}

function pick(desk: Desk, good: number, move: Extract<Move, { kind: 'load' }>, event?: Event): void {
  const { choice, half } = desk;
  const need = choice.question?.selections?.[0]?.max ?? 0;
  const isPicked = half.picked.includes(good);
  if (move.items.length === need && (!isPicked || choice.selected !== null)) choice.press(move, event);
  else desk.change({ picked: isPicked ? half.picked.filter((other) => other !== good) : move.items });
}

/** A press on a die: with a fan open it decides, else it is taken up or put down. */
export function pressDie(desk: Desk, value: number): void {
  const { choice, fan, half } = desk;
  if (choice.busy || !desk.canTake(value)) return;
  const ways = fan?.moves.filter((move) => 'die' in move && move.die === value) ?? [];
  const [only] = ways;
  if (desk.heldShield === SHIELD.die) desk.change({ fan: `die-${value}` });
  else if (ways.length === 1 && only !== undefined && half.fan !== null) choice.play(only);
  else desk.change({ die: half.die === value ? null : value, fan: null, ...(desk.heldShield > 0 ? { held: null } : {}) });
}

/** Answers from a fan: the thing was chosen before, so this is the second press. */
export function choose({ choice }: Desk, move: Move): void {
  if (!choice.busy) choice.play(move);
}

/** Takes back the last half-step; false when there is none. */
export function back(desk: Desk): boolean {
  const { choice, half } = desk;
  if (choice.selected !== null) choice.cancel();
  else if (half.fan !== null) desk.change({ fan: null });
  else if (half.held !== null) desk.change({ held: null });
  else if (half.picked.length > 0) desk.change({ picked: half.picked.slice(0, -1) });
  else if (half.die !== null) desk.change({ die: null });
  else return false;
  return true;
}

/** Answers about a thing that is laid on a hex. */
const LAID: readonly Move['kind'][] = ['grant', 'shield', 'crest'];

/** Begins to drag: what is dragged is taken up, so that its goals glow. */
export function lift(desk: Desk, what: Thing): boolean {
  if (desk.choice.busy || desk.choice.question === null) return false;
  if (what.startsWith('die-')) {
    const value = Number(what.slice(4));
    if (!desk.canTake(value)) return false;
    desk.change({ die: value, fan: null });
  } else {
    const [move] = desk.movesAt(what);
    if (move === undefined || /^(hex|quay|load|layout|cargo|seat)/.test(what)) return false;
    desk.change({ fan: null, ...(what.startsWith('stored-') || LAID.includes(move.kind) ? { held: what } : {}) });
  }
  desk.dragged = what;
  return true;
}

/** Lets go of what was dragged over a thing, the storage or the pile of sold goods. */
export function drop(desk: Desk, onto: string | null): void {
  const what = desk.dragged;
  desk.dragged = null;
  desk.wish = null;
  if (what === null) return;
  const move = onto === null ? undefined : dropped(desk, what, onto);
  if (move === undefined) desk.change({ held: null, fan: null });
  else desk.choice.play(move);
}

function dropped(desk: Desk, what: Thing, onto: string): Move | undefined {
  if (what.startsWith('die-') || (desk.half.held === what && onto.startsWith('hex-'))) return desk.movesAt(onto as Thing)[0];
  const [move] = desk.movesAt(what);
  const goal = what.startsWith('good-') ? 'sold' : what === 'workers' || what === 'coins' || desk.half.held === what ? '' : 'storage';
  if (onto.startsWith('space-')) desk.wish = { space: onto.slice(6) as Space, decision: desk.view.decision };
  return onto === goal || (goal === 'storage' && /^(stored|space)-/.test(onto)) ? move : undefined;
}
