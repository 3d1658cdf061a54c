import { expect, test } from 'vitest';
import { arrange, type MessageKind, PRIORITY } from '../src/table/messages.ts';

const LOUD: readonly MessageKind[] = ['connection', 'request', 'seat'];
const PRESSED: readonly MessageKind[] = ['refusal', 'preview'];
const SILENT: readonly MessageKind[] = ['preview', 'course', 'advice', 'voice'];

const message = (kind: MessageKind, words = kind as string) => ({ kind, words });

test('nothing to say leaves the bar to the question', () => {
  expect(arrange([])).toEqual({ first: null, second: null, waiting: [] });
});

test('a single message stands in its line: connection, request and seat in the first, all others in the second', () => {
  for (const kind of PRIORITY) {
    const { first, second, waiting } = arrange([message(kind)]);
    expect([first?.kind, second?.kind, waiting.length], kind).toEqual(LOUD.includes(kind) ? [kind, undefined, 0] : [undefined, kind, 0]);
  }
});

for (const [place, higher] of PRIORITY.entries())
  for (const lower of PRIORITY.slice(place + 1))
    test(`${higher} comes before ${lower}, whichever came first`, () => {
      for (const messages of [
        [message(higher), message(lower)],
        [message(lower), message(higher)],
      ]) {
        const { first, second, waiting } = arrange(messages);
        const isLoud = LOUD.includes(higher);
        // A press is answered at once, even below a message that has taken the first line.
        const isAnswered = isLoud && PRESSED.includes(lower);
        expect(first?.kind).toBe(isLoud ? higher : undefined);
        expect(second?.kind).toBe(isAnswered ? lower : isLoud ? undefined : higher);
        expect(waiting.length).toBe(isAnswered || SILENT.includes(lower) ? 0 : 1);
      }
    });

test('of the same kind the older one comes first, and the next one waits', () => {
  const { first, waiting } = arrange([message('request', 'take back'), message('request', 'rematch')]);
  expect([first?.words, waiting.length]).toEqual(['take back', 1]);
});

test('what waits comes up when what was before it has gone', () => {
  const all = [message('since'), message('connection'), message('seat'), message('chain'), message('voice')];
  const seen: string[] = [];
  for (let left = all; left.length > 0; ) {
    const { first, second, waiting } = arrange(left);
    const shown = first ?? second;
    seen.push(`${shown?.kind} ${waiting.length}`);
    left = left.filter((one) => one !== shown);
  }
  expect(seen).toEqual(['connection 3', 'seat 2', 'chain 1', 'since 0', 'voice 0']);
});

test('a message that the person asks for comes up in its own line; what it replaces waits', () => {
  const messages = [message('since'), message('chain'), message('voice')];
  const { second, waiting } = arrange(messages, ({ kind }) => kind === 'since');
  expect([second?.kind, waiting.map(({ kind }) => kind)]).toEqual(['since', ['chain']]);

  const requests = [message('request', 'take back'), message('request', 'rematch')];
  const turned = arrange(requests, ({ words }) => words === 'rematch');
  expect([turned.first?.words, turned.waiting.length]).toEqual(['rematch', 1]);
});

test('a lost connection is never put off', () => {
  const { first, second } = arrange([message('connection'), message('request')], ({ kind }) => kind === 'request');
  expect([first?.kind, second]).toEqual(['connection', null]);
});
