import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FooterBlock } from './FooterBlock.tsx'

const games = ['Slots', 'Live casino', 'Fishing', 'Card games', 'Sports', 'Cockfighting', 'Lottery', 'Esports']

const meta = preview.meta({
  title: 'Navigation/FooterBlock',
  component: FooterBlock,
  args: { title: 'Games', links: games.map((text) => ({ value: text, label: text, href: `#${text}` })) },
  decorators: [
    (Story) => (
      <div data-surface="deep" style={{ padding: '1.5rem', background: 'var(--cr-color-deep)' }}>
        {Story()}
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('Is named by its heading [S-224]', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Games' })).toHaveTextContent('Cockfighting')
})

export const LongWords = meta.story({
  args: {
    title: 'Hilfe',
    links: ['Verantwortungsbewusstes Spielen', 'Einzahlungsmethodenübersicht', 'FAQ'].map((text) => ({
      value: text,
      label: text,
      href: `#${text}`,
    })),
  },
})

export const NoLinks = meta.story({ args: { links: [] }, tags: ['!dev', '!autodocs'] })

NoLinks.test('A heading without links is not shown', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull()
  await expect(canvas.queryByText('Games')).toBeNull()
})
