import type { CatanState, Event } from '../../rules/types.ts';

/** Events of the base game to which Seafarers has rules of its own. */
export function retellAtSea({ open }: CatanState, event: Event): Event {
  const isShores = open.seas !== undefined && open.seas.board < 2;
  const rule = isShores ? 'SEA-SCN-01' : 'SEA-SCN-02';
  if (event.kind === 'islandLaid' || event.kind === 'numbersLaid' || event.kind === 'harboursLaid') return { ...event, rule };
  return event.kind === 'won' ? { ...event, rule } : event;
}
