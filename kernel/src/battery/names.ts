/**
 * The properties of the battery, by name. A failure carries one of these names, and the battery's own tests have, for
 * each of them, a broken game that is caught under it.
 */
export const PROPERTIES = {
  configs: 'every value of every option, the fewest and the most seats can be played with some other settings',
  scenario: 'a nonsensical description of a position is refused as bad input',
  throws: 'no rule throws in the course of play',
  plain: 'a state is plain data; read back from JSON it asks the same and goes on the same',
  determinism: 'the same configuration, seed and answers give the same states',
  pure: 'asking about a position changes nothing in it',
  clone: "the game's own copy equals the generic one",
  aliasing: 'playing on a copy leaves the original alone, and the reverse; views and imagined worlds share nothing',
  moves: 'what is listed is legal, and what is legal is listed',
  duplicates: 'no answer is listed twice',
  width: 'no list of moves is longer than the widest allowed',
  extend: 'half-made answers lead to legal ones, and every legal one can be made in any order',
  notation: 'an answer is one line of text that reads back as the same answer',
  refusal: 'what comes from the wrong seat, to a past decision or out of form is refused by a HOUSE rule and changes nothing',
  undo: 'taking an answer back restores everything but chance and decision numbers, and it can be played again',
  imagine: 'an imagined world looks to its viewer like the real one, keeps the invariants and can be played on',
  menu: 'what a seat is asked, and why it is refused, depends only on what it sees',
  barrier: 'where undo is offered nobody has seen anything that a world they could not tell apart would show otherwise',
  secrecy: "views have no place for chance, hidden parts and others' private answers, and do not depend on them",
  diff: 'the difference of two views, sent as JSON, turns the one into the other',
  conservation: 'every invariant of the game holds in every position',
  standing: 'every seat stands on one side; places, points and the end agree',
  'dead ends': 'somebody is asked while the game goes on, and every seat that must answer can',
  length: 'no game has more answers than the longest announced',
  events: 'listening changes nothing, and events are plain data about seats that exist',
  ledger: 'every rule that is named is in the ledger',
} as const;

/** The name of a property. */
export type PropertyName = keyof typeof PROPERTIES;
