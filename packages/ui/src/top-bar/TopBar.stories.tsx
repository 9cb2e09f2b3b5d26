import { House, LogIn, Menu as MenuIcon, Spade, Trophy } from 'lucide-react'
import preview from '../../../../.storybook/preview.tsx'
import { expect, userEvent } from 'storybook/test'
import { BalancePill } from '../balance-pill/BalancePill.tsx'
import { BottomNavigation } from '../bottom-navigation/BottomNavigation.tsx'
import { Button } from '../button/Button.tsx'
import { CountBadge } from '../badge/CountBadge.tsx'
import { Footer } from '../footer/Footer.tsx'
import { FooterBlock } from '../footer/FooterBlock.tsx'
import { SideMenu } from '../side-menu/SideMenu.tsx'
import { SkipLink } from '../skip-link/SkipLink.tsx'
import { SocialLinks } from '../social-links/SocialLinks.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { TopBar } from './TopBar.tsx'

const lanes = ['Home', 'Slots', 'Live casino', 'Fishing', 'Card games', 'Sports', 'Lottery']
const items = lanes.map((text, index) => ({
  id: text,
  text,
  href: `#${index}`,
  current: index === 1,
  opens: index > 0,
}))
const marks = ['LINE', 'Telegram', 'YouTube'].map((title, index) => ({
  id: title,
  href: `#${title}`,
  mark: { title, path: `M${4 + index} 4h${16 - 2 * index}v16h-${16 - 2 * index}z` },
}))

const Page = ({ signedIn }: { signedIn: boolean }) => (
  <div style={{ background: 'var(--cr-color-canvas)' }}>
    <SkipLink href="#content">To the content</SkipLink>
    <TopBar
      label="Top bar"
      brand={
        <>
          <MenuIcon size={24} aria-hidden />
          <strong>Croupier</strong>
        </>
      }
      choices={<span>English</span>}
      account={
        signedIn ? (
          <BalancePill
            amount="1,240.50 PHP"
            masked={false}
            onMaskedChange={() => undefined}
            loadingText="Loading…"
            maskedText="Balance hidden"
            toggleText="Hide balance"
            onRefresh={() => undefined}
            refreshText="Refresh balance"
          />
        ) : (
          <Button size="sm" startIcon={<LogIn aria-hidden />}>
            Sign in
          </Button>
        )
      }
    >
      <BottomNavigation label="Categories" items={items} />
    </TopBar>
    <main id="content" style={{ maxInlineSize: '16rem', padding: '1rem' }}>
      <SideMenu
        label="Side menu"
        items={[
          { id: 'home', text: 'Home', icon: <House aria-hidden />, href: '#0' },
          { id: 'slots', text: 'Slots', icon: <Spade aria-hidden />, href: '#1', current: true },
          {
            id: 'missions',
            text: 'Missions',
            icon: <Trophy aria-hidden />,
            href: '#2',
            mark: <CountBadge count={3} label="3 to claim" />,
          },
        ]}
      />
    </main>
    <Footer brand={<strong>Croupier</strong>} smallPrint={<p>18+. Play within your limits. © 2025 Croupier</p>}>
      <FooterBlock title="Games" links={lanes.map((text) => ({ id: text, text, href: `#${text}` }))} />
      <FooterBlock title="Help" links={[{ id: 'help', text: 'Help centre', href: '#help' }]} />
      <SocialLinks title="Follow us" links={marks} linkText={(network) => `Follow us on ${network}`} />
    </Footer>
  </div>
)

const meta = preview.meta({
  title: 'Kit/Page frame',
  component: Page,
  args: { signedIn: false },
  parameters: { layout: 'fullscreen' },
})

export const Visitor = meta.story({
  name: 'Top bar, bottom navigation, side menu, footer; the skip link is the first stop',
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: 'To the content' })
    await userEvent.tab()
    await expect(skip).toHaveFocus()
    await expect(getComputedStyle(skip).clipPath).toBe('none')
    skip.blur()
    await expect(canvas.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
      'Slots',
      'Slots',
    ])
  },
})

export const DarkPhone = meta.story({ globals: darkPhone, args: { signedIn: true } })
