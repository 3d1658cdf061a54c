import type { Room } from '@ludoteca/games';
import {
  asked,
  BadInput,
  fromScenario,
  isNotAMove,
  isRefusal,
  Match,
  nextToAnswer,
  parseMove,
  type Refusal,
  type Seat,
  SPECTATOR,
  type Told,
  viewOf,
} from '@ludoteca/kernel';
import type { Command } from 'commander';
import { optionsOf } from '../answers.ts';
import { type Desk, words } from '../desk.ts';
import { named, namedLater, readJson } from '../files.ts';
import { namesOf } from '../play/players.ts';
import { integer } from '../read.ts';
import { showOutline } from '../show.ts';

/** The result of playing moves from a scenario. */
interface Outcome {
  readonly room: Room;
  readonly match: Match;
  readonly told: readonly Told[];
  readonly refused?: Refusal & { readonly seat: Seat; readonly move: string };
}

/** `ludoteca scenario FILE [MOVES…]`: builds a described position, plays moves in notation, and shows what follows. */
export function scenarioCommand(command: Command, desk: Desk): void {
  command
    .option(`--view ${desk.arg('seat')}`, desk.say('cli.help.scenarioView'), integer('--view', 0, 98))
    .option('--json', desk.say('cli.help.json'))
    .action(async (file: string, moves: string[], options: { view?: number; json?: true }) => {
      const json = readJson(file);
      const room = await namedLater(file, roomIn(desk, json));
      const outcome = named(file, () => playedOut(room, json, moves));
      if (outcome.refused !== undefined) desk.exitCode = 1;
      const viewer = viewerOf(outcome, options.view);
      if (options.json) printOutcome(desk, outcome, viewer);
      else describeOutcome(desk, outcome, viewer);
    });
}

function roomIn(desk: Desk, json: unknown): Promise<Room> {
  const id = typeof json === 'object' && json !== null ? (json as { game?: unknown }).game : undefined;
  return desk.room(typeof id === 'string' ? id : String(id));
}

function playedOut(room: Room, json: unknown, moves: readonly string[]): Outcome {
  const told: Told[] = [];
  const match = Match.from(
    room.game,
    fromScenario(room.game, json, (one) => told.push(one)),
  );
  for (const text of moves) {
    const [, prefix, line = text] = /^(\d{1,2}):(.*)$/.exec(text) ?? [];
    const seat = prefix === undefined ? (nextToAnswer(room.game, match.state) ?? 0) : Number(prefix);
    const move = parseMove(room.game.moves, line);
    if (isNotAMove(move)) throw new BadInput(move.problem);
    const result = match.answer({ seat, decision: match.state.decision, move });
    if (isRefusal(result)) return { room, match, told, refused: { ...result, seat, move: line.trim() } };
    told.push(...result.events);
  }
  return { room, match, told };
}

function viewerOf({ room, match }: Outcome, wanted: number | undefined): Seat {
  const { seats } = match.state.config;
  if (wanted !== undefined && wanted >= seats) throw new BadInput(`--view ${wanted}; allowed: 0 to ${seats - 1}`);
  return wanted ?? nextToAnswer(room.game, match.state) ?? SPECTATOR;
}

function printOutcome(desk: Desk, { room, match, told, refused }: Outcome, viewer: Seat): void {
  const { game } = room;
  const { state } = match;
  const rule = (id: string): string => desk.speakerFor(room, []).rule(id);
  desk.printJson({
    game: game.meta.id,
    over: game.over(state),
    decision: state.decision,
    asked: asked(game, state),
    seat: viewer === SPECTATOR ? null : viewer,
    ...optionsOf(game, state, viewer),
    events: told,
    standing: game.standing(state),
    refused: refused === undefined ? null : { seat: refused.seat, move: refused.move, rule: refused.refused, text: rule(refused.refused) },
  });
}

function describeOutcome(desk: Desk, { room, match, told, refused }: Outcome, viewer: Seat): void {
  const { game, text } = room;
  const people = match.state.seats.map(() => ({ kind: 'me' }) as const);
  const speaker = desk.speakerFor(room, namesOf(desk, people));
  const view = viewOf(game, match.state, viewer);
  for (const { event } of told) desk.print(`  ${speaker.say(text.event(event))}`);
  desk.print(showOutline(text.outline(view), speaker, desk));
  desk.print();
  if (view.over) desk.print(desk.say('cli.scenario.over'));
  else if (view.asked.must.includes(viewer) || view.asked.may.includes(viewer)) {
    desk.print(
      desk.paint.bold(speaker.say(words('cli.scenario.asked', { who: { seat: viewer }, number: viewer, prompt: text.prompt(view) }))),
    );
    const { options, choices } = optionsOf(game, match.state, viewer);
    for (const line of [...(options ?? []), ...choices]) desk.print(`  ${line}`);
  }
  if (refused === undefined) return;
  desk.complain(desk.paint.red(desk.say('cli.scenario.refused', { seat: refused.seat, move: refused.move })));
  desk.complain(`  ${refused.refused}  ${speaker.rule(refused.refused)}`);
}
