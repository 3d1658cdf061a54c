import {
  type AnyMove,
  begin,
  type Config,
  type Draft,
  draftOf,
  draftOfOffer,
  extend,
  type Game,
  type GameTypes,
  nextToAnswer,
  play,
  questionFor,
  quick,
  randomAnswer,
  type Seat,
  SPECTATOR,
  type State,
  streamFrom,
  type Told,
  type Viewer,
  viewOf,
} from '@ludoteca/kernel';
import type { GameText } from './game-text.ts';
import { LANGS } from './lang.ts';
import type { Message } from './message.ts';
import { messagesOf } from './outline.ts';
import { speaker } from './speaker.ts';

/**
 * Plays one random game and renders every text that comes up, in every language: outlines for a spectator and the seat asked, prompts, answers,
 * items, events and score lines with the sentences of their rules. Returns what could not be rendered, each error once.
 */
export function rehearse<T extends GameTypes>(game: Game<T>, text: GameText<T>, config: Config<T['options']>, seed: string): string[] {
  const chance = streamFrom(`rehearsal:${seed}`);
  const told: Told<T['event']>[] = [];
  const state = begin(game, config, quick(seed), (one) => told.push(one));
  const stage = new Stage(text, config.seats);
  for (let count = 0; count <= game.meta.longest; count++) {
    for (const { event } of told.splice(0)) {
      stage.say(() => [text.event(event)]);
      stage.cite([event.rule]);
    }
    const seat = nextToAnswer(game, state);
    sayPosition(game, text, state, [SPECTATOR, seat ?? 0], stage);
    if (seat === undefined) break;
    sayQuestion(game, text, state, seat, stage);
    play(game, state, seat, randomAnswer(game, state, seat, chance), (one) => told.push(one));
  }
  return stage.complaints;
}

function sayPosition<T extends GameTypes>(
  game: Game<T>,
  text: GameText<T>,
  state: State<T>,
  viewers: readonly Viewer[],
  stage: Stage,
): void {
  for (const viewer of viewers) {
    stage.say(() => messagesOf(text.outline(viewOf(game, state, viewer))));
  }
  for (const { lines, ties } of game.standing(state).sides) {
    stage.say(() => lines.map(({ label }) => text.label(label)));
    stage.cite([...lines, ...ties].map(({ rule }) => rule));
  }
}

function sayQuestion<T extends GameTypes>(game: Game<T>, text: GameText<T>, state: State<T>, seat: Seat, stage: Stage): void {
  const view = viewOf(game, state, seat);
  const { list = [], selections = [], offers = [] } = questionFor(game, state, seat);
  stage.say(() => [text.prompt(view), ...list.map((move) => text.answer(move, view))]);
  const drafts: Draft<T['move']>[] = [...selections.map(draftOf), ...offers.map(draftOfOffer)];
  for (const draft of drafts) {
    const numbers = extend(game, state, seat, draft).items.flatMap((item) => Object.values(item) as number[]);
    const goods = draft.shape === 'offer' ? [...draft.give.keys()] : numbers;
    stage.say(() => goods.map((item) => text.item(item, draft.head, view)));
    stage.say(() => [text.choice?.(draft.head, view)].filter((message) => message !== undefined));
    if (drafts.length + list.length > 1)
      stage.expect(text.choice !== undefined, `${(draft.head as AnyMove).kind}: "choice" is needed beside other answers`);
  }
}

/** The languages in which everything is said, and the problems found. */
class Stage {
  private readonly found = new Set<string>();
  private readonly speakers;
  private readonly seats: number;

  constructor(text: Pick<GameText, 'catalogues' | 'rules'>, seats: number) {
    this.seats = seats;
    const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
    this.speakers = LANGS.map((lang) => speaker(text, lang, names));
  }

  get complaints(): string[] {
    return [...this.found];
  }

  say(make: () => readonly Message[]): void {
    this.attempt(() => {
      const messages = make();
      for (const { say } of this.speakers) {
        for (const message of messages) {
          say(message);
          for (let seat = 0; seat < this.seats; seat++) say(message, seat);
        }
      }
    });
  }

  cite(rules: readonly string[]): void {
    for (const { rule } of this.speakers) for (const id of rules) this.attempt(() => rule(id));
  }

  expect(holds: boolean, complaint: string): void {
    if (!holds) this.found.add(complaint);
  }

  private attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.found.add(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error));
    }
  }
}
