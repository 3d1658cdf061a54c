import { choiceOption, flagOption, type Game } from '@ludoteca/kernel';
import { MAX_PLAYERS, ROUNDS_PER_PHASE } from '../data/course.ts';
import { TEAM_BOARDS } from '../data/duchies.ts';
import { SOLO_BOARDS, TARGETS, USUAL_TARGET } from '../data/solo.ts';
import { advance } from './bridge.ts';
import { free } from './buy.ts';
import { clone } from './clone.ts';
import { chooseDuchies, chooseDuchy } from './duchy-choice.ts';
import { gain } from './effects/buildings.ts';
import { castleAction } from './effects/castle.ts';
import { crane } from './effects/crane.ts';
import { effect } from './effects/effect.ts';
import { geese } from './effects/livestock.ts';
import { load, sail, sailOn } from './effects/ship.ts';
import { townHall } from './effects/town-hall.ts';
import { warehouse } from './effects/warehouse.ts';
import { standing } from './ending.ts';
import { invariants } from './invariants.ts';
import { LEDGER } from './ledger.ts';
import { valid } from './modes.ts';
import { hooks, install } from './module.ts';
import { inns } from './modules/inns.ts';
import { posts } from './modules/posts.ts';
import { route, routeGain, routes } from './modules/routes.ts';
import { shieldActions } from './modules/shields/actions.ts';
import { shieldSteps, shields } from './modules/shields/index.ts';
import { solo, soloSteps } from './modules/solo/index.ts';
import { team } from './modules/team.ts';
import { whiteAction, whiteCastles } from './modules/white-castles.ts';
import { moves } from './moves.ts';
import { afterPhase, income, phase, phaseEnd } from './phases.ts';
import { round, roundEnd } from './rounds.ts';
import { scenario } from './scenario.ts';
import { imagine, shown } from './secrecy.ts';
import { opening, setup } from './setup.ts';
import { discard, keep, receive, stow } from './storage.ts';
import { beginTurn, turn } from './turn.ts';
import { BOARD_CHOICES, type Burgundy, CHOOSING, MODES } from './types.ts';
import { upgrade } from './upgrade.ts';

install([whiteCastles, inns, posts, routes, shields, team, solo]);

/** Where each of the modules may be played. */
const EACH = { mode: ['each'] };
const NOT_ALONE = { mode: ['each', 'team'] };

export const burgundy: Game<Burgundy> = {
  meta: {
    id: 'burgundy',
    rules: '1.2.1',
    shape: 3,
    seats: { min: 1, max: MAX_PLAYERS },
    options: {
      mode: choiceOption(MODES, 'each'),
      teamBoard: choiceOption(TEAM_BOARDS, '12a', { mode: ['team'] }),
      soloBoard: choiceOption(SOLO_BOARDS, '13a', { mode: ['solo'] }),
      target: choiceOption(TARGETS, USUAL_TARGET, { mode: ['solo'] }),
      boards: choiceOption(BOARD_CHOICES, 'same', EACH),
      duchy: choiceOption([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1, { ...EACH, boards: ['same'] }),
      choosing: choiceOption(CHOOSING, 'inTurn', { ...EACH, boards: ['chosen', 'random', 'posts'] }),
      extraTiles: { ...flagOption(false), when: NOT_ALONE },
      whiteCastles: { ...flagOption(false), when: NOT_ALONE },
      inns: { ...flagOption(false), when: EACH },
      tradeRoutes: { ...flagOption(false), when: EACH },
      shields: { ...flagOption(false), when: EACH },
    },
    longest: 5_000,
  },
  ledger: LEDGER,
  moves,
  steps: {
    opening,
    chooseDuchy,
    chooseDuchies,
    phase,
    round,
    beginTurn,
    turn,
    roundEnd,
    phaseEnd,
    income,
    afterPhase,
    discard,
    receive,
    stow,
    keep,
    effect,
    sail,
    sailOn,
    load,
    advance,
    castleAction,
    whiteAction,
    gain,
    ...shieldSteps,
    ...soloSteps,
    route,
    routeGain,
    warehouse,
    townHall,
    crane,
    geese,
  },
  free: { ...free, actions: { ...free.actions, ...shieldActions } },
  invariants: [...invariants, ...hooks.invariant],
  valid,
  setup,
  scenario,
  over: (state) => state.open.finished,
  standing,
  rounds: ({ open }) => open.phase * ROUNDS_PER_PHASE + open.round + 1,
  shown,
  imagine,
  clone,
  upgrade,
};

export type { Burgundy, BurgundyState } from './types.ts';
