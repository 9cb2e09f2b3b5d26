import { Inbox, SearchX } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { EmptyState } from './EmptyState.tsx'
import { NoGameFound } from './examples/NoGameFound.tsx'
import code from './examples/NoGameFound.tsx?raw'

const meta = preview.meta({
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: {
    art: <SearchX aria-hidden />,
    title: 'No game of that name',
    text: 'Check the spelling, or look through all the games of this vendor.',
    action: <Button variant="soft">Clear the search</Button>,
  },
})

export const Playground = meta.story({})

export const Search = meta.story(example(NoGameFound, code))

Search.test('Appears when nothing is found, and leads back to all games', async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Games' }), 'poker')
  await expect(canvas.getByRole('heading', { name: 'No game of that name' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Show all games' }))
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
})

export const TitleOnly = meta.story({ args: { art: undefined, text: undefined, action: undefined } })

export const SmallInACard = meta.story({
  args: { art: <Inbox aria-hidden />, size: 'sm', title: 'No messages', text: undefined, action: undefined },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
})

export const LongText = meta.story({
  args: {
    title: 'Walang larong may ganitong pangalan sa alinman sa mga tagapagbigay ng laro na napili mo ngayon',
    text: 'Suriin ang baybay, o tingnan ang lahat ng laro ng tagapagbigay na ito. '.repeat(4),
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
})
