import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { LoadMore } from './LoadMore.tsx'

const texts = { moreText: 'Show more games', loadingText: 'Loading more games…', endText: 'That is all.' }

const Growing = () => {
  const [page, setPage] = useState(1)
  return (
    <LoadMore
      {...texts}
      hasMore={page < 3}
      loading={false}
      onMore={() => setPage(page + 1)}
      position={`${page * 24} of 72 games`}
    />
  )
}

const meta = preview.meta({
  title: 'Kit/LoadMore',
  component: LoadMore,
  args: { ...texts, hasMore: true, loading: false, onMore: () => undefined, position: '48 of 2,140 games' },
})

export const Playground = meta.story({})

export const States = meta.story({
  render: (args) => (
    <>
      <LoadMore {...args} />
      <LoadMore {...args} loading />
      <LoadMore {...args} error="The games did not come." retryText="Try again" />
      <LoadMore {...args} hasMore={false} />
    </>
  ),
})

export const Grows = meta.story({
  name: 'Grows to the end of the list and keeps the focus there',
  render: () => <Growing />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('48 of 72 games')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button')).toBeNull()
    await waitFor(() => expect(canvas.getByText('That is all.')).toHaveFocus())
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' }, render: States.input.render })

export const Loading = meta.story({
  name: 'Keeps its focus while it loads, and asks once',
  args: { loading: true, onMore: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({
  args: { error: 'The games did not come.', retryText: 'Try again', onMore: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The games did not come.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

export const End = meta.story({ args: { hasMore: false } })

export const LongText = meta.story({
  globals: darkPhone,
  args: {
    moreText: 'Ipakita ang marami pang mga laro mula sa lahat ng mga tagapagbigay',
    error: 'Hindi dumating ang mga laro. Suriin ang iyong koneksyon at subukan muli pagkaraan ng ilang sandali.',
  },
})
