import { expect, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = preview.meta({
  title: 'Kit/SkipLink',
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

export const Playground = meta.story({
  name: 'Is not seen until it has the focus, and leads past the menu',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'To the content' })
    await expect(getComputedStyle(link).clipPath).not.toBe('none')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe('none')
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
  },
})

const focused = async ({ canvas }: { canvas: { getByRole: (role: 'link') => HTMLElement } }) =>
  canvas.getByRole('link').focus()

export const Focused = meta.story({ play: focused })

export const FocusedDarkRightToLeft = meta.story({ globals: { theme: 'dark', language: 'XB' }, play: focused })
