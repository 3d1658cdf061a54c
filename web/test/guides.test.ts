import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rooms } from '@ludoteca/games';
import { shelfGame } from '@ludoteca/games/boards';
import { asked, fromScenario, isNotAMove, isRefusal, Match, parseMove } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';

interface Step {
  readonly it: string;
  readonly en: string;
  readonly before?: readonly string[];
  readonly move?: string;
}

const guideOf = (id: string): URL => new URL(`../../games/${id}/src/shelf/guide.json`, import.meta.url);
const guided = rooms.filter(({ game }) => existsSync(guideOf(game.meta.id)));
/** Every guide of every game; expansions have their own beside the first. */
const guides = guided.flatMap(({ game }) =>
  readdirSync(new URL('.', guideOf(game.meta.id)))
    .filter((file) => /^guide.*\.json$/.test(file))
    .map((file) => ({ game, file: new URL(file, guideOf(game.meta.id)), name: `${game.meta.id} ${file}` })),
);

describe('guided openings', () => {
  it('are found by the shelf', () => {
    expect(guided.length).toBeGreaterThan(4);
    for (const { game } of guided) expect(shelfGame(game.meta.id)?.guide, game.meta.id).toBeDefined();
  });

  it.each(guides)('$name: every step can be played as it is written, in both languages', ({ game, file }) => {
    const { scenario, seat, steps } = JSON.parse(readFileSync(file, 'utf8')) as {
      scenario: object;
      seat: number;
      steps: Step[];
    };
    const match = Match.from(game, fromScenario(game, scenario));
    const play = (who: number, line: string): void => {
      const move = parseMove(game.moves, line);
      if (isNotAMove(move)) throw new Error(`${line}: ${move.problem}`);
      const result = match.answer({ seat: who, decision: match.state.decision, move });
      expect(isRefusal(result) ? `${line}: ${result.refused}` : line).toBe(line);
    };
    for (const { it: italian, en, before = [], move } of steps) {
      for (const words of [italian, en]) expect(words.length).toBeGreaterThan(40);
      for (const line of before) play(Number(line.split(':')[0]), line.replace(/^\d+:\s*/, ''));
      if (move === undefined) continue;
      expect(asked(game, match.state).must).toContain(seat);
      play(seat, move);
    }
    expect(steps.filter(({ move }) => move !== undefined).length).toBeGreaterThan(2);
  });
});
