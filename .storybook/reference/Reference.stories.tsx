import { expect } from 'storybook/test'
import preview from '../preview.tsx'
import { parts, partsOf, toldOn } from './parts.ts'

const files = import.meta.glob<string>('../../packages/ui/src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every docs page by title and file; a file that holds only tests has none. */
const pages = Object.entries(files).flatMap(([file, text]) => {
  const title = /title: '([A-Z][a-z]+\/[^']+)'/.exec(text)?.[1]
  return title === undefined || /meta\(\{[^}]*'!autodocs'/.test(text) ? [] : [{ title, file }]
})

const meta = preview.meta({ title: 'Reference', tags: ['!dev', '!autodocs'] })

export const EveryPartHasItsPage = meta.story({
  name: 'Every public component has a page that tells its props',
  render: () => <p>{parts.length} components</p>,
  play: async () => {
    await expect(parts.length).toBeGreaterThan(100)
    const told = new Set(pages.flatMap(({ title, file }) => partsOf(title, file)))
    await expect(parts.filter((part) => !told.has(part)).map(({ name }) => name)).toEqual([])
    // Every page that `toldOn` names exists.
    const titles = new Set(pages.map(({ title }) => title))
    await expect(Object.keys(toldOn).filter((title) => !titles.has(title))).toEqual([])
  },
})
