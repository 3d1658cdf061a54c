import { at, type Head, type MoveFor, type OfferHead, type View } from '@ludoteca/kernel';
import type { GameText, Message } from '@ludoteca/text';
import { PURPLE } from '../data/chests.ts';
import { ENVOY, NOBLE, PIECES, SOURCES } from '../data/course.ts';
import { VP_CARD } from '../data/privileges.ts';
import { billOf, nobleRange } from '../rules/costs.ts';
import { tablesOf } from '../rules/lookup.ts';
import { mayDecline } from '../rules/pieces.ts';
import { chestsAt, heldBy, pieceOf, placeOfSpace } from '../rules/table.ts';
import { reachableEnvoys } from '../rules/turn.ts';
import type { Move, Staufer, Step } from '../rules/types.ts';
import { reason } from './advice.ts';
import { chain, impact } from './chain.ts';
import { complaint } from './complaint.ts';
import { eventText } from './events.ts';
import { outline } from './outline.ts';
import rulesEn from './rules.en.json' with { type: 'json' };
import rulesIt from './rules.it.json' with { type: 'json' };
import {
  aPiece,
  catalogues,
  chestName,
  countedChests,
  officeName,
  piecesText,
  privilegeName,
  privilegeText,
  regionName,
  say,
  thePiece,
  timesEach,
} from './words.ts';

type TheView = View<Staufer>;

function stepOf({ agenda }: TheView): Step {
  return at(agenda, agenda.length - 1) as Step;
}

function prompt(view: TheView): Message {
  const { open, viewer, config } = view;
  const step = stepOf(view);
  switch (step.kind) {
    case 'office':
      return say('prompt.office', { court: piecesText(at(open.court, pieceOf(viewer, ENVOY)), at(open.court, pieceOf(viewer, NOBLE))) });
    case 'double':
      return say('prompt.double', { office: officeName(step.open.office, tablesOf(config)) });
    case 'fetch':
      return say('prompt.fetch', { piece: aPiece(step.open.piece), may: mayDecline(view, viewer, step.open.why) ? 'yes' : 'no' });
    case 'exchange':
      return say('prompt.exchange', { count: heldBy(open, viewer, PURPLE) });
    case 'pick':
    case 'protect':
      return say(`prompt.${step.kind}`, { region: regionName(step.open.region) });
    case 'act':
    case 'chooseChest':
      return say(`prompt.${step.kind}`);
    default:
      throw new Error(`nothing is asked in step "${step.kind}"`);
  }
}

function answer(move: Move, view: TheView): Message {
  const { config } = view;
  switch (move.kind) {
    case 'supply':
      return supplyText(move, view);
    case 'deploy':
      return say('answer.deploy', {
        envoy: reachableEnvoys(view, view.viewer, move.spot) === 1 ? 'yes' : 'no',
        first: move.spot === 1 ? 'yes' : 'no',
      });
    case 'office':
      return say('answer.office', { ...plan(move, view), count: move.items.length, items: timesEach(move.items) });
    case 'fetch':
      return say('answer.fetch', { region: regionName(move.region) });
    case 'open':
    case 'pick':
      return say(`answer.${move.kind}`, { chest: chestName(move.chest) });
    case 'privilege':
      return privilegeAnswer(move, view);
    case 'protect':
      return say('answer.protect', { piece: thePiece(move.piece), office: officeName(move.office, tablesOf(config)) });
    case 'second':
      return say('answer.second');
    case 'pass':
      return passText(view);
  }
}

function passText(view: TheView): Message {
  const step = stepOf(view);
  if (step.kind === 'fetch') return say('answer.decline', { piece: aPiece(step.open.piece) });
  if (step.kind === 'protect') return say('answer.protectNone');
  return say(step.kind === 'exchange' ? 'answer.keepPurple' : 'answer.pass');
}

function privilegeAnswer({ type }: MoveFor<Staufer, 'privilege'>, { open, config }: TheView): Message {
  const top = type === VP_CARD ? (open.vpPile[0] ?? 0) : 0;
  return say('answer.privilege', { type, name: privilegeName(type), text: privilegeText(type, config.seats), top });
}

function supplyText({ space, spot, swap }: MoveFor<Staufer, 'supply'>, { open, config }: TheView): Message {
  const named = (place: number): Message => {
    const [envoys = 0, nobles = 0] = tablesOf(config).spaces[place] ?? [];
    return say('space', { number: place + 1, pieces: piecesText(envoys, nobles) });
  };
  const chests = chestsAt(open, placeOfSpace(swap ?? space));
  const args = {
    space: named(space),
    count: chests.length,
    chests: countedChests(chests),
    first: spot === 1 ? 'yes' : 'no',
  };
  return swap === null ? say('answer.supply', args) : say('answer.supplySwap', { ...args, swap: swap + 1 });
}

const USES = ['plain', 'move', 'deploy', 'both'];

function plan({ office, piece, use }: Omit<MoveFor<Staufer, 'office'>, 'items'>, view: TheView) {
  const { movement, deployment } = billOf(view, view.viewer, office, use);
  const cost = movement.length + deployment.length + 1;
  const chests = chestsAt(view.open, office);
  const named = officeName(office, tablesOf(view.config));
  return { kind: at(PIECES, piece), office: named, use: at(USES, use), cost, found: chests.length, chests: countedChests(chests) };
}

/** The only selection is where nobles pay. */
function item(region: number): Message {
  return say('item.noble', { region: regionName(region) });
}

function choice(head: Head<Move> | OfferHead<Move>, view: TheView): Message {
  const details = plan(head, view);
  const { fewest, most } = nobleRange(view.open, view.viewer, head.piece, details.cost - 1);
  return say('choice.office', { ...details, min: fewest, max: most });
}

function label(text: string): Message {
  const source = SOURCES.find((candidate) => candidate === text);
  if (source === undefined) throw new Error(`no score line "${text}"`);
  return say(`label.${source}`);
}

export const text: GameText<Staufer> = {
  catalogues,
  rules: { en: rulesEn, it: rulesIt },
  outline,
  prompt,
  answer,
  item,
  choice,
  event: eventText,
  chapter: (event) => (event.kind === 'roundBegun' ? say('chapter', { round: event.round }) : undefined),
  chain,
  impact,
  // A chest that is kept has just been told as taken, picked or drawn.
  quiet: ['turnBegun', 'chestKept'],
  complaint,
  label,
  reason,
};
