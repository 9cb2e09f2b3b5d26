import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 unread messages' },
  render: (args) => (
    <p>
      <span aria-hidden>✉ 3</span>
      <VisuallyHidden {...args} />
    </p>
  ),
})

export const Playground = meta.story()

Playground.test('Is read out by screen readers and takes no room', async ({ canvas }) => {
  const words = canvas.getByText('3 unread messages')
  await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  await expect(words.closest('[aria-hidden="true"]')).toBeNull()
  await expect(getComputedStyle(words).visibility).toBe('visible')
})
