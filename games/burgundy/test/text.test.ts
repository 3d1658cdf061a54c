import { configure, parseMove, questionFor, SPECTATOR, viewOf } from '@ludoteca/kernel';
import { checkCatalogues, expectedText, LANGS, type Message, messagesOf, speaker } from '@ludoteca/text';
import { describe, expect, test } from 'vitest';
import { burgundy } from '../src/rules/index.ts';
import { LEDGER, OPEN } from '../src/rules/ledger.ts';
import type { Move } from '../src/rules/types.ts';
import { text } from '../src/text/index.ts';
import { fresh, given, type Table } from './table.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];

function answerOf(table: Table, line: string, lang: 'it' | 'en'): string {
  const move = parseMove(burgundy.moves, line) as Move;
  return speaker(text, lang, NAMES).say(text.answer(move, table.view(table.next())));
}

/** A solo game with plenty of everything and a target that is reached again and again. */
const NEARLY = {
  target: 5,
  black: ['mine', 'ship', 'castle', 'bank'],
  players: [{ dice: [4, 5], storage: ['ship', 'watchtower', 'blackTile'], coins: 9, workers: 9, goods: { red: 5, pink: 4, brown: 3 } }],
};

describe('the words of Burgundy', () => {
  test('both languages have the same keys and placeholders', () => {
    expect(checkCatalogues(text.catalogues.it, text.catalogues.en)).toEqual([]);
    expect(checkCatalogues(text.rules.it, text.rules.en)).toEqual([]);
  });

  test('every rule in play has a sentence, and no sentence is without a rule', () => {
    const wanted = Object.keys(LEDGER).filter((id) => !OPEN.some((prefix) => id.startsWith(prefix)));
    expect(Object.keys(text.rules.en)).toEqual(wanted);
    expect(Object.keys(text.rules.it)).toEqual(wanted);
  });

  test.each(LANGS)('whole games can be told in %s without a missing word', (lang) => {
    const { say } = speaker(text, lang, NAMES);
    const said: string[] = [];
    for (const boards of ['random', 'chosen', 'same', 'solo', 'alone', 'team']) {
      const table =
        boards === 'team'
          ? fresh(4, { mode: 'team', teamBoard: '12b' }, 'told-team')
          : boards === 'solo'
            ? fresh(1, { mode: 'solo' }, 'told-solo')
            : boards === 'alone'
              ? given({ ...NEARLY, depots: [['bank'], ['castle']] }, { seats: 1, options: { mode: 'solo', soloBoard: '13b' } })
              : fresh(boards === 'same' ? 2 : 4, { boards, extraTiles: true }, `told-${boards}`);
      const say1 = (messages: readonly Message[]): void => void said.push(...messages.map((message) => say(message)));
      let count = 0;
      table.wander('told', (story) => {
        if (story.asking === undefined || (story.state.config.seats > 2 && story.state.open.phase > 0)) return true;
        const seat = story.next();
        const view = viewOf(burgundy, story.state, seat);
        const { list = [], selections = [] } = questionFor(burgundy, story.state, seat);
        say1([text.prompt(view), ...list.map((move) => text.answer(move, view))]);
        say1(
          selections
            .flatMap(({ head, from }) => [text.choice?.(head, view), ...from.map((item) => text.item(item, head, view))])
            .filter((m) => m !== undefined),
        );
        if (count++ % 20 === 0)
          say1([...messagesOf(text.outline(view)), ...messagesOf(text.outline(viewOf(burgundy, story.state, SPECTATOR)))]);
        return false;
      });
      say1(table.told.map(({ event }) => text.event(event)));
      say1(messagesOf(text.outline(table.view(0))));
      say1(table.standing().sides.flatMap(({ lines }) => lines.map(({ label }) => text.label(label))));
    }
    expect(said.filter((sentence) => sentence.trim() === '' || /[{}]|undefined/.test(sentence))).toEqual([]);
    expect(said.length).toBeGreaterThan(4_000);
  });

  test('answers say what they cost', () => {
    const table = given({
      depots: [[], [], [], [], ['ship']],
      players: [{ dice: [3, 4], workers: 2, goods: { red: 2 }, storage: ['market'] }],
    });
    expect(answerOf(table, 'take 3 5 ship', 'en')).toBe('Die 3: take Ship from depot 5 (2 workers)');
    expect(answerOf(table, 'take 3 5 ship', 'it')).toBe('Dado 3: prendi Nave dal deposito 5 (2 lavoratori)');
    expect(answerOf(table, 'place 4 market c3', 'en')).toBe(
      'Die 4: place Market on c3 (number 3, 1 worker); completes an area for 11 points',
    );
    expect(answerOf(table, 'sell 4 red', 'it')).toBe('Dado 4: vendi 2 merci rosse');
    expect(answerOf(table, 'workers 3', 'en')).toBe('Die 3: take 2 workers');
  });

  test('the outline names every hex with its number, and where a tile may lean', () => {
    const table = given({ players: [{ dice: [3, 4], tiles: { c3: 'bank' } }] });
    const { say } = speaker(text, 'en', NAMES);
    const lines = messagesOf(text.outline(table.view(0))).map(say);
    expect(lines).toContain('Village, 1 of 1 covered (complete): c3 Bank');
    expect(lines).toContain('Mine area, 0 of 3 covered (worth 6 + 10): e3 number 4*, f2 number 1 and g1 number 3');
    expect(lines).toContain(
      'Goods and the die values that sell them: turquoise 1, violet 2, pink 3, red 4, brown 5 and orange 6; each good sold is worth 2 points',
    );
  });

  test('a placement says what it completes, and the outline what placed monasteries do', () => {
    const tiles = { e3: 'mine', f2: 'mine', c3: 'bank', f3: 'monastery3' };
    const table = given({ phase: 'B', players: [{ dice: [3, 4], storage: ['mine'], tiles }] });
    expect(answerOf(table, 'place 3 mine g1', 'en')).toBe(
      'Die 3: place Mine on g1 (number 3); completes an area for 14 points and all of its colour for 5',
    );
    expect(answerOf(table, 'place 3 mine g1', 'it')).toBe(
      'Dado 3: piazza Miniera su g1 (numero 3); completa un’area per 14 punti e tutto il suo colore per 5',
    );
    const said = messagesOf(text.outline(table.view(1))).map(speaker(text, 'en', NAMES).say);
    expect(said).toContain('Monastery 3: sales bring 2 coins');
  });

  test('bonus tiles and border posts are said as the shields of the position make them, also of tiles that are granted', () => {
    const tiles = { e3: 'mine', f2: 'mine', c3: 'bank', f3: 'monastery3' };
    const player = { dice: [3], storage: ['mine'], tiles, shields: { d4: 7 } };
    const doubled = given({ phase: 'B', players: [player] }, { options: { shields: true } });
    expect(answerOf(doubled, 'place 3 mine g1', 'en')).toBe(
      'Die 3: place Mine on g1 (number 3); completes an area for 14 points and all of its colour for 10',
    );
    const across = { b1: 'monastery26', c1: 'ship', d1: 'bank', d2: 'ship', d3: 'market', d4: 'townHall', d5: 'warehouse', d6: 'pig2' };
    const east = { duchy: '11a', castle: 'a1', tiles: across, shields: { a1: 14 } };
    const posts = given(
      { at: 'phaseEnd', phase: 'B', depots: [['mine']], players: [{ ...east, coins: 1 }] },
      { options: { shields: true, boards: 'posts' } },
    );
    expect(answerOf(posts, 'grant 1 mine d7', 'en')).toBe('Take Mine from depot 1 and place it on d7; joins border posts for 8 points');
    expect(answerOf(posts, 'grant 1 mine d7', 'it')).toContain('; collega i posti di confine per 8 punti');
  });

  test('only who can buy is told to', () => {
    const asked = (player: object): string => {
      const table = given({ black: ['castle'], players: [player] });
      return speaker(text, 'en', NAMES).say(text.prompt(table.view(table.next())));
    };
    expect(asked({ dice: [3, 4], coins: 2 })).toBe('Use one of your dice (3 and 4), buy or end the turn');
    expect(asked({ dice: [3], coins: 1 })).toBe('Use your die (3) or end the turn');
  });

  test('where there is only one duchy, the question and the log do not speak of several', () => {
    const { say } = speaker(text, 'it', NAMES);
    const asked = (options: Parameters<typeof fresh>[1]): string => {
      const table = fresh(2, options);
      return say(text.prompt(table.view(table.next())));
    };
    expect(asked({ boards: 'posts' })).toBe('Scegli l’esagono del castello iniziale');
    expect(asked({ boards: 'same', duchy: 3 })).toBe('Scegli l’esagono del castello iniziale');
    expect(asked({ boards: 'random' })).toBe('Scegli il tuo ducato e l’esagono del castello iniziale');
    const dealt = { kind: 'boardDealt', seat: 0, sides: [10], rule: 'BUR-POST-01' } as const;
    expect(say(text.event(dealt))).toBe('Anna riceve il ducato 11a');
  });

  test('the log says why a shield was lost', () => {
    const { say } = speaker(text, 'it', NAMES);
    const lost = { kind: 'shieldLost', seat: 1, shield: 3 } as const;
    expect(say(text.event({ ...lost, rule: 'BUR-SHD-05' }))).toBe('Bruno perde lo scudo 3: tributo non pagato');
    expect(say(text.event({ ...lost, rule: 'BUR-SHD-10' }))).toBe('Bruno perde lo scudo 3, che lascia il posto al nuovo');
  });

  test('refusals say why not here', () => {
    const table = given({ players: [{ dice: [3, 1], storage: ['bank', 'mine'], tiles: { e4: 'bank' } }] });
    const { rule } = speaker(text, 'it', NAMES);
    expect(rule(table.refusal('place 3 mine e4'))).toBe(
      'Un esagono coperto resta com’è: le tessere non si spostano e non si sostituiscono.',
    );
    expect(rule(table.refusal('place 3 mine c3'))).toBe('Il colore dell’esagono deve essere quello della tessera.');
    expect(rule(table.refusal('place 1 mine f2'))).toBe('L’esagono deve toccarne uno già coperto.');
    expect(rule(table.refusal('place 1 bank e5'))).toBe('In un villaggio ogni edificio può esserci una sola volta.');
  });

  test('in the solo game tiles say what they do there', () => {
    const { say } = speaker(text, 'en', NAMES);
    const position = { depots: [['ship'], ['monastery17']], players: [{ tiles: { s8: 'monastery26' } }] };
    const alone = given(position, { seats: 1, options: { mode: 'solo' } });
    const said = messagesOf(text.outline(alone.view(0))).map(say);
    expect(said).toContain('Monastery 17: when placed 4 points per watchtower');
    expect(said).toContain('Monastery 26: when placed 3 points per complete colour');
    expect(said.filter((line) => /bridge|at the end 4|bonus tile/.test(line))).toEqual([]);
    const scored = { kind: 'finalMonastery', seat: 0, monastery: 26, count: 4, points: 12 } as const;
    expect(say(text.event({ ...scored, rule: 'BUR-SOLO-12' }))).toBe(
      'Anna: 12 points from monastery 26 (when placed 3 points per complete colour; here 4)',
    );
    expect(say(text.event({ ...scored, rule: 'BUR-MON-26' }))).toBe(
      'Anna: 12 points from monastery 26 (at the end 3 points per bonus tile; here 4)',
    );
  });

  test('an unknown score line is an error, not an empty word', () => {
    expect(() => text.label('luck')).toThrow('luck');
  });

  test('a prompt names hiring where monastery 28 allows it, and taking workers names the coin of monastery 13', () => {
    const { say } = speaker(text, 'en', NAMES);
    const hiring = given({ players: [{ tiles: { c4: 'monastery28' }, coins: 1 }] }, { options: { extraTiles: true } });
    expect(say(text.prompt(hiring.view(0)))).toBe('Your dice are used: hire or end the turn');
    const idle = given({ players: [{}] });
    expect(say(text.prompt(idle.view(0)))).toBe('Your dice are used: only the end of the turn is left');
    const study = given({ players: [{ shields: { d4: 6 } }] }, { options: { shields: true } });
    expect(say(text.prompt(study.view(0)))).toBe('Your dice are used: copy somebody’s monasteries with shield 6 or end the turn');
    const paid = given({ players: [{ tiles: { c4: 'monastery13' }, dice: [3] }] });
    expect(answerOf(paid, 'workers 3', 'en')).toBe('Die 3: take 2 workers and 1 coin');
    expect(answerOf(idle, 'workers 3', 'it')).toBe('Dado 3: prendi 2 lavoratori');
  });
});

test.each(['13a', '13b'] as const)(
  'alone on %s (BUR-SOLO-18, BUR-SOLO-22), hexes are expected at the end; among others, points',
  (soloBoard) => {
    const told = (mode: 'solo' | 'each', points: number): string[] => {
      const config = configure(burgundy, { seats: mode === 'solo' ? 1 : 2, options: { mode, soloBoard } });
      return LANGS.map((lang) => speaker(text, lang).say(expectedText({ prospects: 0.1, points, reasons: [] }, text, config)));
    };
    expect(told('solo', 33.8).toSorted()).toEqual([
      'Prospects of winning 10%, about 34 of 37 hexes covered at the end',
      'Prospettive di vittoria 10%, circa 34 esagoni coperti su 37 alla fine',
    ]);
    // An evaluation may hope for more than there are.
    expect(told('solo', 38.2).join()).toMatch(/about 37 of 37 hexes/);
    expect(told('each', 121.4).join()).toMatch(/121 points/);
  },
);
