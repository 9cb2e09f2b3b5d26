import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

it('the page of icons shows every icon of the kit and the site, and no other', () => {
  const sources = globSync('{packages/*,apps/site}/src/**/*.{ts,tsx}', { cwd: root })
  const used = sources
    .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/import \{([^}]+)\} from 'lucide-react'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))
  const [, shown = ''] = /export \{([^}]+)\}/.exec(read('.storybook/foundations/icons.ts')) ?? []
  expect(shown.match(/\w+/g)).toEqual([...new Set(used)].toSorted())
})
