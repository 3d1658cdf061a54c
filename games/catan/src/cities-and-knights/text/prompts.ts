import { at, type View } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import type { Catan } from '../../rules/types.ts';
import { say, shortVertex, vertexName } from '../../text/words.ts';
import { ALCHEMIST, MASTER_CARDS, PROGRESS_LIMIT } from '../data/progress.ts';
import type { Realm } from '../rules/realm.ts';
import { realmOf } from '../rules/realm.ts';
import type { KnightsStep } from '../rules/steps.ts';
import { barbarianStrength } from './strength.ts';
import { knightName, metropolisName } from './words.ts';

/** How many hidden progress cards the viewer holds beyond what may be kept. */
function surplusOf(view: View<Catan>): number {
  const held = view.mine?.own.progress ?? [];
  return held.reduce((sum, count) => sum + count, 0) - PROGRESS_LIMIT;
}

/** Strength of the knights that have been sent to fight so far. */
function strengthSent(realm: Realm): number {
  return realm.committed.reduce((sum, vertex) => sum + at(realm.knightLevels, vertex), 0);
}

/** The viewer's question in a step of Cities & Knights. */
export function realmPrompt(step: KnightsStep, view: View<Catan>): Message {
  switch (step.kind) {
    case 'ckRoll':
      return say((view.mine?.own.progress?.[ALCHEMIST] ?? 0) > 0 ? 'prompt.ckRollAlchemist' : 'prompt.ckRoll');
    case 'ckAction':
      return surplusOf(view) > 0 ? say('prompt.ckActionSurplus', { count: surplusOf(view) }) : say('prompt.ckAction');
    case 'muster': {
      const realm = realmOf(view.open);
      return say('prompt.muster', { barbarians: barbarianStrength(view.open), catan: strengthSent(realm) });
    }
    case 'surplus':
      return say('prompt.surplus', { count: surplusOf(view) });
    case 'metropolis':
      return say('prompt.metropolis', { metropolis: metropolisName(step.open.track) });
    case 'retreat': {
      const { from, by, level, active } = step.open;
      return say('prompt.retreat', { seat: { seat: by }, knight: knightName(level, active === 1), vertex: shortVertex(from, view.open) });
    }
    case 'placeCity':
    case 'pillage':
    case 'chooseDeck':
    case 'aqueduct':
    case 'smithing':
    case 'rebuild':
      return say(`prompt.${step.kind}`);
    default:
      return cardPrompt(step, view);
  }
}

/** The questions of progress cards. */
function cardPrompt(step: KnightsStep, view: View<Catan>): Message {
  switch (step.kind) {
    case 'dismiss':
    case 'exchange':
      return say(`prompt.${step.kind}`, { seat: { seat: step.open.by } });
    case 'defect':
      return say('prompt.defect', { knight: knightName(step.open.level, step.open.active === 1) });
    case 'spying':
      return say('prompt.spying', { seat: { seat: step.open.victim } });
    case 'plunder': {
      const count = Math.min(MASTER_CARDS, at(view.shown.hands, step.open.victim));
      return say('prompt.plunder', { seat: { seat: step.open.victim }, count });
    }
    case 'gifts':
      return say('prompt.gifts', { seat: { seat: step.open.to }, count: at(step.open.owed, view.viewer) });
    case 'sabotage':
      return say('prompt.sabotage', { count: at(step.open.owed, view.viewer) });
    default:
      throw new Error(`nothing is asked in step "${step.kind}"`);
  }
}

/** A road of the starting placement touches a settlement, or the city of the second round. */
export function placeRoadPrompt(view: View<Catan>, vertex: number): Message {
  const key = at(view.open.levels, vertex) === 2 ? 'prompt.placeRoadCity' : 'prompt.placeRoad';
  return say(key, { vertex: vertexName(view.open, vertex) });
}
