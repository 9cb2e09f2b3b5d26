import { expect } from 'storybook/test'
import { unpictured } from '../pictures.ts'
import preview from '../preview.tsx'
import { AllStates } from './AllStates.tsx'
import { journeysOf } from './entries.ts'

const meta = preview.meta({
  title: 'Site/All states',
  tags: ['!autodocs'],
  parameters: unpictured('an index of other stories'),
})

export const Index = meta.story({
  name: 'A picture of each state, by journey',
  // Only a running Storybook has the index that it reads.
  tags: ['!test'],
  render: (_args, { globals }) => <AllStates globals={globals} />,
})

const story = (id: string, title: string, more: object = {}) => ({
  [id]: { id, title, name: `State ${id}`, type: 'story', tags: ['dev'], ...more },
})

const entries = {
  ...story('a', 'Site/Pay/Deposit'),
  ...story('b', 'Site/Pay/Deposit'),
  ...story('c', 'Site/Play/Game'),
  ...story('test', 'Site/Play/Game', { subtype: 'test' }),
  ...story('page', 'Site/Play/Game', { type: 'docs' }),
  ...story('hidden', 'Site/Play/Game', { tags: [] }),
  ...story('kit', 'Actions/Button'),
  ...story('self', 'Site/All states'),
}

const ask = async () => journeysOf({ entries })

export const Listed = meta.story({
  tags: ['!dev'],
  render: () => <AllStates globals={{}} ask={ask} frames="about:blank#" />,
  play: async ({ canvas }) => {
    const journeys = await canvas.findAllByRole('region')
    await expect(journeys.map((one) => one.getAttribute('aria-label'))).toEqual(['Pay', 'Play'])
    await expect(canvas.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(
      ['a', 'b', 'c'].map((id) => `./?path=/story/${id}`),
    )
    await expect(canvas.getByText(/^3 states of 2 screens/)).toBeVisible()
  },
})

const unreadable = () => Promise.reject(new TypeError('no index'))

export const Unreadable = meta.story({
  tags: ['!dev'],
  render: () => <AllStates globals={{}} ask={unreadable} />,
  play: async ({ canvas }) => void (await canvas.findByText(/cannot be read/)),
})
