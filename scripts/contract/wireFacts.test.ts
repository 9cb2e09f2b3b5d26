import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const facts = readFileSync(path.join(root, 'docs/wire-facts.md'), 'utf8')

/** First cells of the table below a heading, such as `23, 24`, as single numbers. */
const linesBelow = (heading: string): string[] => {
  const section = facts.slice(facts.indexOf(`\n${heading}`) + 1)
  const end = section.slice(1).search(/\n##/)
  return [...section.slice(0, end < 0 ? undefined : end + 1).matchAll(/^\| ([\d, ]+?) +\|/gm)].flatMap(
    ([, cell = '']) => cell.split(', '),
  )
}

const known = new Set([
  ...[...facts.matchAll(/(?:^### |\*\*)(\d+\.\d+)/gm)].map(([, number]) => `fact ${number}`),
  ...[...facts.matchAll(/^## (\d+)\./gm)].map(([, number]) => `fact ${number}`),
  ...linesBelow('## 2. ').map((number) => `row ${number}`),
  ...linesBelow('### 2.9 ').map((number) => `fact 2.9/${number}`),
  ...linesBelow('## 8. ').map((number) => `fact 8/${number}`),
])

const list = String.raw`(\d[\d./]*\d|\d)((?:(?:, | and | to )(?:\d[\d./]*\d|\d))*)`

it('every wire fact, row and reading that a comment cites is in docs/wire-facts.md', () => {
  const missing = globSync('{packages,apps}/*/{src,server}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\n\s*(?:\*|\/\/) ?/g, ' ')
      const cited = [
        ...[...text.matchAll(new RegExp(`wire[ -](fact|row)s? ${list}`, 'gi'))].map(([, kind = '', first, more]) => [
          kind,
          `${first}${more}`,
        ]),
        ...[...text.matchAll(/reading ((?:2\.9|8)\/\d+)/gi)].map(([, number = '']) => ['fact', number]),
      ]
      return cited
        .flatMap(([kind = '', numbers = '']) =>
          numbers.split(/, | and | to /).map((one) => `${kind.toLowerCase()} ${one}`),
        )
        .filter((one) => !known.has(one))
        .map((one) => `${file}: ${one}`)
    })
  expect(missing).toEqual([])
})
