import type { Event } from '../rules/types.ts';
import { anchor } from './travel.ts';

/** Maximum number of coins that fly for one payment; the number beside the total says the rest. */
const MOST = 5;
const STAGGER = 45;
const COIN =
  '<svg viewBox="0 0 20 20" width="20" height="20"><circle cx="10" cy="10" r="9" fill="#d9a93a" stroke="#7a5410" stroke-width="1.2"/><circle cx="10" cy="10" r="6.4" fill="none" stroke="#7a5410" stroke-opacity=".5"/></svg>';

interface Payment {
  readonly from: string;
  readonly to: string;
  readonly coins: number;
}

/** The coins that change hands in these events, by the places they leave and reach. */
function paymentsOf(events: readonly Event[]): Payment[] {
  return events.flatMap((event): Payment[] => {
    switch (event.kind) {
      case 'income':
      case 'symbolCoins':
        return [{ from: `estate-${event.seat}-${event.estate}`, to: `coins-${event.seat}`, coins: event.coins }];
      case 'paid':
        return [{ from: `coins-${event.seat}`, to: `coins-${event.to}`, coins: event.coins }];
      case 'eventCoins':
        return event.coins < 0
          ? [{ from: `coins-${event.seat}`, to: `card-${event.card}`, coins: -event.coins }]
          : [{ from: `card-${event.card}`, to: `coins-${event.seat}`, coins: event.coins }];
      default:
        return [];
    }
  });
}

/** Lets coins fly, after the pieces have begun to move. */
export function coinFlights(root: Element, sky: Element, events: readonly Event[], pace: number): void {
  const ground = sky.getBoundingClientRect();
  for (const [order, { from, to, coins }] of paymentsOf(events).entries()) {
    const start = anchor(root, from);
    const goal = anchor(root, to);
    if (start === undefined || goal === undefined) continue;
    for (let coin = 0; coin < Math.min(coins, MOST); coin++) {
      const piece = document.createElement('span');
      piece.innerHTML = COIN;
      Object.assign(piece.style, {
        position: 'absolute',
        left: `${goal.left + 10 - ground.left - 10}px`,
        top: `${goal.top + goal.height / 2 - ground.top - 10}px`,
      });
      const dx = start.left + start.width / 2 - goal.left - 10;
      const dy = start.top + start.height / 2 - goal.top - goal.height / 2;
      sky.append(piece);
      const flight = piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration: pace,
        delay: order * STAGGER + coin * STAGGER,
        easing: 'ease-in-out',
        fill: 'backwards',
      });
      const land = (): void => piece.remove();
      flight.finished.then(land, land);
    }
  }
}
