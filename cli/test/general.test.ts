import { checkCatalogues, rehearse } from '@ludoteca/text';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../src/desk.ts';
import { ludoteca } from './desk.ts';
import { pebbles } from './pebbles/game.ts';
import { pebblesText } from './pebbles/text.ts';

describe('the words of the command line', () => {
  it('are complete in both languages', () => {
    expect(checkCatalogues(WORDS.it, WORDS.en)).toEqual([]);
  });
});

describe('the game used in these tests', () => {
  it('can say everything that comes up', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(rehearse(pebbles, pebblesText, { seats: 3, options: { bonus: true } }, seed)).toEqual([]);
    }
  });

  it('would be caught if it could not', () => {
    const mute = { ...pebblesText, label: () => ({ key: 'no such key' }), rules: { it: {}, en: pebblesText.rules.en } };
    const complaints = rehearse(pebbles, mute, { seats: 2, options: { bonus: true } }, 'a');
    expect(complaints).toContain('no text for "no such key" in it');
    expect(complaints).toContain('no sentence for rule "PEB-SCORE-01" in it');
  });
});

describe('ludoteca', () => {
  it('explains itself in the language of the system or the one asked for', async () => {
    const english = await ludoteca('--help');
    expect(english.code).toBe(0);
    expect(english.out).toMatch(/Usage: ludoteca/);
    const italian = await ludoteca('--help', { env: { LANG: 'it_IT.UTF-8' } });
    expect(italian.out).toMatch(/Uso: ludoteca/);
    expect((await ludoteca('play --help --lang it')).out).toMatch(/una partita salvata/);
    expect((await ludoteca('help simulate')).out).toMatch(/--games/);
  });

  it('leaves no English words in the Italian help', async () => {
    const commands = ['', 'welcome', 'games', 'play', 'rules', 'replay', 'verify', 'scenario', 'simulate', 'arena', 'fuzz'];
    for (const command of commands) {
      const { out } = await ludoteca(`${command} --help --lang it`.trim());
      expect(out).not.toMatch(/\b(the|of|options|default|choices|command|Usage|Options|Arguments)\b/);
    }
  });

  it.each([
    ['wobble', /unknown command 'wobble'.*allowed: welcome, games, play/],
    ['admin wobble', /unknown command 'wobble'.*allowed: tables, close, thaw/],
    ['restore /no/such/file', /^ludoteca: \/no\/such\/file: cannot be read \(no such file or folder\)$/m],
    ['games --wobble', /unknown option '--wobble'; allowed: --json, --lang, --help/],
    ['games --lang fr', /--lang "fr"; allowed: it, en/],
    ['rules chess', /unknown game "chess"; allowed: pebbles/],
    ['rules', /missing required argument 'game'/],
    ['games one two', /too many arguments/],
  ])('refuses "%s" with one line and exit code 2', async (words, complaint) => {
    const { code, out, err } = await ludoteca(words);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(complaint);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('ludoteca games', () => {
  it('lists ids, names, players and options', async () => {
    const { code, out } = await ludoteca('games');
    expect(code).toBe(0);
    expect(out).toMatch(/pebbles +Sassolini \/ Pebbles +2–4 +bonus=false\|true \(usually true\)/);
  });

  it('gives the same as JSON', async () => {
    expect(JSON.parse((await ludoteca('games --json')).out)).toEqual([
      {
        id: 'pebbles',
        names: { it: 'Sassolini', en: 'Pebbles' },
        rules: '1.0.0',
        seats: { min: 2, max: 4 },
        options: { bonus: { values: [false, true], default: true } },
      },
    ]);
  });
});

describe('ludoteca rules', () => {
  it('prints the whole reference in chapters', async () => {
    const { code, out } = await ludoteca('rules pebbles --lang it');
    expect(code).toBe(0);
    expect(out).toMatch(/Pescare\n {2}PEB-DRAW-01 {2}Nel tuo turno/);
  });

  it('finds rules by words and by id', async () => {
    expect((await ludoteca('rules pebbles accept trade')).out).toBe(
      '  PEB-REPLY-01  You can only accept a trade if you hold what is wanted.\n',
    );
    expect(JSON.parse((await ludoteca('rules pebbles PEB-END --json')).out)).toHaveLength(1);
    expect(await ludoteca('rules pebbles dragon')).toMatchObject({ code: 1, out: 'No rule has to do with “dragon”.\n' });
  });
});

describe('ludoteca welcome', () => {
  it('says what there is', async () => {
    const { code, out } = await ludoteca('welcome --lang it');
    expect(code).toBe(0);
    expect(out).toMatch(/Sassolini/);
    expect(out).not.toMatch(/vuoi giocare/);
  });

  it('offers to play on a terminal, and takes no for an answer', async () => {
    const { code, out } = await ludoteca('welcome', { terminal: true, lines: ['chess', ''] });
    expect(code).toBe(0);
    expect(out).toMatch(/Which game would you like to play\?/);
    expect(out).toMatch(/do not understand “chess”/);
  });

  it('says so when there are no games', async () => {
    expect((await ludoteca('welcome', { rooms: [] })).out).toMatch(/no games yet/);
  });
});
