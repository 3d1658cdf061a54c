export { type BatteryReport, type BatteryRequest, battery, checkPosition, fuzzOnce } from './battery.ts';
export { configsOf } from './configs.ts';
export type { Effort } from './fuzz.ts';
export type { Exercised, Failure } from './judge.ts';
export { PROPERTIES, type PropertyName } from './names.ts';
export { reportText, reproduced } from './report.ts';
