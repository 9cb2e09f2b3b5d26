import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CountBadge } from './CountBadge.tsx'

const meta = preview.meta({
  title: 'Data/CountBadge',
  component: CountBadge,
  args: { count: 3, label: '3 unread messages' },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 unread messages')).toBeInTheDocument()
    await expect(canvas.getByText('3')).toBeVisible()
  },
})

export const Many = meta.story({ args: { count: 412, label: '412 unread messages' } })

export const Plain = meta.story({ args: { count: 28, label: '28 games', tone: 'neutral' } })

export const Nothing = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { count: 0, label: 'no unread messages' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
})
