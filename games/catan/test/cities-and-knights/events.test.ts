import { speaker } from '@ludoteca/text';
import { expect, it } from 'vitest';
import type { KnightsEvent } from '../../src/cities-and-knights/rules/events.ts';
import { text } from '../../src/text/index.ts';

type Kind = KnightsEvent['kind'];
/** The fields of an event of one kind; a type may tell of several kinds at once. */
type Fields<K, E> = E extends { kind: infer S } ? (K extends S ? Omit<E, 'kind' | 'rule'> : never) : never;
type Sample = { readonly [K in Kind]: readonly [Fields<K, KnightsEvent>, it: string, en: string] };

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];
const seat = 0;

/** Events that only Cities & Knights has, each with its line in the log. */
const SAMPLES: Partial<Sample> = {
  cityPlaced: [{ seat, vertex: 10 }, 'Anna mette una città su V10', 'Anna puts a city on V10'],
  diceChosen: [{ seat, dice: [3, 4] }, 'Anna sceglie i dadi: rosso 3 + bianco 4', 'Anna sets the dice to red 3 + white 4'],
  eventRolled: [{ seat, event: 2 }, 'Il dado evento mostra: porta blu (Politica)', 'The event die shows: blue gate (politics)'],
  shipMoved: [{ space: 6 }, 'La nave dei barbari è a una casella dalla costa', 'The barbarians’ ship is one step from the coast'],
  gateOpened: [
    { deck: 0, red: 3, drawers: [0, 2] },
    'Dado rosso 3: una carta Commercio per Anna e Carla',
    'Red die 3: a Trade card for Anna and Carla',
  ],
  progressDrawn: [{ seat, deck: 2, left: 17 }, 'Anna pesca una carta Scienza; ne restano 17', 'Anna draws a Science card; 17 are left'],
  pointCard: [{ seat, card: 22 }, 'Anna scopre Tipografia: un punto', 'Anna lays Printer open: one point'],
  deckEmpty: [{ seat, deck: 1 }, 'Il mazzo Politica è vuoto: Anna non pesca nulla', 'The Politics deck is empty: Anna draws nothing'],
  aqueductUsed: [{ seat, resource: 3 }, 'Anna prende 1 grano grazie all’Acquedotto', 'Anna takes 1 grain thanks to the Aqueduct'],
  barbariansLanded: [
    { barbarians: 5, first: true },
    'I barbari sbarcano per la prima volta, con forza 5',
    'The barbarians land for the first time, with strength 5',
  ],
  mustered: [{ seat, vertices: [], strength: 0 }, 'Anna non manda a combattere nessun cavaliere', 'Anna sends no knight to fight'],
  attackLost: [
    { barbarians: 5, catan: 3, strengths: [1, 2] },
    'Vincono i barbari, 5 contro 3 (Anna: 1 e Bruno: 2)',
    'The barbarians win, 5 against 3 (Anna: 1 and Bruno: 2)',
  ],
  pillaged: [
    { seat, vertex: 8, tipped: false, wall: true },
    'I barbari saccheggiano la città di Anna su V8: diventa una colonia e perde il bastione',
    'The barbarians sack the city of Anna on V8: it becomes a settlement and loses its wall',
  ],
  defender: [{ seat, cards: 1 }, 'Anna è Salvatore di Catan: un punto', 'Anna is Defender of Catan: one point'],
  defendersTied: [
    { seats: [1, 3] },
    'Bruno e Dario condividono il merito: nessun Salvatore, una carta sviluppo ciascuno',
    'Bruno and Dario share the honour: no Defender, a progress card each',
  ],
  barbariansLeft: [
    { knights: [3, 9], first: true },
    'I barbari ripartono; 2 cavalieri tornano passivi; d’ora in poi il brigante si muove',
    'The barbarians sail away; 2 knights become passive; from now on the robber moves',
  ],
  knightPromoted: [
    { seat, vertex: 4, level: 2 },
    'Anna fa evolvere il cavaliere su V4: cavaliere forte',
    'Anna promotes the knight on V4: strong knight',
  ],
  knightDisplaced: [
    { seat: 1, by: 0, vertex: 4, level: 1 },
    'Anna caccia il cavaliere semplice di Bruno da V4',
    'Anna drives the basic knight of Bruno out of V4',
  ],
  improved: [
    { seat, track: 2, level: 3, paid: 3 },
    'Anna costruisce lo sviluppo Acquedotto (Scienza 3)',
    'Anna builds the Aqueduct (Science 3)',
  ],
  metropolis: [
    { seat, track: 1, vertex: 7, from: 1 },
    'Anna toglie la metropoli politica a Bruno e la mette su V7',
    'Anna takes the politics metropolis from Bruno and puts it on V7',
  ],
  progressPlayed: [
    { seat, card: 13 },
    'Anna gioca Comandante (tutti i propri cavalieri diventano attivi gratis)',
    'Anna plays Warlord (all own knights become active for nothing)',
  ],
  numbersSwapped: [
    { seat, hexes: [1, 2], numbers: [9, 11] },
    'Anna scambia i numeri: H1 ora ha 9 e H2 ora ha 11',
    'Anna exchanges numbers: H1 now has 9 and H2 now has 11',
  ],
  giftsOwed: [
    { seat, owed: [0, 2, 1] },
    'Bruno deve 2 carte ad Anna e Carla deve una carta ad Anna',
    'Bruno owes Anna 2 cards and Carla owes Anna a card',
  ],
  progressSeen: [
    { seat, victim: 1, cards: [2, 0, 0, 0, 0, 0, 1] },
    'Bruno ha 2 × Mercante e Vescovo',
    'Bruno holds 2 × Merchant and Bishop',
  ],
  merchantPlaced: [
    { seat, hex: 5, from: 1 },
    'Anna prende il mercante a Bruno e lo mette su H5: un punto',
    'Anna takes the merchant from Bruno and puts him on H5: one point',
  ],
  exchanged: [
    { seat, with: 1, give: 0, take: 6 },
    'Anna dà a Bruno 1 argilla e riceve 1 moneta',
    'Anna gives Bruno 1 brick and gets 1 coin',
  ],
  monopolised: [{ seat, good: 6, total: 3 }, 'Anna riceve 3 monete', 'Anna gets 3 coins'],
};

it.each(Object.entries(SAMPLES))('%s is told as people would tell it', (kind, [fields, italian, english]) => {
  const event = { kind, rule: 'CK-TURN-01', ...fields } as KnightsEvent;
  expect(speaker(text, 'it', NAMES).say(text.event(event))).toBe(italian);
  expect(speaker(text, 'en', NAMES).say(text.event(event))).toBe(english);
});
