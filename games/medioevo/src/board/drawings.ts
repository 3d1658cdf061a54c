/*
 * Own drawings on a field of 512 × 512, filled, in the manner of game-icons.net beside which they stand: what the set lacks
 * in a form that is still read at twenty pixels.
 */
const drawing = (d: string): string => `<path fill="currentColor" d="${d}"/>`;

/** A market stall with its awning. */
export const stall = drawing(
  'M96 64h320l48 128H48zM48 208h104v24a52 44 0 0 1-104 0zm104 0h104v24a52 44 0 0 1-104 0zm104 0h104v24a52 44 0 0 1-104 0zm104 0h104v24a52 44 0 0 1-104 0zM80 296h32v56h288v-56h32v168h-32v-32H112v32H80zM136 336a36 36 0 0 1 72 0zm84 0a36 36 0 0 1 72 0zm84 0a36 36 0 0 1 72 0z',
);

/** Two houses. */
export const houses = drawing(
  'M32 300L144 196l112 104v20h-24v144H56V320H32zm84 164h56v-88h-56zM216 216L344 88l136 136v24h-28v216H272V286zm96 96h64v-64h-64zm8 152h56v-104h-56zM408 88h40v76l-40-38z',
);

/** Three towers with pointed roofs and a gate. */
export const palace = drawing(
  'M40 272L112 112l72 160v40h16V216L256 48l56 168v96h16v-40l72-160 72 160v24h-20v168H316v-76a60 60 0 0 0-120 0v76H60V296H40zM96 312v56h32v-56zm288 0v56h32v-56zM240 232v56h32v-56z',
);

/** Hat, face and shoulders. */
export const peasant = drawing(
  'M256 48c-64 0-90 54-94 106H56c0 46 92 74 200 74s200-28 200-74H350c-4-52-30-106-94-106zM164 254c8 52 44 90 92 90s84-38 92-90c-56 12-128 12-184 0zM56 472c0-84 62-128 124-132 20 24 46 36 76 36s56-12 76-36c62 4 124 48 124 132z',
);
