import { begin, clone, nextToAnswer, play, questionFor, quick, range } from '@ludoteca/kernel';
import { countingTo } from './counting.ts';
import { keep, type Measure, rate } from './measure.ts';

const LONG = 20_000;

/** Cost of finding the next seat, asking the question and playing the answer, in a game that does almost nothing. */
function overhead(): number {
  const game = countingTo(LONG);
  const playThrough = (): number => {
    const state = begin(game, { seats: 2, options: {} }, quick('counting'));
    let moves = 0;
    for (let seat = nextToAnswer(game, state); seat !== undefined; seat = nextToAnswer(game, state)) {
      const list = questionFor(game, state, seat).list ?? [];
      const move = list[moves % list.length];
      if (move === undefined) throw new Error('no answer');
      play(game, state, seat, move);
      moves++;
    }
    return moves;
  };
  return 1e9 / rate(playThrough);
}

/** A state like those of the real games, 1.5 kB as JSON. */
function typicalState(): object {
  const person = (seat: number): object => ({ points: seat, goods: [1, 2, 0, 4, 0], houses: [seat, 7, 9], board: range(30), done: false });
  return {
    game: 'typical',
    rules: '1.0.0',
    shape: 1,
    config: { seats: 4, options: { tiles: true, length: 3 } },
    open: { round: 3, turn: 2, supply: [8, 7, 6, 5, 4], map: range(60), track: [[1, 2], [3], [4, 5, 6], []], people: range(4).map(person) },
    seats: range(4).map((seat) => ({ own: { hand: range(5 + seat) }, knows: { seen: [[], [seat], []] } })),
    hidden: { deck: range(60) },
    agenda: [
      { kind: 'round', open: { left: 3 } },
      { kind: 'turn', open: { seat: 2 } },
    ],
    decision: 117,
    answers: [null, null, null, null],
    chance: { kind: 'quick', words: [-1234567890, 234567890, 345678901, 456789012] },
  };
}

function genericClone(): number {
  const state = typicalState();
  const copyMany = (): number => {
    for (let i = 0; i < 1_000; i++) keep(clone(state));
    return 1_000;
  };
  return 1e6 / rate(copyMany, 1);
}

/** What the kernel itself costs. */
export const kernelMeasures: readonly Measure[] = [
  { name: 'kernel/overhead-ns-per-move', unit: 'ns', run: overhead },
  { name: 'kernel/generic-clone-us', unit: 'µs', run: genericClone },
];
