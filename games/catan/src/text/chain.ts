import { at, type View } from '@ludoteca/kernel';
import type { ChainLink } from '@ludoteca/text';
import type { Catan, Step } from '../rules/types.ts';
import { say } from './words.ts';

type LinkName =
  | 'settlement'
  | 'city'
  | 'road'
  | 'event'
  | 'discard'
  | 'robber'
  | 'muster'
  | 'pillage'
  | 'reward'
  | 'surplus'
  | 'aqueduct'
  | 'gold'
  | 'metropolis'
  | 'retreat'
  | 'freeRoad'
  | 'trade'
  | 'attack'
  | 'yield'
  | 'action';

/** The name of each step of the agenda in the chain; internal steps are left out. */
const NAMES: Partial<Record<Step['kind'], LinkName>> = {
  placeSettlement: 'settlement',
  placeCity: 'city',
  placeRoad: 'road',
  event: 'event',
  muster: 'muster',
  attack: 'attack',
  pillage: 'pillage',
  reward: 'reward',
  chooseDeck: 'reward',
  surplus: 'surplus',
  yield: 'yield',
  discard: 'discard',
  sabotage: 'discard',
  robber: 'robber',
  aqueduct: 'aqueduct',
  gold: 'gold',
  metropolis: 'metropolis',
  retreat: 'retreat',
  freeRoad: 'freeRoad',
  ckFreeRoad: 'freeRoad',
  talk: 'trade',
  action: 'action',
  ckAction: 'action',
};
const ROLLING: readonly Step['kind'][] = ['beforeRoll', 'ckRoll'];

/** The turn as a chain: dice, their consequences, actions, end. The agenda has the steps to come, the next one last. */
export function chain(view: View<Catan>): readonly ChainLink[] {
  const { open, agenda, over } = view;
  if (over || agenda.length === 0) return [];
  const steps = [...(agenda as readonly Step[])].reverse();
  const now = at(steps, 0);
  if (open.turns === 0) return namesOf(steps).map((name, place) => link(name, place === 0 ? 'now' : 'next'));
  const total = at(open.dice, 0) + at(open.dice, 1);
  const end = link('end', 'next');
  if (ROLLING.includes(now.kind)) return [link('roll', 'now'), link('action', 'next'), end];
  const links = namesOf(steps).map((name, place) => link(name, place === 0 ? 'now' : 'next'));
  // A card may be played before the dice are thrown.
  if (total === 0) return [...links, link('roll', 'next'), link('action', 'next'), end];
  return [{ message: say('chain.rolled', { total }), state: 'done' }, ...links, end];
}

function namesOf(steps: readonly Step[]): LinkName[] {
  const names = steps.flatMap((step) => NAMES[step.kind] ?? []);
  return names.filter((name, place) => names.indexOf(name) === place);
}

function link(name: LinkName | 'roll' | 'end', state: ChainLink['state']): ChainLink {
  return { message: say(`chain.${name}`), state };
}
