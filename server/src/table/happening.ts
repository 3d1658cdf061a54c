import type { Seat } from '@ludoteca/kernel';
import type { TableActor } from './actor.ts';
import type { Happening } from './doc.ts';

/** The latest are enough: somebody who comes and goes all the time must not fill the document. */
const MOST = 40;

/** The story of the people with one more line, placed after what every audience has seen so far. Only inside `act`. */
export async function withHappening(actor: TableActor, kind: Happening['kind'], seat: Seat): Promise<readonly Happening[]> {
  const { numbers } = await actor.play();
  const happening: Happening = { kind, seat, at: actor.house.now(), numbers };
  return [...(actor.doc.happenings ?? []), happening].slice(-MOST);
}
