import { questionFor, SPECTATOR, viewOf } from '@ludoteca/kernel';
import type { Story } from '@ludoteca/kernel/testing';
import { LANGS, type Lang, messagesOf, speaker } from '@ludoteca/text';
import { expect, it } from 'vitest';
import { type Catan, catan } from '../../src/rules/index.ts';
import { text } from '../../src/text/index.ts';
import { cards } from '../table.ts';
import { NAMES, told } from '../telling.ts';
import { fresh, knight, realm } from './table.ts';

function asked(story: Story<Catan>, seat: number, lang: Lang = 'en'): string {
  return speaker(text, lang, NAMES).say(text.prompt(viewOf(catan, story.state, seat)));
}

function outlined(story: Story<Catan>, seat: number, lang: Lang = 'en'): string[] {
  return messagesOf(text.outline(viewOf(catan, story.state, seat))).map(speaker(text, lang, NAMES).say);
}

it.each(LANGS)(
  'a whole game of Cities & Knights can be told in %s without a missing word',
  (lang) => {
    const { say, rule } = speaker(text, lang, NAMES);
    const story = fresh({ nasty: true }, 'told', 4);
    const said: string[] = [];
    const steps = new Set<string>();
    story.wander('told', ({ state }) => {
      const seat = story.next();
      const view = viewOf(catan, state, seat);
      steps.add(view.agenda.at(-1)?.kind ?? '');
      const { list = [], selections = [], offers = [] } = questionFor(catan, state, seat);
      said.push(say(text.prompt(view)), ...list.slice(-6).map((move) => say(text.answer(move, view))));
      for (const { head, from } of selections)
        said.push(say(text.choice?.(head, view) ?? { key: '' }), ...from.map((one) => say(text.item(one, head, view))));
      for (const { head } of offers) said.push(say(text.choice?.(head, view) ?? { key: '' }), say(text.item(6, head, view)));
      if (state.decision % 400 === 0)
        said.push(...messagesOf(text.outline(view)).map(say), ...messagesOf(text.outline(viewOf(catan, state, SPECTATOR))).map(say));
      return false;
    });
    for (const { event } of story.told) said.push(say(text.event(event)), rule(event.rule));
    said.push(...story.standing().sides.flatMap(({ lines }) => lines.map((line) => say(text.label(line.label)))));
    expect(said.filter((sentence) => sentence.trim() === '' || /[{}]/.test(sentence))).toEqual([]);
    expect(steps.size).toBeGreaterThan(15);
  },
  90_000,
);

/** Anna has much of everything; Bruno threatens her knight. */
function busy(): Story<Catan> {
  return realm({
    ship: 5,
    landings: 1,
    robber: 'H9',
    merchant: { hex: 'H14', seat: 0 },
    metropolises: { politics: 'V40' },
    players: [
      {
        settlements: ['V32'],
        cities: ['V40', 'V10'],
        walls: ['V40'],
        roads: ['E43', 'E44', 'E45', 'E46'],
        knights: [knight('V33', 'strong', true), knight('V34')],
        tracks: [1, 4, 0],
        hand: cards('2 grain, 1 coin, 3 ore'),
        progress: ['spy', 'mining', 'mining'],
        defenders: 1,
      },
      {
        cities: ['V44'],
        roads: ['E52', 'E47', 'E48', 'E37'],
        knights: [knight('V35', 'basic', true)],
        tipped: ['V24'],
        progress: ['bishop'],
      },
      { points: ['printer'] },
    ],
  });
}

it('the outline tells knights, barbarians, improvements, metropolises, merchant and the own cards with their effects', () => {
  const said = outlined(busy(), 0);
  expect(said).toEqual(
    expect.arrayContaining([
      'The ship lands after 2 more ships on the event die; landings so far: 1',
      'As things stand: barbarians 3, Catan 3',
      'Active strength: Anna: 2, Bruno: 1 and Carla: 0',
      'If they landed now Catan would win and Anna would be Defender of Catan',
      'The politics metropolis is Anna’s, on V40 (pasture 10, fields 5 and fields 9)',
      'Nobody has the trade metropolis yet',
      'Merchant: Anna, on H14 mountains 6',
      '4 Cathedral (red 1–5)',
      'active strong knight',
      'passive basic knight of Anna',
      'politics metropolis with wall of Anna',
      'city of Bruno laid on its side (counts as a settlement)',
      'Defender of Catan and merchant',
      'Your cards: 2 grain, 3 ore and 1 coin',
      'Your progress cards: 2 × Mining: two ore for each mountains hex with an own building',
      'H14 mountains 6 (merchant of Anna)',
    ]),
  );
  expect(outlined(busy(), 1).join('\n')).not.toContain('Mining');
  expect(outlined(busy(), 1, 'it')).toContain('Carte sviluppo rimaste: Commercio 18, Politica 16 e Scienza 15');
});

it('answers name the knight, the price and what a card does', () => {
  const story = busy();
  expect(told(story, 'promote V34', 'it')).toBe('Fai evolvere il cavaliere semplice su V34 in cavaliere forte');
  expect(told(story, 'march V33 V35')).toContain('and drive out the active basic knight of Bruno');
  expect(told(story, 'improve trade')).toBe('Build the Trading House (Trade 2) for 2 cloth');
  expect(told(story, 'improve politics', 'it')).toBe('Costruisci lo sviluppo Consiglio di Catan (Politica 5) per 5 monete');
  expect(told(story, 'mining', 'it')).toBe('Gioca Miniera: due minerali per ogni montagna con una propria costruzione');
  expect(told(story, 'alchemist 3 4')).toBe('Play Alchemist: red 3, white 4, together 7');
  expect(told(story, 'bank 4 ore coin', 'it')).toBe('Banca: 4 minerali per 1 moneta');
  expect(told(story, 'city V24', 'it')).toContain('Rialza la città coricata su V24');
});

it('what others make a player choose says who and what', () => {
  const story = busy();
  story.play('march V33 V35');
  expect(story.next()).toBe(1);
  expect(asked(story, 1, 'it')).toBe('Anna caccia il tuo cavaliere semplice attivo da V35: dove si ritira?');
  const spied = busy();
  spied.play('spy 1');
  expect(asked(spied, 0)).toBe('Spy: you see the progress cards of Bruno; take one, or none');
  expect(told(spied, 'steal bishop', 'it')).toBe(
    'Prendi Vescovo (il brigante si sposta e prende una carta a ogni avversario presso il nuovo esagono)',
  );
  expect(told(spied, 'pass')).toBe('Take no card');
});
