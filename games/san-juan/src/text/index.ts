import { at, type Head, type OfferHead, type View } from '@ludoteca/kernel';
import type { GameText, Message } from '@ludoteca/text';
import { TYPE } from '../data/buildings.ts';
import { SCORING_ORDER, VARIANT_KEEP } from '../data/course.ts';
import { mayDouble } from '../rules/buildings/library.ts';
import { baseCost, reductions } from '../rules/buildings/reductions.ts';
import { factories, has } from '../rules/display.ts';
import { handLimitOf } from '../rules/hand-limit.ts';
import { councilDraw, keepable } from '../rules/roles/councillor.ts';
import { producible } from '../rules/roles/producer.ts';
import { prospectorDraw } from '../rules/roles/prospector.ts';
import { sellable } from '../rules/roles/trader.ts';
import type { Move, SanJuan, Step } from '../rules/types.ts';
import { reason } from './advice.ts';
import { chain } from './chain.ts';
import { eventText } from './events.ts';
import { outline } from './outline.ts';
import rulesEn from './rules.en.json' with { type: 'json' };
import rulesIt from './rules.it.json' with { type: 'json' };
import {
  cardFace,
  cardName,
  cardText,
  catalogues,
  coverName,
  goodName,
  listed,
  paymentName,
  prices,
  roleName,
  roleText,
  say,
} from './words.ts';

type TheView = View<SanJuan>;

function stepOf({ agenda }: TheView): Step {
  return at(agenda, agenda.length - 1) as Step;
}

function handOf({ mine }: TheView): readonly number[] {
  return mine?.own.hand ?? [];
}

function prompt(view: TheView): Message {
  const { open, viewer: seat } = view;
  const step = stepOf(view);
  switch (step.kind) {
    case 'startingHand':
      return say('prompt.startingHand', { count: handOf(view).length - VARIANT_KEEP });
    case 'handLimit': {
      const limit = handLimitOf(open, seat);
      return say('prompt.handLimit', { limit, count: handOf(view).length - limit });
    }
    case 'build':
      return say('prompt.build', { builder: step.open.chooser === seat ? 'yes' : 'no' });
    case 'produce':
      return say('prompt.produce', {
        max: Math.min(factories(open, seat, 0).length, producible(open, seat, step.open.chooser, mayDouble(open, seat, step.open.chooser))),
      });
    case 'sell':
      return say('prompt.sell', {
        max: Math.min(factories(open, seat, 1).length, sellable(open, seat, step.open.chooser, mayDouble(open, seat, step.open.chooser))),
        prices: prices(open.tile),
      });
    case 'attend':
      return say('prompt.attend', drawsOf(view));
    case 'keep':
      return keepPrompt(view);
    case 'prospect':
      return say('prompt.prospect', { doubled: drawsOf(view).doubled });
    case 'chapel':
    case 'chooseRole':
    case 'dig':
    case 'nugget':
      return say(`prompt.${step.kind}`);
    default:
      throw new Error(`nothing is asked in step "${step.kind}"`);
  }
}

/** The number of cards that councillor or prospector draw, also with the Library; 0 where that cannot be said. */
function drawsOf(view: TheView): { count: number; doubled: number } {
  const { open, viewer: seat } = view;
  const step = stepOf(view);
  if (step.kind !== 'attend' && step.kind !== 'prospect') return { count: 0, doubled: 0 };
  const { chooser } = step.open;
  const draw = (library: boolean): number => (step.kind === 'attend' ? councilDraw(seat, chooser, library) : prospectorDraw(library));
  return { count: draw(false), doubled: mayDouble(open, seat, chooser) ? draw(true) : 0 };
}

function keepPrompt({ open, viewer, mine }: TheView): Message {
  const drawn = mine?.own.drawn ?? [];
  const cards = listed(drawn.map(cardName));
  const most = Math.min(keepable(open, viewer), drawn.length);
  return has(open, viewer, TYPE.archive)
    ? say('prompt.keepArchive', { cards, count: drawn.length - most, more: most > 1 ? 'yes' : 'no' })
    : say('prompt.keep', { cards, max: most });
}

function answer(move: Move, view: TheView): Message {
  switch (move.kind) {
    case 'role':
      return say('answer.role', { role: roleName(move.role), text: roleText(move.role) });
    case 'build':
      return say('answer.build', { ...plan(move), cards: move.items.length, items: listed(move.items.map(paymentName)) });
    case 'produce':
    case 'sell':
      return say(`answer.${move.kind}`, { items: listed(move.items.map(goodName)) });
    case 'draw':
      return say('answer.draw', {
        library: move.library ? 'yes' : 'no',
        count: drawsOf(view)[move.library ? 'doubled' : 'count'],
      });
    case 'keep':
    case 'discard':
    case 'tuck':
      return say(`answer.${move.kind}`, { items: listed(move.items.map(cardName)) });
    case 'take':
      return say('answer.take', { card: described(move.card) });
    case 'dig':
    case 'pass':
      return say(`answer.${move.kind}`);
  }
}

function plan({ card, over, extra }: { card: number; over: number | null; extra: number }) {
  return { card: cardFace(card), over: over === null ? 'none' : coverName(over), extra };
}

function described(card: number): Message {
  return say('outline.buildingText', { building: cardFace(card), text: cardText(card) });
}

function item(value: number, head: Head<Move> | OfferHead<Move>): Message {
  if (head.kind === 'produce' || head.kind === 'sell') return goodName(value);
  return head.kind === 'build' ? paymentName(value) : cardFace(value);
}

function choice(head: Head<Move> | OfferHead<Move>, view: TheView): Message {
  if (head.kind !== 'build') return say(`choice.${head.kind}`);
  const step = stepOf(view);
  const chooser = step.kind === 'build' ? step.open.chooser : view.viewer;
  const less = reductions(view.open, view.viewer, chooser, head.card, head.over);
  return say('choice.build', { ...plan(head), due: Math.max(0, baseCost(head.card, head.over) - less) + head.extra });
}

function label(text: string): Message {
  const source = SCORING_ORDER.find((candidate) => candidate === text);
  if (source === undefined) throw new Error(`no score line "${text}"`);
  return say(`label.${source}`);
}

export const text: GameText<SanJuan> = {
  catalogues,
  rules: { en: rulesEn, it: rulesIt },
  outline,
  prompt,
  answer,
  item,
  choice,
  event: eventText,
  chain,
  chapter: (event) => (event.kind === 'roundBegun' ? say('chapter', { round: event.round }) : undefined),
  label,
  reason,
  /* The next phase says it too. */
  quiet: ['phaseEnded'],
};
