/* Stands for `vitest` in a mutation run: collects the tests of a bundle, so that a process which has loaded them once can run
   any of them again and again. Only what the games' tests use is here. */
export { expect } from 'vitest';

/** Tests in the order of their files: `{ title, run }`. */
export const collected = [];
const titles = [];

function add(title, ...rest) {
  const body = rest.find((part) => typeof part === 'function');
  collected.push({ title: [...titles, title].join(' › '), run: () => body({}) });
}

function group(title, body, ...values) {
  titles.push(title);
  body(...values);
  titles.pop();
}

const spread = (value) => (Array.isArray(value) ? value : [value]);
const named = (title, index) => `${title} [${index}]`;

export const test = Object.assign(add, {
  each: (cases) => (title, body) => {
    for (const [index, value] of cases.entries()) add(named(title, index), () => body(...spread(value)));
  },
  for: (cases) => (title, body) => {
    for (const [index, value] of cases.entries()) add(named(title, index), () => body(value));
  },
  skipIf: (isSkipped) => (isSkipped ? () => undefined : add),
});
export const it = test;

export const describe = Object.assign((title, body) => group(title, body), {
  each: (cases) => (title, body) => {
    for (const [index, value] of cases.entries()) group(named(title, index), body, ...spread(value));
  },
  skipIf: (isSkipped) => (isSkipped ? () => undefined : group),
});

/** Begins the tests of another file. */
export function beginFile(name) {
  titles.length = 0;
  titles.push(name);
}
