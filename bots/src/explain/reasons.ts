import { at, type Remark, same, sum } from '@ludoteca/kernel';
import { meanOf } from '../statistics.ts';
import { type Consequences, HOUSE_REASONS } from './consequences.ts';

/** Why an answer is good or bad: a remark of the game, or one of the house (its kind then begins with `house.`). */
export type Reason = Remark;

const MOST = 3;
/** Smallest differences worth mentioning: as a part of the largest one, in points, and as a part of the expected points. */
const LEAST_OF_LARGEST = 0.3;
const LEAST_POINTS = 0.1;
const LEAST_OF_POINTS = 0.01;

/**
 * The reasons for and against each of some answers to the same question: the remarks that are not true of all of them, the
 * weightiest first, and then the terms of the evaluation in which it differs. The first answer is compared with all others,
 * the others with the first. At most three reasons, none twice; where nothing differs there are none.
 */
export function reasonsFor(answers: readonly Consequences[]): Reason[][] {
  return answers.map((answer, place) => {
    const others = place === 0 ? answers.slice(1) : answers.slice(0, 1);
    const particular = answers.length === 1 ? answer.remarks : answer.remarks.filter((remark) => !isCommon(remark, answers));
    if (answers.length === 1 && particular.length === 0) return [{ kind: HOUSE_REASONS.only, worth: 0 }];
    const told = once(particular).sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
    const covered = new Set(told.map(({ term }) => term));
    const terms = others.length === 0 ? [] : differences(answer, others).filter(({ args }) => !covered.has(String(args?.['term'])));
    return [...told, ...terms].slice(0, MOST);
  });
}

function isCommon(remark: Remark, answers: readonly Consequences[]): boolean {
  return answers.every(({ remarks }) => remarks.some((other) => isSame(other, remark)));
}

function isSame(a: Remark, b: Remark): boolean {
  return a.kind === b.kind && same(a.args ?? {}, b.args ?? {});
}

function once(remarks: readonly Remark[]): Remark[] {
  return remarks.filter((remark, place) => remarks.findIndex((other) => isSame(other, remark)) === place);
}

/** The terms in which an answer differs from the mean of others, the largest difference first. */
function differences(answer: Consequences, others: readonly Consequences[]): Reason[] {
  const names = [...new Set([answer, ...others].flatMap(({ terms }) => terms.map(({ term }) => term)))];
  const changeOf = ({ terms }: Consequences, name: string): number =>
    sum(terms.filter(({ term }) => term === name).map(({ value }) => value));
  const own = names.map((term): Reason => {
    const change = changeOf(answer, term) - meanOf(others.map((other) => changeOf(other, term)));
    return { kind: HOUSE_REASONS.term, worth: change, args: { term, change: tenth(change) } };
  });
  const rivals = answer.others - meanOf(others.map((other) => other.others));
  const all = [...own, { kind: HOUSE_REASONS.rivals, worth: -rivals, args: { change: tenth(rivals) } }];
  const sorted = all.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const least = Math.max(LEAST_POINTS, Math.abs(answer.points) * LEAST_OF_POINTS, Math.abs(at(sorted, 0).worth) * LEAST_OF_LARGEST);
  return sorted.filter(({ worth }) => Math.abs(worth) >= least);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
