import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const packages = path.join(import.meta.dirname, '../../..')

/** Files with styles, of the kit, the games and the site. */
const styled = ['ui/src', 'games/src', '../apps/site/src'].flatMap((folder) =>
  readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
    .map((file) => path.join(packages, folder, file)),
)

it.each(['user-select', 'backdrop-filter'])('%s comes with its prefix, without which Safari ignores it', (property) => {
  const plain = new RegExp(`^\\s*${property}:`, 'gm')
  const prefixed = new RegExp(`^\\s*-webkit-${property}:`, 'gm')
  const uses = styled.map((file) => {
    const text = readFileSync(file, 'utf8')
    return {
      file: path.relative(packages, file),
      plain: text.match(plain)?.length,
      prefixed: text.match(prefixed)?.length,
    }
  })
  expect(uses.some((use) => use.plain)).toBe(true)
  expect(uses.filter((use) => use.plain !== use.prefixed)).toEqual([])
})
