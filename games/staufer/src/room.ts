import { roomOfAny } from '../../room.ts';
import { evaluation } from './bot/index.ts';
import { staufer } from './rules/index.ts';
import { text } from './text/index.ts';

export const room = roomOfAny({ game: staufer, text, evaluation });
