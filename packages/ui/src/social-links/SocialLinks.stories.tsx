import { siFacebook, siInstagram, siTelegram, siX, siYoutube } from 'simple-icons'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const meta = preview.meta({
  title: 'Navigation/SocialLinks',
  component: SocialLinks,
  args: {
    title: 'Follow us',
    links: [siFacebook, siInstagram, siTelegram, siX, siYoutube].map(({ slug, title, path }) => ({
      value: slug,
      label: title,
      href: `#${slug}`,
      mark: path,
    })),
    texts: { link: (network) => `Follow us on ${network}` },
  },
  decorators: [
    (Story) => (
      <div data-surface="deep" style={{ padding: '1.5rem', background: 'var(--cr-color-deep)' }}>
        {Story()}
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('Each mark is named and opens in a new tab [S-225]', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Follow us on Telegram' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link).toHaveAttribute('target', '_blank')
})
