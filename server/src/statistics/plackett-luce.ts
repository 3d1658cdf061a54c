/*
 * Ratings after Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), with the Plackett–Luce model: games
 * of any number of sides, sides of any number of people, shared places. A rating is a normal distribution of the strength.
 */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 };

/** Standard deviation of performance in one game (the β of the paper). */
const BETA = 25 / 6;
/** Lower bound of the variance factor (the κ of the paper): no game makes a rating certain. */
const KAPPA = 0.0001;

export interface RatedSide {
  readonly rank: number;
  readonly ratings: readonly Rating[];
}

/** Everybody's ratings after a game, in the order of the sides. */
export function rated(sides: readonly RatedSide[]): Rating[][] {
  const teams = sides.map(({ rank, ratings }) => ({
    rank,
    mu: ratings.reduce((sum, { mu }) => sum + mu, 0),
    variance: ratings.reduce((sum, { sigma }) => sum + sigma ** 2, 0),
  }));
  const c = Math.sqrt(teams.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const weights = teams.map(({ mu }) => Math.exp(mu / c));
  const rivals = teams.map(({ rank }) =>
    weights.reduce((sum, weight, other) => ((teams[other]?.rank ?? 0) >= rank ? sum + weight : sum), 0),
  );
  const shared = teams.map(({ rank }) => teams.filter((other) => other.rank === rank).length);
  return sides.map(({ ratings }, index) => {
    const team = teams[index] ?? { rank: 1, mu: 0, variance: 1 };
    let [omega, delta] = [0, 0];
    for (const [place, { rank }] of teams.entries()) {
      if (rank > team.rank) continue;
      const chance = (weights[index] ?? 0) / (rivals[place] ?? 1);
      const among = shared[place] ?? 1;
      omega += ((place === index ? 1 : 0) - chance) / among;
      delta += (chance * (1 - chance)) / among;
    }
    const gain = (omega * team.variance) / c;
    const loss = ((Math.sqrt(team.variance) / c) * delta * team.variance) / c ** 2;
    return ratings.map(({ mu, sigma }) => {
      const part = sigma ** 2 / team.variance;
      return { mu: mu + part * gain, sigma: sigma * Math.sqrt(Math.max(1 - part * loss, KAPPA)) };
    });
  });
}
