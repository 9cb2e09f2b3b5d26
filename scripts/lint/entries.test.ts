/** The rule `house/entries`, and its fix. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
mkdirSync(path.join(root, 'node_modules/.cache'), { recursive: true })
const folder = mkdtempSync(path.join(root, 'node_modules/.cache/entries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const config = path.join(folder, 'lint.json')
writeFileSync(
  config,
  JSON.stringify({
    jsPlugins: [path.join(root, 'scripts/lint/house-rules.js')],
    rules: { 'house/entries': 'error' },
  }),
)
const lint = (file: string, ...args: readonly string[]) =>
  [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--config', config, '--no-ignore', ...args, file] as const

it('finds imports of the kit by its index, and turns them into imports of entries', () => {
  const file = path.join(folder, 'Page.ts')
  writeFileSync(
    file,
    [
      "import type { Brand } from '@croupier/ui'",
      "import { Button as Push, type ButtonProps, type ButtonSize, latinDigits, tokens } from '@croupier/ui'",
      "export { LoginForm } from '@croupier/forms'",
      'export const used: [Brand?, ButtonProps?, ButtonSize?] = []',
      'export const run = [Push, latinDigits, tokens]',
    ].join('\n'),
  )
  expect(spawnSync(process.execPath, lint(file), { cwd: root, encoding: 'utf8' }).stdout).toContain('house(entries)')
  execFileSync(process.execPath, lint(file, '--fix'), { cwd: root })
  expect(readFileSync(file, 'utf8').split('\n').slice(0, 6)).toEqual([
    "import type { Brand } from '@croupier/ui'",
    "import type { ButtonSize } from '@croupier/ui'",
    "import { latinDigits } from '@croupier/locales/digits'",
    "import { Button as Push, type ButtonProps } from '@croupier/ui/Button'",
    "import { tokens } from '@croupier/ui/theme'",
    "export { LoginForm } from '@croupier/forms/LoginForm'",
  ])
})
