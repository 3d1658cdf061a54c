import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileWith, freshFolder, ludoteca, type Ran, run } from './desk.ts';
import { rooms as pebbles } from './pebbles/room.ts';

const GAME = 'play pebbles --seats me:Anna,random:Bo --seed pebble';

/** Plays with these lines, then the input ends. */
function play(lines: readonly string[], words = GAME): Promise<Ran> {
  return ludoteca(words, { lines, folder: freshFolder() });
}

describe('ludoteca play', () => {
  it('shows the position, the question and numbered answers', async () => {
    const { out } = await play([]);
    expect(out).toMatch(/^Pebbles — Anna and Bo\n/);
    expect(out).toMatch(/Your hand: red, red and blue/);
    expect(out).toMatch(/Anna: score a pebble, draw, or trade\n {2}1 {2}Score red {2}score red\n {2}2 {2}Score blue {2}score blue/);
    expect(out).toMatch(/4 {2}Offer a trade\n/);
  });

  it.each([
    ['a number', '1'],
    ['notation', 'score red'],
    ['a beginning', 'score r'],
    ['words in any order', 'red score'],
  ])('takes an answer by %s', async (_, line) => {
    expect((await play([line])).out).toMatch(/· You score a pebble/);
  });

  it('asks again when it is not clear, unknown or not allowed', async () => {
    const { out } = await play(['sc', 'jump', 'score green', 'why']);
    expect(out).toMatch(/“sc” could be several things; say more:\n {2}1 {2}Score red/);
    expect(out).toMatch(/do not understand “jump”/);
    expect(out).toMatch(/This is not allowed:\n {2}PEB-SCORE-01 {2}You can only score a pebble of your hand/);
    expect(out).toMatch(/Anna> why\n {2}PEB-SCORE-01/);
  });

  it('takes notation at its word, even where its words occur in another answer', async () => {
    const misleading = pebbles.map((room) => {
      const catalogues = { ...room.text.catalogues, en: { ...room.text.catalogues.en, 'answer.draw': 'Draw; score green, later' } };
      return { ...room, text: { ...room.text, catalogues } };
    });
    const lines = ['score green', 'why score green', 'later, score'];
    const { out } = await ludoteca(GAME, { lines, folder: freshFolder(), rooms: misleading });
    expect(out).toMatch(/score green\nThis is not allowed:\n {2}PEB-SCORE-01/);
    expect(out).toMatch(/why score green\n {2}PEB-SCORE-01/);
    expect(out).toMatch(/later, score\n {2}· You draw/);
  });

  it('explains why an answer is refused before it is given, and why something is asked', async () => {
    const { out } = await play(['why', 'why score green', 'why 1', 'why fly']);
    expect(out).toMatch(/asked by this rule:\n {2}PEB-DRAW-01/);
    expect(out).toMatch(/why score green\n {2}PEB-SCORE-01/);
    expect(out).toMatch(/why 1\nThis answer is allowed/);
    expect(out).toMatch(/why fly\nI do not understand/);
  });

  it('gives a hint: the best answers with what to expect and why', async () => {
    const { out } = await play(['hint', 'consiglio']);
    expect(out).toMatch(/The best answers, as a strong player sees them:\n +1 {2}\S.*\n +Prospects of winning \d+%\n/);
    expect(out).toMatch(/do not understand “consiglio”/);
    expect((await play(['consiglio'], `${GAME} --lang it`)).out).toMatch(/Le risposte migliori.*\n.*\n.*Prospettive di vittoria \d+%/);
  });

  it('explains what a bot did, through the eyes of the asker', async () => {
    const { out } = await play(['1', 'why Bo', 'why bo?', 'why Zoe'], 'play pebbles --seats me:Anna,random:Bo --seed c');
    expect(out).toMatch(/· Bo draws/);
    expect(out.match(/Bo chose: Draw a pebble/g)).toHaveLength(2);
    expect(out).toMatch(/Prospects of winning|has to do with something hidden/);
    expect(out).toMatch(/do not understand “Zoe”/);
  });

  it('does not speak of what a bot did in secret', async () => {
    const { out } = await play(['1', 'why Bo']);
    expect(out).toMatch(/· Bo scores a pebble/);
    expect(out).toMatch(/why Bo\nPart of that answer is secret/);
    expect(out).not.toMatch(/Bo chose/);
  });

  it('takes back what can be taken back, and says why not otherwise', async () => {
    const two = 'play pebbles --seats me:Anna,me:Ben --seed pebble';
    const nothing = await play(['undo'], two);
    expect(nothing.out).toMatch(/cannot be taken back:\n {2}HOUSE-NOTHING/);
    expect((await play(['1', 'undo'])).out).toMatch(/cannot be taken back:\n {2}HOUSE-THINKING/);
    expect((await play(['draw', 'undo'], two)).out).toMatch(/cannot be taken back:\n {2}HOUSE-/);
    const undone = await play(['1', 'undo'], two);
    expect(undone.out).toMatch(/· Anna takes an answer back/);
    expect(undone.out.match(/Your hand: red, red and blue/g)).toHaveLength(2);
    const retracted = await play(['1', '1', 'discard -', 'as Anna', 'undo', 'log 1'], two);
    expect(retracted.out).toMatch(/Pass the keyboard to Anna/);
    expect(retracted.out).toMatch(/· Anna takes an answer back/);
  });

  it('shows the score as far as it can be known', async () => {
    const { out } = await play(['score red', 'score']);
    expect(out).toMatch(/ +Anna +Bo\n +Scored +1 +\d\n +Red in hand +\d+ +\?\n +Total +\d +\?\n +Place/);
  });

  it('shows the log, the rules, the position and help', async () => {
    const { out } = await play(['log', '1', 'log 1', 'rules accept', 'table', '?', '']);
    expect(out).toMatch(/Nothing has happened yet/);
    expect(out).toMatch(/rules accept\n {2}PEB-REPLY-01/);
    expect(out).toMatch(/What you can type/);
    expect(out).not.toMatch(/another person at this keyboard/);
  });

  it('understands and speaks Italian throughout', async () => {
    const { out } = await play(
      ['aiuto', 'perche segna verde', 'PERCHÉ score green', 'segna ros', 'annulla', 'diario', 'punti', 'xyz'],
      `${GAME} --lang it`,
    );
    expect(out).toMatch(/Che cosa puoi scrivere/);
    expect(out).toMatch(/PEB-SCORE-01 {2}Puoi segnare solo/);
    expect(out).toMatch(/· Segni un sassolino/);
    expect(out.replaceAll(/PEB-[A-Z]+-\d+|score (red|green|blue)/g, '')).not.toMatch(
      /\b(the|you|your|score|player|round|place|total|type)\b/i,
    );
  });
});

describe('choosing several things', () => {
  const atDiscard = ['draw'];

  it('walks a selection, which is confirmed with Enter', async () => {
    const { out } = await play([...atDiscard, '1', '']);
    expect(out).toMatch(/Anna: choose pebbles to throw away\n {2}1 {2}red \(×2\)/);
    expect(out).toMatch(/Chosen so far: red\n {2}1 {2}red\n/);
    expect(out).toMatch(/· Anna throws pebbles away/);
  });

  it.each([
    ['numbers', '1 1'],
    ['names', 'red, blue'],
    ['notation', 'discard red,blue'],
  ])('takes a whole selection at once as %s', async (_, line) => {
    expect((await play([...atDiscard, line])).out).toMatch(/· Anna throws pebbles away/);
  });

  it('refuses what cannot be chosen and goes back', async () => {
    const { out } = await play([...atDiscard, 'red, pink', '', 'discard -', 'blue', 'back']);
    expect(out).toMatch(/do not understand “pink”/);
    expect(out).toMatch(/This is not allowed:\n {2}PEB-DISC-01/);
    expect(out).toMatch(/Chosen so far: blue\n(.*\n)*Anna> back\nAnna: choose pebbles to throw away\n {2}1 {2}red \(×2\)/);
  });

  it('walks an offer', async () => {
    const { out } = await play(['offer', '1 4', '5', 'done']);
    expect(out).toMatch(/ {2}Give\n {2}1 {2}red\n {2}2 {2}blue\n {2}Want\n {2}3 {2}red\n/);
    expect(out).toMatch(/Chosen so far: .*Give: 1 × red.*Want: 1 × green/);
    expect(out).toMatch(/Bo (refuses|takes) the trade/);
  });

  it('can leave an offer for the other answers', async () => {
    expect((await play(['4', 'back', 'draw'])).out).toMatch(/· You draw/);
  });
});

describe('saving and resuming', () => {
  it('saves at the end of the input and lands on the same question', async () => {
    const folder = freshFolder();
    const first = await ludoteca(GAME, { lines: ['1'], folder });
    expect(first.code).toBe(0);
    const [name = ''] = readdirSync(folder);
    const file = join(folder, name);
    expect(first.out).toContain(`Saved in ${file}. To go on: ludoteca play --load ${file}`);
    const question = /Anna: [^\n]*\n( +\d[^\n]*\n)+/g;
    const again = await ludoteca(`play --load ${file}`);
    expect(again.out).toMatch(/^Pebbles — Anna and Bo\n/);
    expect(again.out.match(question)?.[0]).toBe(first.out.match(question)?.at(-1));
    expect(readdirSync(folder)).toEqual([name]);
  });

  it('saves when interrupted', async () => {
    const folder = freshFolder();
    const { code, out } = await ludoteca(GAME, { folder, onStart: (_, interrupt) => void setTimeout(interrupt, 50) });
    expect(code).toBe(130);
    expect(out).toMatch(/Saved in/);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('saves where the player wants, and offers to save when leaving', async () => {
    const folder = freshFolder();
    const file = join(folder, 'my game.json');
    const { code, out } = await ludoteca(GAME, {
      lines: [`save ${file}`, 'save /no/such/folder/x.json', 'quit', 'cancel', '1', 'quit', 'yes'],
      folder,
    });
    expect(code).toBe(0);
    expect(out).toContain(`ludoteca play --load "${file}"`);
    expect(out).toMatch(/x\.json could not be written/);
    expect(JSON.parse(readFileSync(file, 'utf8')).entries.length).toBeGreaterThan(0);
    const unsaved = freshFolder();
    expect((await ludoteca(GAME, { lines: ['quit', 'no'], folder: unsaved })).code).toBe(0);
    expect(readdirSync(unsaved)).toEqual([]);
  });

  it.each([
    ['play chess', /unknown game "chess"; allowed: pebbles/],
    ['play', /no game; allowed: pebbles, or --load FILE/],
    ['play pebbles --seats me', /1 seats; allowed: 2 to 4/],
    ['play pebbles --seats me,guru', /seat "guru"; allowed: me, random/],
    ['play pebbles --seats me,,me', /names separated by commas expected/],
    [`play pebbles --seats me:${'x'.repeat(30)},me`, /a name of at most 24 characters/],
    ['play --load nowhere.json', /nowhere\.json: cannot be read/],
  ])('refuses "%s"', async (words, complaint) => {
    const { code, err } = await ludoteca(words);
    expect(code).toBe(2);
    expect(err).toMatch(complaint);
  });

  it('does not change what is fixed in a saved game', async () => {
    const file = join(freshFolder(), 'game.json');
    await ludoteca(`${GAME} --save ${file}`);
    expect((await ludoteca(`play --load ${file} --seed x`)).err).toMatch(/--seed cannot be changed/);
    expect((await ludoteca(`play --load ${file} --seats me`)).err).toMatch(/1 given; allowed: 2/);
    expect((await ludoteca(`play --load ${file} --seats random,easy`)).out).toMatch(/wins?/);
    expect((await ludoteca(`play --load ${file}`)).out).toMatch(/The game is over/);
  });
});

describe('several people at one terminal', () => {
  const two = 'play pebbles --seats me:Anna,me:Ben --seed pebble';

  it('hides hands while the keyboard changes hands, and tells each what they did themselves as “you”', async () => {
    const { out } = await ludoteca(two, { terminal: true, lines: ['', '1', '', '', '1'], folder: freshFolder() });
    const screens = out.split('\u001b[2J\u001b[3J\u001b[H');
    expect(screens[0]).toMatch(/Pass the keyboard to Anna/);
    expect(screens[1]).toMatch(/Your hand: red, red and blue/);
    expect(screens[2]).toMatch(/Pass the keyboard to Ben/);
    expect(screens[2]).not.toMatch(/Your hand/);
    expect(screens[1]).toMatch(/· You score a pebble/);
    expect(screens[3]).toMatch(/· Anna scores a pebble/);
    expect(screens[3]).not.toMatch(/red, red and blue/);
  });

  it('tells everybody only what they may hear', async () => {
    const { out } = await play(['draw', 'log', 'as Zoe'], two);
    const [, ben = ''] = out.split('Pass the keyboard to Ben');
    expect(out).toMatch(/· You draw/);
    expect(ben).not.toMatch(/You draw/);
    expect(ben).toMatch(/· Anna draws/);
    expect(ben).toMatch(/no Zoe at this keyboard/);
  });

  it('is watched by anybody when only bots play', async () => {
    const { code, out } = await ludoteca('play pebbles --seats random,random,medium --seed s --lang it');
    expect(code).toBe(0);
    expect(out).toMatch(/^Sassolini — A caso 1, A caso 2 e Medio/);
    expect(out).toMatch(/La partita è finita\n.*\n +Segnati/);
    expect(out).toMatch(/Vinc(e|ono insieme) /);
  });
});

describe('a program at the table', () => {
  it('that misbehaves loses its seat to a stand-in, and commands never get into a file', async () => {
    const folder = freshFolder();
    const file = join(folder, 'evening.json');
    const { code, out } = await run(['play', 'pebbles', '--seats', 'me:Anna,cmd:exit 3', '--seed', 'pebble', '--save', file], {
      lines: ['1', '1'],
      folder,
    });
    expect(code).toBe(0);
    expect(out).toMatch(/has lost its seat, a medium bot plays on: ended \(code 3\)/);
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    expect(saved.players).toEqual(['me:Anna', 'medium:3']);
    const forged = fileWith({ ...saved, players: ['me:Anna', 'cmd:echo pwned'] });
    expect(await run(['play', '--load', forged])).toMatchObject({ code: 2, err: expect.stringMatching(/a file cannot name commands/) });
  });
});
