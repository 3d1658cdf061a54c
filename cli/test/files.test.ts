import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Room } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { fileWith, freshFolder, ludoteca } from './desk.ts';
import { rooms } from './pebbles/room.ts';
import { savedGame } from './saved.ts';

const { file, saved } = await savedGame();
const [room] = rooms;
if (room === undefined) throw new Error('there is a room');
const newer: Room = { ...room, game: { ...room.game, meta: { ...room.game.meta, rules: '2.0.0' }, steps: {} } };

describe('a saved game', () => {
  it('is one file without leftovers, with players and result', () => {
    expect(readdirSync(dirname(file))).toEqual(['game.json']);
    expect(saved).toMatchObject({ game: 'pebbles', players: ['random:Ada', 'random:Bo', 'easy:Cy'], result: { final: true } });
  });
});

describe('ludoteca verify', () => {
  const verify = (content: unknown): ReturnType<typeof ludoteca> => ludoteca(`verify ${fileWith(content)}`);

  it('confirms an honest game', async () => {
    expect(await ludoteca(`verify ${file}`)).toMatchObject({ code: 0, out: expect.stringMatching(/^Verified/) });
    expect(JSON.parse((await ludoteca(`verify ${file} --json`)).out)).toEqual({ game: 'pebbles', moves: saved.entries.length, ok: true });
  });

  it('says at which move an edited game departs', async () => {
    const entries = saved.entries.map((entry, index) => (index === 3 ? { ...entry, digest: entry.digest.replace(/^./, 'x') } : entry));
    const { code, out } = await verify({ ...saved, entries });
    expect(code).toBe(1);
    expect(out).toMatch(/^Departs at move 4:/);
  });

  it('says so when the seed, the set-up or the result was changed', async () => {
    expect((await verify({ ...saved, commitment: 'x' })).out).toMatch(/^Departs at the set-up: the seed does not match/);
    const result = await verify({ ...saved, result: { final: true, sides: [] } });
    expect(result).toMatchObject({ code: 1, out: expect.stringMatching(/the result written down/) });
    expect((await verify({ ...saved, entries: saved.entries.slice(0, -1) })).code).toBe(1);
    expect((await verify({ ...saved, entries: saved.entries.slice(1) })).out).toMatch(/^Departs at move 1:/);
  });

  it('says where a file breaks off', async () => {
    const text = readFileSync(file, 'utf8');
    const { code, out } = await verify(text.slice(0, Math.floor(text.length * 0.7)));
    expect(code).toBe(1);
    expect(out).toMatch(/^Departs at move \d+: the file breaks off here/);
  });

  it('speaks Italian', async () => {
    expect((await ludoteca(`verify ${file} --lang it`)).out).toMatch(/^Verificata/);
  });

  it.each([
    ['not JSON', 'nonsense', /not JSON/],
    ['a file cut off in its head', '{"ludoteca":1,"game":"peb', /not JSON/],
    ['another form', { hello: 1 }, /unknown field "hello"; allowed: ludoteca, game/],
    ['an unknown game', { ...saved, game: 'chess' }, /unknown game "chess"; allowed: pebbles/],
    ['poison', '{"__proto__": {}}', /JSON key "__proto__" .* is not accepted/],
    ['deep nesting', '['.repeat(100_000), /nested deeper than/],
    ['control characters', { ...saved, players: ['me:\u001b[2J'] }, /control characters/],
  ])('refuses %s', async (_, content, complaint) => {
    const { code, err } = await verify(content);
    expect(code).toBe(2);
    expect(err).toMatch(complaint);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('refuses what is no file, and what is too large', async () => {
    expect((await ludoteca('verify nowhere.json')).err).toMatch(/nowhere\.json: cannot be read \(no such file or folder\)/);
    expect((await ludoteca(`verify ${freshFolder()}`)).err).toMatch(/it is a folder/);
    const large = fileWith(`"${'x'.repeat(9_000_000)}"`);
    expect(await ludoteca(`scenario ${large}`)).toMatchObject({ code: 2, err: expect.stringMatching(/at most 8000000/) });
  });
});

describe('ludoteca replay', () => {
  it('shows the log and the last position', async () => {
    const { code, out } = await ludoteca(`replay ${file}`);
    expect(code).toBe(0);
    expect(out).toMatch(/Set-up\n1\/\d+ Ada/);
    expect(out).toMatch(/Round 4\n/);
  });

  it('shows one step, to a seat with its own hand and answers only', async () => {
    const spectator = await ludoteca(`replay ${file} --step 1`);
    expect(spectator.out).not.toMatch(/Your hand/);
    expect(spectator.out.split('\n')[0]).toBe(`1/${saved.entries.length} Ada  ${saved.entries[0]?.move}`);
    const bo = await ludoteca(`replay ${file} --step 1 --view 1`);
    expect(bo.out).toMatch(/Your hand/);
    expect(bo.out.split('\n')[0]).toBe(`1/${saved.entries.length} Ada`);
  });

  it('needs no rules: a game of older rules is shown from what was stored', async () => {
    const { code, out } = await ludoteca(`replay ${file} --step 5 --lang it`, { rooms: [newer] });
    expect(code).toBe(0);
    expect(out).toMatch(/Giocata con le regole 1\.0\.0, queste sono le 2\.0\.0/);
    expect(out).toMatch(/Giro 1/);
  });

  it.each([
    ['--step 999', saved, /step 999; allowed: 0 to \d+/],
    ['--view 3', saved, /seat 3; allowed: 0 to 2/],
    ['--step -1', saved, /--step "-1": a whole number/],
    ['', { ...saved, entries: saved.entries.map((entry) => ({ ...entry, shows: 7 })) }, /move 1: what it showed is missing or malformed/],
    ['', { ...saved, opening: { ...saved.opening, all: {} } }, /move 1: a patch does not fit|step \d+ cannot be shown/],
    ['', { ...saved, players: ['me'] }, /players: .* found, a list of 3 expected/],
  ])('refuses "%s" where it does not fit', async (words, content, complaint) => {
    const { code, err } = await ludoteca(`replay ${fileWith(content)} ${words}`.trim());
    expect(code).toBe(2);
    expect(err).toMatch(complaint);
  });
});

describe('writing files', () => {
  it('never overwrites what is not a saved game', async () => {
    const notes = fileWith('my notes', 'notes.txt');
    const { code, out } = await ludoteca(`play pebbles --seats random,random --save ${notes}`);
    expect(code).toBe(0);
    expect(out).toMatch(/notes\.txt could not be written/);
    expect(readFileSync(notes, 'utf8')).toBe('my notes');
    writeFileSync(notes, JSON.stringify(saved));
    expect((await ludoteca(`play pebbles --seats random,random --save ${notes}`)).out).toMatch(/Saved in/);
  });
});
