import { at, type Remark, same, sum } from '@ludoteca/kernel';
import { meanOf } from '../statistics.ts';
import type { Prospect } from './consequences.ts';
import { HOUSE_REASONS } from './house-reasons.ts';

/** Why an answer is good or bad: a remark of the game, or one of the house (its kind then begins with `house.`). */
export type Reason = Remark;

const MOST = 3;
/** A difference below this part of the largest is not worth mentioning, nor one below this part of all points that are promised. */
const MINOR = 0.3;
const SMALLEST = 0.1;
const SMALL_PART = 0.01;

/**
 * What is worth telling of each of some answers to the same question: the remarks that are not true of all of them, the
 * weightiest first, and then the terms of the judgement in which it differs. The first answer is compared with all others,
 * the others with the first. At most three reasons, none twice; where nothing differs there are none.
 */
export function reasonsFor(prospects: readonly Prospect[]): Reason[][] {
  return prospects.map((prospect, place) => {
    const others = place === 0 ? prospects.slice(1) : prospects.slice(0, 1);
    const particular = prospects.length === 1 ? prospect.remarks : prospect.remarks.filter((remark) => !isCommon(remark, prospects));
    if (prospects.length === 1 && particular.length === 0) return [{ kind: HOUSE_REASONS.only, worth: 0 }];
    const told = once(particular).sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
    const covered = new Set(told.map(({ term }) => term));
    const terms = others.length === 0 ? [] : differences(prospect, others).filter(({ args }) => !covered.has(String(args?.['term'])));
    return [...told, ...terms].slice(0, MOST);
  });
}

function isCommon(remark: Remark, prospects: readonly Prospect[]): boolean {
  return prospects.every(({ remarks }) => remarks.some((other) => isSame(other, remark)));
}

function isSame(a: Remark, b: Remark): boolean {
  return a.kind === b.kind && same(a.args ?? {}, b.args ?? {});
}

function once(remarks: readonly Remark[]): Remark[] {
  return remarks.filter((remark, place) => remarks.findIndex((other) => isSame(other, remark)) === place);
}

/** Where the judgement of an answer differs from that of others on average, the largest difference first. */
function differences(prospect: Prospect, others: readonly Prospect[]): Reason[] {
  const names = [...new Set([prospect, ...others].flatMap(({ terms }) => terms.map(({ term }) => term)))];
  const changeOf = ({ terms }: Prospect, name: string): number => sum(terms.filter(({ term }) => term === name).map(({ value }) => value));
  const own = names.map((term): Reason => {
    const change = changeOf(prospect, term) - meanOf(others.map((other) => changeOf(other, term)));
    return { kind: HOUSE_REASONS.term, worth: change, args: { term, change: tenth(change) } };
  });
  const rivals = prospect.others - meanOf(others.map((other) => other.others));
  const all = [...own, { kind: HOUSE_REASONS.rivals, worth: -rivals, args: { change: tenth(rivals) } }];
  const sorted = all.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const least = Math.max(SMALLEST, Math.abs(prospect.points) * SMALL_PART, Math.abs(at(sorted, 0).worth) * MINOR);
  return sorted.filter(({ worth }) => Math.abs(worth) >= least);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
