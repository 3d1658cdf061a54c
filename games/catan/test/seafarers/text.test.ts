import { questionFor, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { besideBoard, messagesOf, speaker } from '@ludoteca/text';
import { expect, it, test } from 'vitest';
import { catan } from '../../src/rules/index.ts';
import { text } from '../../src/text/index.ts';
import { cards } from '../table.ts';
import { NAMES, told } from '../telling.ts';
import { atSea, withKnights } from './table.ts';

test.each(['base', 'cities-and-knights'])('a game at sea can be told without a missing word, mode %s', (mode) => {
  const { say } = speaker(text, 'it', NAMES);
  const story = Story.begin(catan, { seats: 3, options: { mode, map: 'through-the-desert', playerTrade: false } }, 'at sea');
  const said: string[] = [];
  story.wander('at sea', ({ state }) => {
    const seat = story.next();
    const view = viewOf(catan, state, seat);
    const { list = [], selections = [] } = questionFor(catan, state, seat);
    said.push(say(text.prompt(view)), ...list.slice(-3).map((move) => say(text.answer(move, view))));
    for (const { head } of selections) said.push(say(text.choice?.(head, view) ?? { key: '' }));
    if (state.decision % 300 === 0) said.push(...messagesOf(text.outline(view)).map(say));
    return state.decision > 600;
  });
  said.push(...story.told.map(({ event }) => say(text.event(event, story.view(0)))));
  expect(said.filter((sentence) => sentence.trim() === '' || /[{}]/.test(sentence))).toEqual([]);
});

it('answers and log tell of ships, pirate and gold', () => {
  const players = [{ settlements: ['V22'], ships: ['E31', 'E24'], cards: ['knight'], hand: cards('1 brick, 2 lumber, 2 wool, 1 grain') }];
  const story = atSea({ players });
  expect(told(story, 'ship E30')).toBe('Ship on E30 (from V21 to V22)');
  expect(told(story, 'pirate H12 1', 'it')).toBe('Pirata su H12 mare, deruba Bruno');
  expect(told(story, 'gold ore,ore', 'it')).toBe('Prendi 2 minerali dal fiume d’oro');
  const said = story.play('settlement V11').map(({ event }) => speaker(text, 'en', NAMES).say(text.event(event, story.view(0))));
  expect(said).toContain('Anna reaches a new land (the northern island) and gets 2 points');
});

it('free roads may be ships: the question and the card say so', () => {
  const { say } = speaker(besideBoard(text), 'it', NAMES);
  const story = atSea({ players: [{ settlements: ['V22'], ships: ['E31'], cards: ['roads'] }] });
  story.play('roads');
  expect(say(text.prompt(story.view(0)))).toBe('Strada o nave gratis: scegli dove (ne restano 2)');
  const knights = withKnights({ players: [{ settlements: ['V22'], ships: ['E31'], progress: ['roadBuilding'] }] });
  const card = { kind: 'roadBuilding' } as const;
  expect(say(text.answer(card, knights.view(0)))).toContain('strade o navi gratis');
});

it('beside the drawn map a sea hex is called by the land around it', () => {
  const { say } = speaker(besideBoard(text), 'en', NAMES);
  const story = atSea(
    { at: 'beforeRoll', players: [{ settlements: ['V22'] }, { settlements: ['V40'], ships: ['E31'], hand: ['ore'] }] },
    { dice: [2, 3] },
  );
  story.play('roll');
  const [moved] = story.play('pirate H12 1').filter(({ event }) => event.kind === 'pirateMoved');
  expect(moved && say(text.event(moved.event, story.view(0)))).toMatch(/^Anna moves the pirate to sea beside hills 12 and fields 4$/);
});

it('the outline says where the pirate is, who has how many ships and what new lands have brought', () => {
  const { say } = speaker(text, 'it', NAMES);
  const story = withKnights({ players: [{ settlements: ['V22', 'V13'], ships: ['E31'] }] });
  const said = messagesOf(text.outline(story.view(0))).map(say);
  expect(said).toContain('Brigante e pirata non fanno nulla prima del primo sbarco; il pirata è su H32 mare');
  expect(said.some((sentence) => sentence.includes('nave di Anna'))).toBe(true);
  const [, left, points] = said.slice(said.indexOf('Navi in riserva') + 1);
  expect([left, points]).toEqual(['Anna', '14']);
});
