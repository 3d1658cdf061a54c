import { RESOURCES } from '../../data/goods.ts';
import type { CatanState, Event } from '../../rules/types.ts';

type Retold = { readonly [K in Event['kind']]?: (event: Extract<Event, { kind: K }>, state: CatanState) => Event };

/** Events of the base game to which Cities & Knights has rules of its own. */
const RETOLD: Retold = {
  starterFound: (event) => ({ ...event, rule: 'CK-SETUP-01' }),
  islandLaid: (event, { config }) => (config.options.map === 'first-game' ? { ...event, rule: 'CK-MAP-01' } : event),
  numbersLaid: (event, { config }) => (config.options.map === 'first-game' ? { ...event, rule: 'CK-MAP-01' } : event),
  shortage: (event) => (event.resource < RESOURCES.length ? event : { ...event, rule: 'CK-PROD-06' }),
  produced: (event) => ({ ...event, rule: 'CK-PROD-01' }),
  nothingProduced: (event) => ({ ...event, rule: 'CK-PROD-01' }),
  won: (event) => ({ ...event, rule: 'CK-END-02' }),
};

export function retell(state: CatanState, event: Event): Event {
  const by = RETOLD[event.kind] as ((event: Event, state: CatanState) => Event) | undefined;
  return by?.(event, state) ?? event;
}
