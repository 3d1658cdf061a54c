import { at, type Seat } from '@ludoteca/kernel';
import { coveredPlace, coveredType } from '../rules/display.ts';
import { cardFace, cardName, cardText, say } from '../text/words.ts';
import type { Desk } from './desk.svelte.ts';

/** A building on the table in words: name, cost and points, its good, the covered card, and its effect. */
export function buildingLabel(desk: Desk, seat: Seat, place: number): string {
  const { open } = desk;
  const card = at(at(open.displays, seat), place);
  const below = at(open.covered, seat).filter((code) => coveredPlace(code) === place);
  const building = say('outline.buildingOf', {
    card: cardFace(card),
    good: at(at(open.goods, seat), place) === 1 ? 'yes' : 'no',
    below: below.length === 0 ? 'none' : below.map((code) => cardName(coveredType(code))),
  });
  return desk.say(say('outline.buildingText', { building, text: cardText(card) }));
}
