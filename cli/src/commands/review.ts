import { type Review, review, type TurningPoint } from '@ludoteca/bots';
import type { Room } from '@ludoteca/games';
import { type AnyMove, at, BadInput, type SavedGame } from '@ludoteca/kernel';
import { expectedText, reasonText, type Speaker } from '@ludoteca/text';
import type { Command } from 'commander';
import { answerText } from '../advice/advice.ts';
import { type Desk, words } from '../desk.ts';
import { named, readSavedGame, writeText } from '../files.ts';
import { namesOf, seatsOf } from '../play/players.ts';
import { sparkline } from '../plot/graph.ts';
import { linesSvg } from '../plot/svg.ts';
import { progress } from '../progress.ts';
import { integer } from '../read.ts';
import { columns } from '../show.ts';
import { storedView } from '../stored.ts';
import { budgetOf } from './simulate.ts';

interface ReviewOptions {
  readonly iterations?: number;
  readonly time?: number;
  readonly svg?: string;
  readonly json?: true;
}

const GRAPH = 64;

/** `ludoteca review FILE`: the review of a game: how it went, where it turned, and what hard would have played. */
export function reviewCommand(command: Command, desk: Desk): void {
  command
    .option(`--iterations ${desk.arg('number')}`, desk.say('cli.help.iterations'), integer('--iterations', 1, 1_000_000_000))
    .option(`--time ${desk.arg('number')}`, desk.say('cli.help.time'), integer('--time', 1, 3_600_000))
    .option(`--svg ${desk.arg('file')}`, desk.say('cli.help.svg'))
    .option('--json', desk.say('cli.help.json'))
    .action((file: string, options: ReviewOptions) => run(desk, file, options));
}

async function run(desk: Desk, file: string, options: ReviewOptions): Promise<void> {
  const saved = readSavedGame(file);
  const room = await desk.room(saved.game);
  const { rules } = room.game.meta;
  if (saved.rules !== rules) throw new BadInput(`${file}: played with rules ${saved.rules}, these are ${rules}`);
  const names = namesOf(desk, seatsOf(saved));
  const bar = progress(desk, saved.entries.length, desk.nameOf(room));
  const result = named(file, () => review(room, saved, { budget: budgetOf(options), onEntry: bar.update }));
  bar.stop();
  if (options.svg !== undefined) writeText(options.svg, graph(desk, room, result, names));
  if (options.json) desk.printJson(result);
  else desk.print(inWords(desk, room, saved, result, names));
}

function graph(desk: Desk, room: Room, { moments, turning }: Review<AnyMove>, names: readonly string[]): string {
  const series = names.map((name, seat) => ({ name, values: moments.map(({ prospects }) => at(prospects, seat)) }));
  const marks = turning.map(({ entry }, place) => ({ at: entry, label: `${place + 1}` }));
  return linesSvg(desk.say('cli.review.title', { game: desk.nameOf(room) }), series, marks);
}

function inWords(desk: Desk, room: Room, saved: SavedGame, result: Review<AnyMove>, names: readonly string[]): string {
  const { moments, turning, agreement } = result;
  const speaker = desk.speakerFor(room, names);
  const head = (['cli.review.player', 'cli.review.course', 'cli.review.agreed'] as const).map((key) => desk.paint.dim(desk.say(key)));
  const rows = names.map((name, seat) => {
    const { decisions, agreed } = at(agreement, seat);
    const line = sparkline(
      moments.map(({ prospects }) => at(prospects, seat)),
      GRAPH,
    );
    return [name, line, decisions === 0 ? '–' : `${Math.round((100 * agreed) / decisions)}%`];
  });
  const points = turning.flatMap((point, place) => turningLines(desk, room, saved, point, place + 1, speaker));
  return [
    desk.paint.bold(desk.say('cli.review.title', { game: desk.nameOf(room) })),
    columns([head, ...rows], desk.width),
    '',
    desk.paint.bold(desk.say(turning.length === 0 ? 'cli.review.noTurning' : 'cli.review.turning')),
    ...points,
  ].join('\n');
}

function turningLines(desk: Desk, room: Room, saved: SavedGame, point: TurningPoint<AnyMove>, number: number, speaker: Speaker): string[] {
  const { entry, seat, played, better, cost: share } = point;
  const view = storedView(saved, entry - 1, seat);
  const step = speaker.say(words('cli.replay.step', { number: entry, of: saved.entries.length, who: { seat } }));
  const cost = desk.say('cli.review.cost', { percent: Math.max(1, Math.round(share * 100)) });
  const line = (key: 'cli.review.played' | 'cli.review.hard', advice: TurningPoint<AnyMove>['played']): string[] => [
    `   ${desk.say(key, { answer: answerText(room, advice.move, view, speaker) })}`,
    `     ${desk.paint.dim(`${speaker.say(expectedText(advice, room.text, saved.config))}; ${speaker.say(reasonText(advice, room.text))}`)}`,
  ];
  return [
    `${desk.paint.green(String(number).padStart(2))} ${desk.paint.bold(step)}  ${cost}`,
    ...line('cli.review.played', played),
    ...line('cli.review.hard', better),
  ];
}
