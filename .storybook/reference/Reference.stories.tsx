import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { parts, partsOf, toldOn } from './parts.ts'
import { defaultText, typeText } from './propTable.ts'

const files = import.meta.glob<string>('../../packages/ui/src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every page by its title and file; a file that is a test alone has none. */
const pages = Object.entries(files).flatMap(([file, text]) => {
  const title = /title: '([A-Z][a-z]+\/[^']+)'/.exec(text)?.[1]
  return title === undefined || /meta\(\{[^}]*'!autodocs'/.test(text) ? [] : [{ title, file }]
})

const meta = preview.meta({ title: 'Reference', tags: ['!dev', '!autodocs', 'no-visual'] })

export const EveryPartHasItsPage = meta.story({
  name: 'Every public component has a page that tells its props',
  render: () => <p>{parts.length} components</p>,
  play: async () => {
    await expect(parts.length).toBeGreaterThan(100)
    const told = new Set(pages.flatMap(({ title, file }) => partsOf(title, file)))
    await expect(parts.filter((part) => !told.has(part)).map(({ name }) => name)).toEqual([])
    // A subject is not sent to a page that is gone.
    const titles = new Set(pages.map(({ title }) => title))
    await expect(Object.keys(toldOn).filter((title) => !titles.has(title))).toEqual([])
  },
})

export const TypesAndDefaults = meta.story({
  name: 'Types are in the source’s words, and defaults are told',
  render: () => <p>Types and defaults</p>,
  play: async () => {
    const literal = (value: string) => ({ name: 'literal', value })
    await expect(
      typeText({
        name: 'union',
        raw: 'Size | undefined',
        elements: [
          { name: 'union', raw: "'sm' | 'md'", elements: [literal("'sm'"), literal("'md'")] },
          { name: 'undefined' },
        ],
      }),
    ).toBe("'sm' | 'md'")
    await expect(
      typeText({
        name: 'union',
        raw: '((open: boolean) => void) | undefined',
        elements: [{ name: 'unknown' }, { name: 'undefined' }],
      }),
    ).toBe('(open: boolean) => void')
    await expect(defaultText({ description: 'Milliseconds before it appears [S-077]. Default 100.' })).toBe('100')
    await expect(defaultText({ defaultValue: { value: "'md'" }, description: 'Default `lg`.' })).toBe("'md'")
    await expect(defaultText({ description: 'A default is told elsewhere.' })).toBeUndefined()
  },
})
