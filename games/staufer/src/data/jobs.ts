/** Region jobs are one for each region, in the order of the regions. */
export const REGION_JOB_POINTS = { first: 12, second: 6 } as const;

export const PATTERN_JOBS = ['JP_ADJ2', 'JP_GAP2', 'JP_OPP2', 'JP_ADJ3', 'JP_MIX3', 'JP_ALT3'] as const;
export type PatternJob = (typeof PATTERN_JOBS)[number];

export const OFFICE_JOBS = ['JO_3', 'JO_4', 'JO_5', 'JO_TOTAL', 'JO_PAIRS', 'JO_SET'] as const;
/** Office jobs that pay by a number of offices; their columns stand in numbers.json. */
export const COUNT_JOBS = ['JO_3', 'JO_4', 'JO_5', 'JO_TOTAL'] as const;

/** The office numbers that the first three office jobs count. */
export const COUNTED_NUMBERS: readonly number[] = [3, 4, 5];
export const EACH_FURTHER = 5;
export const PAIR_POINTS = 8;
export const SET_POINTS = 15;
export const SET_OF: readonly number[] = [3, 4, 5];

/** Three decks of six; everybody gets one card of each. */
export const DECK_SIZE = 6;
export const DECKS = 3;
