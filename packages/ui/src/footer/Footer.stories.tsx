import { siFacebook, siTelegram, siYoutube } from 'simple-icons'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { StoryBrandName, StoryLogo } from '../../../../.storybook/StoryBrand.tsx'
import { storyLogo } from '../../../../.storybook/storyArt.ts'
import { SocialLinks } from '../social-links/SocialLinks.tsx'
import { Footer } from './Footer.tsx'
import { FooterBlock } from './FooterBlock.tsx'

const games = ['Slots', 'Live casino', 'Fishing', 'Card games', 'Sports', 'Cockfighting', 'Lottery', 'Esports']
const help = ['Help centre', 'Rules', 'Responsible play', 'Contact']
const links = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text, href: `#${text}` }))
const networks = [siFacebook, siTelegram, siYoutube].map(({ slug, title, path }) => ({
  value: slug,
  label: title,
  href: `#${slug}`,
  mark: path,
}))
const marks = {
  title: 'Our partners',
  items: Array.from({ length: 9 }, (_, index) => (
    <img key={index} src={storyLogo(index)} alt={`Vendor ${index + 1}`} width={28} height={28} />
  )),
}

const meta = preview.meta({
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: (
      <>
        <StoryLogo />
        <p>Sandbox money, no real stakes.</p>
      </>
    ),
    children: (
      <>
        <FooterBlock title="Games" links={links(games)} />
        <FooterBlock title="Help" links={links(help)} />
        <SocialLinks title="Follow us" links={networks} texts={{ link: (network) => `Follow us on ${network}` }} />
      </>
    ),
    marks,
    smallPrint: (
      <>
        <p>21+. Play within your limits.</p>
        <p>
          © 2025 <StoryBrandName />
        </p>
      </>
    ),
  },
})

export const Playground = meta.story()

Playground.test('Blocks of links, networks, vendors, small print [S-224] [S-225] [S-226]', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Games' })).toHaveTextContent('Live casino')
  await expect(canvas.getByRole('link', { name: 'Follow us on Telegram' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  await expect(canvas.getByRole('list', { name: 'Our partners' }).children).toHaveLength(9)
})

export const SmallPrintAlone = meta.story({
  args: { brand: undefined, children: undefined, marks: { title: 'Our partners', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Our partners')).toBeNull()
  },
})

export const NoNetworks = meta.story({
  args: {
    children: (
      <>
        <FooterBlock title="Games" links={links(games)} />
        <SocialLinks title="Follow us" links={[]} texts={{ link: (network) => network }} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Follow us')).toBeNull()
  },
})
