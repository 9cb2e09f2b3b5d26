import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { browserFaults } from './conformance.tsx'
import { fields } from './fields.tsx'
import { fieldStory } from './fieldSuite.tsx'
import { groups, inputs } from './inputs.tsx'

const meta = preview.meta({ title: 'Kit/Inputs', tags: ['!dev', '!autodocs'] })

export const Conform = meta.story({
  name: 'Every input keeps its promises in the browser',
  render: () => <p>Each input is mounted, taken over from the server and taken away again.</p>,
  play: async () => {
    const faults: string[] = []
    for (const [name, { element, ...conformance }] of Object.entries(inputs))
      faults.push(...(await browserFaults(element, conformance)).map((fault) => `${name}: ${fault}`))
    for (const [name, { element, ...conformance }] of Object.entries(groups)) {
      const found = await browserFaults(element, conformance)
      // Of a group of radio buttons `ref` is for the buttons.
      faults.push(...found.filter((fault) => !fault.startsWith('ref does')).map((fault) => `${name}: ${fault}`))
    }
    await expect(faults).toEqual([])
  },
})

export const Fields = meta.story(fieldStory(fields))

export const FieldsDark = meta.story({ ...fieldStory(fields), globals: { theme: 'dark' }, play: async () => {} })
