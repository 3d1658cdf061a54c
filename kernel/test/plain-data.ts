import fc from 'fast-check';

/** Plain data as states hold it. */
export const plainData = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.integer(), fc.boolean(), fc.constant(null), fc.string(), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 5 }),
  object: fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
    tie('value'),
    { maxKeys: 5, noNullPrototype: true },
  ),
})).value;
