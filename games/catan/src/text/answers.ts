import { at, type Head, type OfferHead, sum, type View } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { fighter, realmAnswer } from '../cities-and-knights/text/answers.ts';
import { cardAnswer } from '../cities-and-knights/text/cards.ts';
import { placeRoadPrompt, realmPrompt } from '../cities-and-knights/text/prompts.ts';
import { CARDS } from '../data/cards.ts';
import { canLayRoad } from '../rules/building/road.ts';
import { termsWith } from '../rules/trade/talk.ts';
import type { Catan, Move } from '../rules/types.ts';
import { seasAnswer, seasPrompt } from '../seafarers/text/index.ts';
import { cardList, edgeName, hexName, player, resourceName, say, someCards, vertexName } from './words.ts';

/** The viewer's question. */
export function prompt(view: View<Catan>): Message {
  const step = at(view.agenda, view.agenda.length - 1) as Catan['step'];
  const atSea = seasPrompt(step, view);
  if (atSea !== undefined) return atSea;
  switch (step.kind) {
    case 'placeSettlement':
      if (view.open.realm !== undefined) return say('prompt.placeOnlySettlement');
      return say('prompt.placeSettlement', { round: String(step.open.round) });
    case 'placeRoad':
      return placeRoadPrompt(view, step.open.vertex);
    case 'discard':
      return say('prompt.discard', { count: at(step.open.owed, view.viewer) });
    case 'freeRoad':
    case 'ckFreeRoad':
      return say('prompt.freeRoad', { left: Math.min(step.open.left, at(view.open.roadsLeft, step.open.seat)) });
    case 'talk': {
      const terms = { give: someCards(step.open.give), want: someCards(step.open.want) };
      const proposer = step.open.seat === view.viewer;
      return proposer ? say('prompt.talkProposer', terms) : say('prompt.talkPartner', { seat: { seat: step.open.seat }, ...terms });
    }
    case 'beforeRoll':
      return say(holdsPlayableCard(view) ? 'prompt.beforeRollCard' : 'prompt.beforeRoll');
    case 'robber':
    case 'action':
      return say(`prompt.${step.kind}`);
    case 'opening':
    case 'beginnerStarts':
    case 'turn':
    case 'gold':
      throw new Error(`nothing is asked in step "${step.kind}"`);
    default:
      return realmPrompt(step, view);
  }
}

/** Whether the viewer has a development card that could be played before the roll. */
function holdsPlayableCard({ open, mine, viewer }: View<Catan>): boolean {
  if (mine === null || open.played > 0) return false;
  const { cards, fresh } = mine.own;
  return CARDS.some((name, card) => {
    if (name === 'victory' || at(cards, card) <= at(fresh, card)) return false;
    if (name === 'roads') return canLayRoad(open, viewer);
    return name !== 'plenty' || sum(open.bank) > 0;
  });
}

/** A whole answer, before it is given. */
export function answer(move: Move, view: View<Catan>): Message {
  return cardAnswer(move, view) ?? realmAnswer(move, view) ?? seasAnswer(move, view) ?? baseAnswer(move, view);
}

function baseAnswer(move: Move, view: View<Catan>): Message {
  const { open } = view;
  switch (move.kind) {
    case 'city':
      return say(open.realm?.tipped.includes(move.vertex) === true ? 'answer.restore' : 'answer.city', {
        vertex: vertexName(open, move.vertex),
      });
    case 'settlement':
      return say(`answer.${move.kind}`, { vertex: vertexName(open, move.vertex) });
    case 'road':
      return say('answer.road', { edge: edgeName(move.edge, open) });
    case 'robber':
      return move.victim === null
        ? say('answer.robberNobody', { hex: hexName(open, move.hex) })
        : say('answer.robber', { hex: hexName(open, move.hex), victim: { seat: move.victim } });
    case 'discard':
    case 'plenty':
      return say(`answer.${move.kind}`, { cards: cardList(move.items) });
    case 'monopoly':
      return say('answer.monopoly', { resource: resourceName(move.resource) });
    case 'bank':
      return say('answer.bank', { count: move.count, give: resourceName(move.give, move.count), take: resourceName(move.take, 1) });
    case 'offer':
    case 'barter':
      return say('answer.offer', { give: someCards(move.give), want: someCards(move.want), to: move.to.map(player) });
    case 'counter':
    case 'haggle':
      return say('answer.counter', { give: someCards(move.give), want: someCards(move.want) });
    case 'trade':
      return conclusion(move.with, view);
    case 'buy':
    case 'roll':
    case 'end':
    case 'knight':
    case 'roads':
    case 'stop':
    case 'accept':
    case 'decline':
    case 'withdraw':
      return say(`answer.${move.kind}`);
    default:
      throw new Error(`no words for "${move.kind}"`);
  }
}

/** Partners and terms of an offer: a counter-offer has its own. */
function conclusion(partner: number, view: View<Catan>): Message {
  const step = at(view.agenda, view.agenda.length - 1) as Catan['step'];
  const terms = step.kind === 'talk' && partner < view.config.seats ? termsWith(step.open, partner) : undefined;
  if (terms === undefined) return say('answer.tradePlain', { seat: { seat: partner } });
  return say('answer.trade', { seat: { seat: partner }, give: someCards(terms.give), want: someCards(terms.want) });
}

/** An answer that is still to be filled in. */
export function choice(head: Head<Move> | OfferHead<Move>): Message {
  return say(`choice.${head.kind}`);
}

/** One thing of an answer that is filled in: a knight that is sent to fight, else a card. */
export function item(thing: number, head: Head<Move> | OfferHead<Move>, view: View<Catan>): Message {
  return head.kind === 'commit' ? fighter(thing, view.open) : resourceName(thing);
}
