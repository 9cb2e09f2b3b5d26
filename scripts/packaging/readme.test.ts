/** The code in the packages' readmes and in the guides compiles, as a stranger would copy it. */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, 'packages/forms/node_modules/.readme')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(path.join(cache, 'blocks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The fenced blocks of one language, in their order. */
const blocks = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\`$`, 'gm'))].map(
    ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )

const readmes = globSync(['packages/*/README.md', 'docs/guides/*.md'], { cwd: root }).toSorted()

it('compiles every block of code', () => {
  let written = 0
  for (const [place, readme] of readmes.entries()) {
    const text = readFileSync(path.join(root, readme), 'utf8')
    const home = path.join(folder, String(place))
    mkdirSync(home)
    // Blocks import the brand that the readme writes down.
    const brand = blocks(text, 'json').find((code) => code.includes('"accent"'))
    if (brand !== undefined) writeFileSync(path.join(home, 'harbour.json'), brand)
    for (const code of [...blocks(text, 'tsx'), ...blocks(text, 'ts')]) {
      written += 1
      writeFileSync(path.join(home, `block${written}.tsx`), `${code}\nexport {}\n`)
    }
  }
  expect(written).toBeGreaterThan(14)
  writeFileSync(path.join(folder, 'styles.d.ts'), "declare module '*.css'\n")
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: { module: 'preserve', moduleResolution: 'bundler', types: ['node'] },
      include: ['.'],
    }),
  )
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
}, 120_000)

it('names merchants that the sandbox has', () => {
  const named = readmes.flatMap((readme) =>
    [...readFileSync(path.join(root, readme), 'utf8').matchAll(/\bmerchant: \(\) => '(\w+)'|\bMerchant: '(\w+)'/g)].map(
      ([, first, second]) => first ?? second,
    ),
  )
  expect(named.length).toBeGreaterThan(1)
  expect(globSync('*/merchant.json', { cwd: path.join(root, 'merchants') }).map(path.dirname)).toEqual(
    expect.arrayContaining(named),
  )
})
