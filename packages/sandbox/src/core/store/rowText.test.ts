import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRow, rowText } from './rowText.ts'

it('gives back every row as it was, amounts of any size at any depth included', () => {
  const { row } = fc.letrec((tie) => ({
    row: fc.oneof(
      { maxDepth: 4 },
      fc.bigInt(),
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('row'), { maxLength: 4 }),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie('row'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  fc.assert(
    fc.property(row, (one) => {
      expect(readRow(rowText(one))).toEqual(one)
    }),
  )
  expect(rowText({ balance: 9_007_199_254_740_993n })).toBe('{"balance":{"$minor":"9007199254740993"}}')
  // A text that only looks like an encoded amount.
  expect(readRow(rowText({ text: '{"$minor":"5"}', sum: 5n }))).toEqual({ text: '{"$minor":"5"}', sum: 5n })
})
