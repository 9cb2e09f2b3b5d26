import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formTextKeys } from '@croupier/forms'
import { loadMessages } from '@croupier/locales'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../../..')
const sources = globSync('{apps/site/src,packages/stores/src,packages/forms/src}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))

/** Keys that stand in a call of `text` or in a field that ends in `Key`. */
const asked = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/(?:\btext\(|[a-z]Key[=:]\s*\{?|labelKey: |\bkey: )'([A-Za-z][\w./-]*)'/g)].map(
      ([, key = '']) => key,
    ),
  ),
)

it('has a text for every key the code asks for by name, in every complete language [S-186]', async () => {
  for (const code of ['EN', 'TY', 'BN']) {
    const messages = await loadMessages(code)
    const missing = [...asked, ...formTextKeys].filter((key) => !(key in messages))
    expect(missing, code).toEqual([])
  }
})
