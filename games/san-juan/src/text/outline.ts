import { at, range, type Seat, sum, type View } from '@ludoteca/kernel';
import type { Message, Outline, Section } from '@ludoteca/text';
import { ROLES } from '../data/roles.ts';
import { TILES } from '../data/tiles.ts';
import { coveredPlace, coveredType, factories, tally } from '../rules/display.ts';
import { pointsOf } from '../rules/scoring.ts';
import { NOBODY, type Open, type SanJuan } from '../rules/types.ts';
import { cardFace, cardName, cardText, goodName, number, player, prices, roleName, say, tileName } from './words.ts';

/** The table in words: the round, the roles, the players, displays, and the viewer's own cards. */
export function outline(view: View<SanJuan>): Outline {
  const { open, config, mine } = view;
  const displays = range(config.seats).map((seat) => display(open, seat, seat === view.viewer));
  const parts = [course(view), roles(open), players(view), ...displays];
  if (open.revealed.length > 0) parts.push({ title: say('outline.revealed'), lines: open.revealed.map(described) });
  if (mine === null) return parts;
  if (mine.own.drawn.length > 0) parts.push({ title: say('outline.drawn'), lines: counted(mine.own.drawn) });
  const lines = counted(mine.own.hand);
  if (mine.own.chapel.length > 0) lines.push(say('outline.chapel', { cards: mine.own.chapel.map(cardName) }));
  return [...parts, { title: say('outline.yourHand', { count: mine.own.hand.length }), lines }];
}

function course({ open, shown }: View<SanJuan>): Section {
  const lines = [
    say('outline.governor', { seat: { seat: open.governor } }),
    say('outline.piles', { supply: shown.supply, discard: shown.discard }),
  ];
  if (open.tile !== NOBODY) lines.push(say('outline.tile', { prices: prices(open.tile) }));
  if (open.tiles.length === TILES.length)
    lines.push(say('outline.nextTile', { tile: tileName(at(open.tiles, open.turned % TILES.length)) }));
  else if (open.tiles.length > 0) lines.push(say('outline.tilesSeen', { tiles: open.tiles.map(tileName) }));
  return { title: say('outline.course', { round: open.round }), lines };
}

function roles(open: Open): Section {
  const rows = ROLES.map((_, role) => {
    const seat = at(open.roles, role);
    return [roleName(role), seat === NOBODY ? say('outline.free') : say('outline.takenBy', { seat: { seat } })];
  });
  return { title: say('outline.roles'), tables: [{ head: [say('outline.role'), say('outline.holder')], rows }] };
}

/** Visible points leave out the cards under chapels, which are secret before the end. */
function players({ open, shown, config }: View<SanJuan>): Section {
  const head = [
    say('outline.player'),
    say('outline.buildings'),
    say('outline.hand'),
    say('outline.goods'),
    say('outline.points'),
    say('outline.seen'),
  ];
  const rows = range(config.seats).map((seat) => {
    const goods = factories(open, seat, 1);
    const seen = at(open.seenHands, seat);
    return [
      player(seat),
      number(at(open.displays, seat).length),
      number(at(shown.hands, seat)),
      goods.length === 0 ? say('nothing') : say('value', { value: goods.map(goodName) }),
      number(sum(Object.values(pointsOf(open, seat, shown.chapels[seat] ?? 0)))),
      seen.length === 0 ? say('nothing') : say('value', { value: seen.map(cardName) }),
    ];
  });
  return { title: say('outline.players'), tables: [{ head, rows }] };
}

/** The viewer's own buildings with their effects, the others' by name. */
function display(open: Open, seat: Seat, own: boolean): Section {
  const buildings = at(open.displays, seat).map((_, place) => building(open, seat, place));
  const title = say('outline.display', { seat: { seat } });
  if (!own) return { title, lines: [say('value', { value: buildings })] };
  return {
    title,
    lines: buildings.map((name, place) =>
      say('outline.buildingText', { building: name, text: cardText(at(at(open.displays, seat), place)) }),
    ),
  };
}

function building(open: Open, seat: Seat, place: number): Message {
  const below = at(open.covered, seat).filter((code) => coveredPlace(code) === place);
  return say('outline.buildingOf', {
    card: cardFace(at(at(open.displays, seat), place)),
    good: at(at(open.goods, seat), place) === 1 ? 'yes' : 'no',
    below: below.length === 0 ? 'none' : below.map((code) => cardName(coveredType(code))),
  });
}

function described(card: number): Message {
  return say('outline.buildingText', { building: cardFace(card), text: cardText(card) });
}

/** Each type once, with its number where there are several. */
function counted(cards: readonly number[]): Message[] {
  const counts = tally(cards, Math.max(0, ...cards) + 1);
  return counts.flatMap((count, card) => {
    if (count === 0) return [];
    return [count === 1 ? described(card) : say('outline.times', { card: described(card), count })];
  });
}
