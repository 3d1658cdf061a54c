import { roomOfAny } from '../../room.ts';
import { evaluation } from './bot/index.ts';
import { sanJuan } from './rules/index.ts';
import { text } from './text/index.ts';

export const room = roomOfAny({ game: sanJuan, text, evaluation });
