import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Link } from './Link.tsx'

const meta = preview.meta({
  title: 'Actions/Link',
  component: Link,
  args: { href: '#rules', children: 'the rules of the promotion' },
})

export const Playground = meta.story({})

export const InText = meta.story({
  render: (args) => (
    <p style={{ maxInlineSize: '36rem' }}>
      A bonus counts towards your turnover as soon as it is credited. Read <Link {...args} /> before you take part, or
      ask <Link href="#help">the help desk</Link>.
    </p>
  ),
})

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Responsible gaming' } })

export const NewTab = meta.story({
  args: { newTab: true, children: 'Licence of the regulator' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Licence of the regulator (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})
