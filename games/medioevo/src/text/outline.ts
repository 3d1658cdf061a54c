import { at, range, SPECTATOR, type View } from '@ludoteca/kernel';
import type { Message, Outline, Section } from '@ludoteca/text';
import { EVENT_ROUNDS } from '../data/course.ts';
import { ESTATES } from '../data/estates.ts';
import { TILE_CHESTS, TILE_PEASANTS, TILES } from '../data/tiles.ts';
import { cell, column, count, symbols } from '../rules/fief.ts';
import { incomeEach, incomeTiles } from '../rules/income.ts';
import { eventsDone, isOpening, isRefillToCome, rowsOfLords } from '../rules/table.ts';
import { type Medioevo, NOTHING, NOWHERE, type Open } from '../rules/types.ts';
import { cardName, cardText, estateName, number, player, say, tileName } from './words.ts';

/** The whole table in words: course and events, rows, fiefs, players, and what the viewer's estates would pay. */
export function outline(view: View<Medioevo>): Outline {
  const { open } = view;
  const parts = [course(view), rows(view), fiefs(view), players(view)];
  return view.viewer === SPECTATOR || open.finished ? parts : [...parts, incomes(open, view.viewer)];
}

function course(view: View<Medioevo>): Section {
  const { open, agenda } = view;
  const done = eventsDone(open, agenda);
  const events = open.events.map((card, place) =>
    say('outline.event', {
      when: say('outline.afterRound', { round: at(EVENT_ROUNDS, place) }),
      card: cardName(card),
      text: cardText(card),
      past: place < done ? 'yes' : place < open.eventsPast ? 'now' : 'no',
    }),
  );
  const tokens =
    open.terrainSupply.length > 0 ? say('outline.supply', { tokens: open.terrainSupply.map(estateName) }) : say('outline.noTokens');
  const title = isOpening(agenda) ? say('outline.opening') : say('outline.course', { round: open.round });
  return { title, lines: [...events, pileText(view), discardsText(open), tokens] };
}

/** What is left to be drawn, and the back that can be seen. */
export function pileText({ open, agenda, shown }: View<Medioevo>): Message {
  if (!isRefillToCome(open, agenda)) return say('outline.noMoreTiles');
  return say('outline.nextTile', { number: shown.nextNumber, back: shown.nextBack, pile: shown.pile, second: shown.second });
}

/** The discards lie face up: with three and five players they come back. */
export function discardsText({ discards }: Open): Message {
  return discards.length === 0 ? say('outline.noDiscards') : say('outline.discards', { tiles: discards.map(tileName) });
}

function rows({ open, agenda }: View<Medioevo>): Section {
  const lords = rowsOfLords(open, agenda);
  const width = Math.max(...open.rows.map((row) => row.length));
  const mark = (row: number): string => (row === lords.now ? 'now' : row === lords.next ? 'next' : 'none');
  const head = [say('outline.rows'), ...range(width).map((place) => number(place + 1))];
  const body = open.rows.map((tiles, row) => [
    say('outline.row', { row: row + 1, mark: mark(row) }),
    ...range(width).map((place) => {
      const tile = tiles[place];
      return tile === undefined ? say('nothing') : tileOnTable(open, tile);
    }),
  ]);
  return { title: say('outline.rows'), tables: [{ head, rows: body }] };
}

function tileOnTable(open: Open, tile: number): Message {
  const lord = open.lords.indexOf(tile);
  if (lord >= 0) return say('outline.lordOn', { tile: tileName(tile), seat: { seat: lord } });
  const explorer = open.explorers.indexOf(tile);
  return explorer < 0 ? tileName(tile) : say('outline.reserved', { tile: tileName(tile), seat: { seat: explorer } });
}

function fiefs({ open, config }: View<Medioevo>): Section {
  const seats = range(config.seats);
  const head = [say('outline.estate'), ...seats.map(player)];
  const body = ESTATES.map((_, estate) => [estateName(estate), ...seats.map((seat) => estateCell(open, seat, estate))]);
  return { title: say('outline.fiefs'), tables: [{ head, rows: body }] };
}

/** Tiles and the top one, which is lost first, then "+1" for an extra coin and the type of a terrain token. */
function estateCell(open: Open, seat: number, estate: number): Message {
  const terrain = at(open.terrains, cell(seat, estate));
  const coin = at(open.extraCoins, cell(seat, estate)) > 0 ? 'yes' : 'no';
  return say('outline.cell', {
    tiles: count(open, seat, estate),
    top: topTile(open, seat, estate),
    coin,
    terrain: terrain === NOTHING ? 'none' : estateName(terrain),
  });
}

/** The uppermost tile of an estate without the name of the estate, or "none". */
export function topTile(open: Open, seat: number, estate: number): Message | 'none' {
  const tile = column(open, seat, estate).at(-1);
  if (tile === undefined) return 'none';
  const { number, peasants, chests } = at(TILES, tile);
  return say('topTile', { number, peasants, chests });
}

function players({ open, config }: View<Medioevo>): Section {
  const head = [
    say('outline.player'),
    say('outline.coins'),
    say('outline.peasants'),
    say('outline.chests'),
    say('outline.cemetery'),
    say('outline.explorer'),
  ];
  const body = range(config.seats).map((seat) => {
    const buried = at(open.cemeteries, seat);
    const explorer = at(open.explorers, seat);
    return [
      player(seat),
      number(at(open.coins, seat)),
      number(symbols(open, seat, TILE_PEASANTS)),
      number(symbols(open, seat, TILE_CHESTS)),
      buried.length === 0 ? say('nothing') : say('value', { value: buried.map(tileName) }),
      explorer === NOWHERE ? say('nothing') : tileName(explorer),
    ];
  });
  return { title: say('outline.players'), tables: [{ head, rows: body }] };
}

/** What one more tile would make each estate pay, effects aside: the sum people do in their heads. */
function incomes(open: Open, seat: number): Section {
  const lines = ESTATES.map((_, estate) => {
    const coins = (incomeTiles(open, seat, estate) + 1) * incomeEach(open, seat, estate);
    return say('outline.incomeOf', { estate: estateName(estate), coins });
  });
  return { title: say('outline.incomes'), lines };
}
