import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = preview.meta({
  title: 'Navigation/SkipLink',
  parameters: {
    keys: [
      ['Tab', 'shows it, as the first stop of a page'],
      ['Enter', 'goes to the content'],
    ],
  },
  component: SkipLink,
  args: { href: '#content', children: 'To the content' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '6rem' }}>
        {Story()}
        <button type="button">Menu</button>
        <main id="content" tabIndex={-1} style={{ marginBlockStart: '3rem' }}>
          The page
        </main>
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('Is not seen until it has the focus, and leads past the menu', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'To the content' })
  await expect(getComputedStyle(link).clipPath).not.toBe('none')
  await userEvent.tab()
  await expect(link).toHaveFocus()
  await expect(getComputedStyle(link).clipPath).toBe('none')
  await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
})

Playground.test('Enter follows it', async ({ canvas }) => {
  // The click must not leave the test page.
  const followed = fn((event: Event) => event.preventDefault())
  canvas.getByRole('link').addEventListener('click', followed, { once: true })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(followed).toHaveBeenCalledOnce()
})

const focused = async ({ canvas }: { canvas: { getByRole: (role: 'link') => HTMLElement } }) =>
  canvas.getByRole('link').focus()

export const Focused = meta.story({ play: focused })
