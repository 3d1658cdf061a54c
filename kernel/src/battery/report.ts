import { quick } from '../chance/chance.ts';
import type { Config, Game, GameTypes, State } from '../contract.ts';
import { BadInput } from '../input/bad-input.ts';
import { isNotAMove, parseMove } from '../moves/schema.ts';
import { begin, play, retract } from '../play/engine.ts';
import type { BatteryReport } from './battery.ts';
import type { Failure } from './judge.ts';
import { PROPERTIES } from './names.ts';

/** The report as lines for people: what was played, the seed to play it again, and what went wrong. */
export function reportText(report: BatteryReport): string {
  const { game, seed, configs, games, decisions, capped, exercised, played, failures } = report;
  const unfinished = capped > 0 ? `, ${capped} broken off` : '';
  const lines = [
    `${game}: ${games} games in ${configs.length} configurations, ${decisions} answers${unfinished}; seed "${seed}"`,
    ...failures.map((failure) => failureText(failure)),
  ];
  const idle = neverIn(exercised);
  const unplayed = neverIn(played);
  if (idle.length > 0) lines.push(`  not exercised: ${idle.join(', ')}`);
  if (unplayed.length > 0) lines.push(`  never played: ${unplayed.join(', ')}`);
  return lines.join('\n');
}

function neverIn(counts: { readonly [name: string]: number }): string[] {
  return Object.keys(counts).filter((name) => counts[name] === 0);
}

function failureText({ property, message, config, seed, step, answers }: Failure): string {
  return [
    `  ${property}: ${message}`,
    `    (${PROPERTIES[property]})`,
    `    config ${JSON.stringify(config)}, seed "${seed}", after ${step} answers:`,
    ...answers.map((line) => `      ${line}`),
  ].join('\n');
}

/** The position in which a failure was seen, played again from its reproducer. */
export function reproduced<T extends GameTypes>(game: Game<T>, failure: Pick<Failure, 'config' | 'seed' | 'answers'>): State<T> {
  const state = begin(game, failure.config as Config<T['options']>, quick(failure.seed));
  for (const line of failure.answers) {
    const [seat = '', ...words] = line.split(' ');
    const text = words.join(' ');
    const move = text === 'retract' ? undefined : parseMove(game.moves, text);
    if (move === undefined) retract(state, Number(seat));
    else if (isNotAMove(move)) throw new BadInput(`"${line}": ${move.problem}`);
    else play(game, state, Number(seat), move as T['move']);
  }
  return state;
}
