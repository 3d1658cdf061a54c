import { at, type RuleId, topOf } from '@ludoteca/kernel';
import { type GameText, type Lang, type Message, messages } from '@ludoteca/text';
import { COLOURS, type Event, type Pebbles } from './types.ts';

const en = {
  game: 'Pebbles',
  'rules.PEB-DRAW': 'Drawing',
  table: 'Table',
  round: 'Round {n}',
  hand: 'Your hand: {pebbles}',
  empty: 'Your hand is empty',
  name: '{who}',
  number: '{n}',
  head: 'player',
  scores: 'points',
  act: 'score a pebble, draw, or trade',
  reply: 'take the trade?',
  discard: 'choose pebbles to throw away',
  'answer.score': 'Score {colour}',
  'answer.draw': 'Draw a pebble',
  'answer.accept': 'Accept',
  'answer.refuse': 'Refuse',
  'answer.discard': 'Throw away {count}',
  'answer.trade': 'Trade',
  red: 'red',
  green: 'green',
  blue: 'blue',
  'event.scored': '{seat} scores a pebble',
  'event.scored.you': 'You score a pebble',
  'event.drew': '{seat} draws',
  'event.got': 'You draw {colour}',
  'event.discarded': '{seat} throws pebbles away',
  'event.traded': '{seat} takes the trade',
  'event.refused': '{seat} refuses the trade',
  'label.scored': 'Scored',
  'label.red': 'Red in hand',
  'choice.trade': 'Offer a trade',
  'choice.discard': 'Throw pebbles away',
};
const it: Record<keyof typeof en, string> = {
  game: 'Sassolini',
  'rules.PEB-DRAW': 'Pescare',
  table: 'Tavolo',
  round: 'Giro {n}',
  hand: 'La tua mano: {pebbles}',
  empty: 'La tua mano è vuota',
  name: '{who}',
  number: '{n}',
  head: 'giocatore',
  scores: 'punti',
  act: 'segna un sassolino, pesca o scambia',
  reply: 'accetti lo scambio?',
  discard: 'scegli i sassolini da gettare',
  'answer.score': 'Segna {colour}',
  'answer.draw': 'Pesca un sassolino',
  'answer.accept': 'Accetta',
  'answer.refuse': 'Rifiuta',
  'answer.discard': 'Getta {count}',
  'answer.trade': 'Scambia',
  red: 'rosso',
  green: 'verde',
  blue: 'blu',
  'event.scored': '{seat} segna un sassolino',
  'event.scored.you': 'Segni un sassolino',
  'event.drew': '{seat} pesca',
  'event.got': 'Peschi {colour}',
  'event.discarded': '{seat} getta sassolini',
  'event.traded': '{seat} accetta lo scambio',
  'event.refused': '{seat} rifiuta lo scambio',
  'label.scored': 'Segnati',
  'label.red': 'Rossi in mano',
  'choice.trade': 'Proponi uno scambio',
  'choice.discard': 'Getta sassolini',
};
const say = messages<keyof typeof en>();

const rules: Record<Lang, Record<RuleId, string>> = {
  en: {
    'PEB-SCORE-01': 'You can only score a pebble of your hand.',
    'PEB-DRAW-01': 'On your turn you score a pebble, draw one from the pile, or offer a trade.',
    'PEB-DISC-01': 'At the end of a round everybody throws away up to two pebbles, at least one of more than three.',
    'PEB-TRADE-01': 'You offer pebbles of your hand for others of other colours, to one player.',
    'PEB-REPLY-01': 'You can only accept a trade if you hold what is wanted.',
    'PEB-END-01': 'After three rounds red pebbles in the hand count one point each.',
  },
  it: {
    'PEB-SCORE-01': 'Puoi segnare solo un sassolino della tua mano.',
    'PEB-DRAW-01': 'Nel tuo turno segni un sassolino, ne peschi uno o proponi uno scambio.',
    'PEB-DISC-01': 'Alla fine del giro ognuno getta al massimo due sassolini, almeno uno se ne ha più di tre.',
    'PEB-TRADE-01': 'Offri sassolini della tua mano in cambio di altri colori, a un solo giocatore.',
    'PEB-REPLY-01': 'Puoi accettare uno scambio solo se hai ciò che è richiesto.',
    'PEB-END-01': 'Dopo tre giri i sassolini rossi in mano valgono un punto.',
  },
};

const pebble = (colour: number): Message => say(at(COLOURS, colour));

export const pebblesText: GameText<Pebbles> = {
  catalogues: { it, en },
  rules,
  outline: ({ open, shown, mine, config }) => [
    {
      title: say('table'),
      lines: [
        say('round', { n: open.round }),
        ...(mine === null ? [] : [mine.own.hand.length === 0 ? say('empty') : say('hand', { pebbles: mine.own.hand.map(pebble) })]),
      ],
      tables: [
        {
          head: [say('head'), say('scores')],
          rows: Array.from({ length: config.seats }, (_, seat) => [
            say('name', { who: { seat } }),
            say('number', { n: at(open.scores, seat) }),
          ]),
        },
      ],
    },
    { title: say('number', { n: shown.pile }) },
  ],
  prompt: (view) => {
    const kind = topOf(view.agenda)?.kind;
    return say(kind === 'discard' ? 'discard' : kind === 'reply' ? 'reply' : 'act');
  },
  answer: (move) => {
    if (move.kind === 'score') return say('answer.score', { colour: pebble(move.colour) });
    return move.kind === 'discard' ? say('answer.discard', { count: move.items.length }) : say(`answer.${move.kind}`);
  },
  item: (item) => pebble(item),
  choice: ({ kind }) => say(`choice.${kind}`),
  event: (event: Event) =>
    event.kind === 'got' ? say('event.got', { colour: pebble(event.colour) }) : say(`event.${event.kind}`, { seat: { seat: event.seat } }),
  label: (label) => say(label === 'red' ? 'label.red' : 'label.scored'),
};
