/** The moves of the game. Fields of a move are given by their domains: `{ card: int(1, 6) }`. */
export const moves = {
  draw: {},
  stop: {},
};
