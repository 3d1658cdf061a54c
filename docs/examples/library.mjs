import { think } from '@ludoteca/bots/browser';
import { openRoom } from '@ludoteca/games/lazy';
import { configure, isRefusal, Match, nextToAnswer, sealed, seedFrom, viewOf } from '@ludoteca/kernel';
import { speaker } from '@ludoteca/text';

const { game, text, evaluation } = await openRoom('medioevo');
const match = Match.begin(game, configure(game, { seats: 3 }), sealed(seedFrom('an evening')));
const words = speaker(text, 'en', ['Anna', 'Bruno', 'Carla']);

for (let seat = nextToAnswer(game, match.state); seat !== undefined; seat = nextToAnswer(game, match.state)) {
  const view = viewOf(game, match.state, seat); // what this seat may see, and nothing else
  const move = think({ game, evaluation }, 'easy', view, `seat ${seat}`);
  const done = match.answer({ seat, decision: view.decision, move });
  if (isRefusal(done)) throw new Error(done.refused);
  for (const { event } of done.events) console.log(words.say(text.event(event)));
}
for (const { seats, rank, score } of game.standing(match.state).sides) console.log(rank, seats, score);
