/** Files for a web server contain nothing of the sandbox and nothing for tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'

const site = path.resolve(import.meta.dirname, '../../apps/site')

/** Texts that no served or executed file may contain, each with its source. */
const foreign: readonly (readonly [what: string, sign: RegExp])[] = [
  ['the operator panel', /__sandbox/],
  ['the sandbox itself', /createSandbox|@croupier\/sandbox/],
  ['the password of the demo accounts', /Croupier1\b/],
  ['a demo account', /maria@mail\.example/],
  ['the payment password of the demo accounts', /135790/],
  ['the code of demo messages', /246810/],
  ['the arrival of time-travel links', /__arrive/],
  ['a way to a source map', /sourceMappingURL=(?!data:)/],
  ['a test runner', /vitest|@storybook/],
]

const texts = ['dist', 'dist-server'].flatMap((folder) =>
  readdirSync(path.join(site, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|css|html|json|webmanifest)$/.test(entry.name))
    // The licence texts of other packages may name anything.
    .filter((entry) => entry.name !== 'licences.json')
    .map((entry) => path.join(entry.parentPath, entry.name)),
)

it.each(foreign)('the build has nothing of %s', (_what, sign) => {
  expect(texts.length).toBeGreaterThan(50)
  const found = texts.filter((file) => sign.test(readFileSync(file, 'utf8')))
  expect(found.map((file) => path.relative(site, file))).toEqual([])
})

it('the server needs no packages', () => {
  const imports = texts
    .filter((file) => file.includes(`${path.sep}dist-server${path.sep}`))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^import [^'"]*["']([^'"]+)["']/gm)])
    .map(([, name = '']) => name)
  expect(imports.filter((name) => !isBuiltin(name) && !name.startsWith('.'))).toEqual([])
})
