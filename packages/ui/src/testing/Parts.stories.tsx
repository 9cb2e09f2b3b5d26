import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { browserFaults } from './conformance.tsx'
import { gaming } from './gaming.tsx'
import { navigation } from './navigation.tsx'

const meta = preview.meta({ title: 'Kit/Parts', tags: ['!dev', '!autodocs'] })

export const Conform = meta.story({
  name: 'Every navigation and gaming part keeps its promises in the browser',
  render: () => <p>Each part is mounted, taken over from the server and taken away again.</p>,
  play: async () => {
    const faults: string[] = []
    for (const [name, { element, ...conformance }] of Object.entries({ ...navigation, ...gaming }))
      faults.push(...(await browserFaults(element, conformance)).map((fault) => `${name}: ${fault}`))
    await expect(faults).toEqual([])
  },
})
