import { at } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { GOODS } from '../data/goods.ts';
import { SHIELD } from '../data/shields.ts';
import { GOODS_PER_TILE } from '../data/solo.ts';
import { EMPTY } from '../rules/types.ts';
import { goodsName, hexName, say, tileName } from '../text/words.ts';
import type { Desk } from './desk.svelte.ts';
import { isExchange, offeredGoods } from './exchange.ts';

/** What is asked while an answer is half made; null when nothing has been begun. */
export function askingOf(desk: Desk): Message | null {
  const { die, fan, picked } = desk.half;
  const { step } = desk;
  if ((step?.kind === 'stow' || step?.kind === 'keep') && desk.choice.question !== null)
    return say(`board.ask.${step.kind}`, { tile: tileName(step.open.tile) });
  if (fan !== null) return askingWay(desk);
  const { heldShield } = desk;
  if (heldShield > 0) return askingShield(heldShield, desk);
  if (desk.heldTile !== EMPTY) return say('board.ask.held', { tile: tileName(desk.heldTile), die: die ?? 0 });
  if (isExchange(desk)) return say('board.ask.trade', { left: GOODS_PER_TILE - offeredGoods(desk).length });
  if (picked.length > 0) {
    const need = desk.choice.question?.selections?.[0]?.max ?? picked.length;
    return say('board.ask.load', { left: need - picked.length });
  }
  return die === null ? null : say('board.ask.die', { die });
}

/** A shield that has been taken up goes on a castle; the power of two others is used elsewhere. */
function askingShield(shield: number, { open, estate }: Desk): Message {
  const isOwn = open.shields?.held[estate]?.includes(shield) ?? false;
  if (isOwn) return shield === SHIELD.die ? say('board.ask.set') : say('board.ask.study');
  return say('board.ask.shield', { shield });
}

/** The question of an open fan: with which die, which tile, or how to pay. */
function askingWay({ fan, open, estate }: Desk): Message | null {
  const kinds = new Set(fan?.moves.map(({ kind }) => kind));
  const move = fan?.moves[0];
  switch (move?.kind) {
    case 'take':
      return say('board.ask.take', { tile: tileName(move.tile), buy: kinds.has('buy') ? 'yes' : 'no' });
    case 'buy':
      return say('board.ask.buy', { tile: tileName(move.tile) });
    case 'place': {
      const isOne = fan?.moves.every((way) => way.kind === 'place' && way.tile === move.tile) ?? false;
      return isOne
        ? say('board.ask.place', { tile: tileName(move.tile), hex: hexName(move.hex) })
        : say('board.ask.which', { hex: hexName(move.hex) });
    }
    case 'sell':
      return say('board.ask.sell', { goods: goodsName(move.good, at(open.goods, estate * GOODS.length + move.good)) });
    case 'workers':
      return say('board.ask.workers');
    case 'set':
      return say('board.ask.value', { die: move.die });
    default:
      return null;
  }
}
