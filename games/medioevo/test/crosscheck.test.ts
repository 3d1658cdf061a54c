import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { PLAYER_COUNTS, TIE_BREAK } from '../src/data/course.ts';
import { ESTATES, INCOME_BASE, INCOME_SYMBOLS } from '../src/data/estates.ts';
import { EVENTS } from '../src/data/events.ts';
import { TILES } from '../src/data/tiles.ts';
import { LEDGER } from '../src/rules/ledger.ts';

const folder = join(import.meta.dirname, '../../../../shared/rules/medioevo');
const absent = !existsSync(folder);
const because = absent ? ' (skipped: the folder shared/rules/medioevo is not beside the project)' : '';

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

interface SharedData {
  tiles: { list: { id: string; back: string; number: number; type: string; peasants: number; chests: number }[] };
  estates: { list: { type: string; incomeBase: number; incomeSymbols: string[] }[] };
  eventCards: { list: { id: string; rules: string[] }[] };
  playerCounts: {
    list: { players: 2 | 3 | 4 | 5; tilesPerRow: number; orangeUsed: boolean; tilesSetup: number; tilesDealtInWholeGame: number }[];
  };
  endGame: { tieBreakOrder: string[] };
}

describe('the shared sources', () => {
  test.skipIf(absent)(`the ledger has the same statements${because}`, () => {
    const stated = [...read('ledger.md').matchAll(/^- \*\*(MED-[A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);
    expect(stated).toHaveLength(187);
    expect(Object.keys(LEDGER).sort()).toEqual(stated.sort());
  });

  test.skipIf(absent)(`the tiles are the same${because}`, () => {
    const { tiles }: SharedData = JSON.parse(read('data.json'));
    expect(TILES.map(({ name, ...rest }) => ({ id: name, ...rest }))).toEqual(tiles.list);
  });

  test.skipIf(absent)(`estates, events, player counts and tie-breaks are the same${because}`, () => {
    const data: SharedData = JSON.parse(read('data.json'));
    const symbols = (index: number): string[] => at(INCOME_SYMBOLS, index).map((symbol) => at(ESTATES, symbol));
    const estates = ESTATES.map((type, index) => ({ type, incomeBase: at(INCOME_BASE, index), incomeSymbols: symbols(index) }));
    expect(data.estates.list).toMatchObject(estates);
    const snake = (id: string): string => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    expect(EVENTS.map(({ id, rule }) => [snake(id), [rule]])).toEqual(data.eventCards.list.map(({ id, rules }) => [id, rules]));
    for (const { players, tilesPerRow, orangeUsed, tilesSetup, tilesDealtInWholeGame } of data.playerCounts.list) {
      expect(PLAYER_COUNTS[players]).toMatchObject({
        rowWidth: tilesPerRow,
        orange: orangeUsed,
        atSetup: tilesSetup,
        dealt: tilesDealtInWholeGame,
      });
    }
    expect(TIE_BREAK.map((index) => at(ESTATES, index))).toEqual(data.endGame.tieBreakOrder);
  });
});
