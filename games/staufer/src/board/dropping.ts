import { DEPLOY, FIRST, MOVE, PURPLE, SUPPLY } from '../data/chests.ts';
import { WITH_DEPLOY, WITH_MOVE } from '../rules/moves.ts';
import type { Desk } from './desk.svelte.ts';
import type { Cargo, Goal } from './drag.ts';
import { preferred } from './ways.ts';

/** The effect of a drop on a place. It answers at once where one press would, and goes half a step otherwise. */
export function dropOn(desk: Desk, cargo: Cargo, goal: Goal | null): void {
  const { hand } = desk;
  if (goal === null) hand.piece = null;
  else if (cargo.kind === 'family') placeMember(desk, goal);
  else if (cargo.kind === 'piece') placePiece(desk, cargo.piece, goal);
  else dropChest(desk, cargo.chest, goal);
}

function placeMember(desk: Desk, goal: Goal): void {
  const { hand, choice } = desk;
  if (goal.kind === 'office') hand.pressOffice(goal.office);
  if (goal.kind === 'space' && hand.canPressSpace(goal.space)) hand.pressSpace(goal.space);
  if (goal.kind === 'track' && goal.track === 'deployment') {
    const move = { kind: 'deploy', spot: hand.first ? 1 : 0 } as const;
    if (choice.isLegal(move)) choice.play(move);
  }
}

function placePiece(desk: Desk, piece: number, goal: Goal): void {
  const { hand } = desk;
  hand.piece = piece;
  const way = goal.kind === 'office' ? preferred(hand.waysTo(goal.office), piece) : undefined;
  hand.piece = null;
  if (way === undefined) return;
  hand.choose(way);
  if (hand.waysTo(way.office).filter((one) => one.piece === piece).length === 1 && way.min === way.max) hand.commit();
}

function dropChest(desk: Desk, chest: number, goal: Goal): void {
  const { hand, choice } = desk;
  if (chest === PURPLE && goal.kind === 'privilege') {
    const move = { kind: 'privilege', type: goal.type } as const;
    if (choice.isLegal(move)) choice.play(move);
  }
  if (chest === SUPPLY && goal.kind === 'space') hand.swap = { chests: goal.space };
  if (chest === FIRST && goal.kind === 'track') hand.first = true;
  if ((chest === MOVE || chest === DEPLOY) && goal.kind === 'office') {
    const bit = chest === MOVE ? WITH_MOVE : WITH_DEPLOY;
    const way = preferred(hand.ways.filter(({ office, use }) => office === goal.office && (use & bit) !== 0));
    if (way !== undefined) hand.choose(way);
  }
}
