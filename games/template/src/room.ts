import { roomOfAny } from '../../room.ts';
import { evaluation } from './bot/index.ts';
import { template } from './rules/index.ts';
import { text } from './text/index.ts';

export const room = roomOfAny({ game: template, text, evaluation });
