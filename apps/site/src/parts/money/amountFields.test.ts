import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '../..')

/** The opening tags of the kit's fields for amounts, each with its file. */
const fields = globSync('**/*.tsx', { cwd: source, exclude: ['**/*.stories.tsx', '**/*.test.tsx'] }).flatMap((file) =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/<(?:AmountInput|StakeStepper)\s[^]*?\n\s*\/>/g)].map(
    ([tag]) => ({ file, tag }),
  ),
)

it('gives every field for an amount the decimal mark of the language', () => {
  expect(fields.map(({ file }) => path.basename(file)).toSorted()).toEqual(['LotteryBetForm.tsx', 'TruthCard.tsx'])
  expect(fields.filter(({ tag }) => !tag.includes('decimalMark={decimalMarkOf(locale)}'))).toEqual([])
})
