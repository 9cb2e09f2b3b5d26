import { ChevronDown, Globe, House, Menu as MenuIcon, Moon, Spade, Trophy, Wallet } from 'lucide-react'
import { siFacebook, siTelegram, siYoutube } from 'simple-icons'
import { expect, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview.tsx'
import { StoryBrandName, StoryLogo } from '../../../../.storybook/StoryBrand.tsx'
import { Avatar } from '../avatar/Avatar.tsx'
import { BalancePill } from '../balance-pill/BalancePill.tsx'
import { BottomNavigation } from '../bottom-navigation/BottomNavigation.tsx'
import { Button } from '../button/Button.tsx'
import { CountBadge } from '../badge/CountBadge.tsx'
import { Footer } from '../footer/Footer.tsx'
import { FooterBlock } from '../footer/FooterBlock.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { SideMenu } from '../side-menu/SideMenu.tsx'
import { SkipLink } from '../skip-link/SkipLink.tsx'
import { SocialLinks } from '../social-links/SocialLinks.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { TopBar } from './TopBar.tsx'

const lanes = ['Home', 'Slots', 'Live casino', 'Fishing', 'Card games', 'Sports', 'Lottery']
const items = lanes.map((text, index) => ({
  value: text,
  label: text,
  href: `#${index}`,
  current: index === 1,
  opens: index > 0,
}))
const marks = [siFacebook, siTelegram, siYoutube].map(({ slug, title, path }) => ({
  value: slug,
  label: title,
  href: `#${slug}`,
  mark: path,
}))

/** On a phone, the bar of a logged-in user has room only for the mark at the start of the logo. */
const Sign = styled(StoryLogo)`
  @media (max-width: 29.99rem) {
    max-inline-size: 2.5rem;
    object-fit: cover;
    object-position: 0 50%;
  }
`

const Page = ({ signedIn }: { signedIn: boolean }) => (
  <div style={{ background: 'var(--cr-color-canvas)' }}>
    <SkipLink href="#content">To the content</SkipLink>
    <TopBar
      label="Top bar"
      brand={
        <>
          <IconButton label="Open menu">
            <MenuIcon aria-hidden />
          </IconButton>
          <Sign />
        </>
      }
      choices={
        <>
          <Button
            variant="ghost"
            tone="neutral"
            size="sm"
            startIcon={<Globe aria-hidden />}
            endIcon={<ChevronDown aria-hidden />}
          >
            English
          </Button>
          <IconButton label="Use the dark theme">
            <Moon aria-hidden />
          </IconButton>
        </>
      }
      account={
        signedIn ? (
          <>
            <BalancePill amount="₱1,240.50" masked={false} onMaskedChange={() => undefined} />
            <IconButton label="Deposit" variant="solid" tone="accent">
              <Wallet aria-hidden />
            </IconButton>
            <Avatar size="sm" label="Maria" />
          </>
        ) : (
          <>
            <Button variant="ghost" tone="neutral" size="sm">
              Log in
            </Button>
            <Button>Sign up</Button>
          </>
        )
      }
    >
      <BottomNavigation label="Categories" items={items} />
    </TopBar>
    <main id="content" tabIndex={-1} style={{ maxInlineSize: '16rem', padding: '1rem' }}>
      <SideMenu
        label="Side menu"
        items={[
          { value: 'home', label: 'Home', icon: <House aria-hidden />, href: '#0' },
          { value: 'slots', label: 'Slots', icon: <Spade aria-hidden />, href: '#1', current: true },
          {
            value: 'missions',
            label: 'Missions',
            icon: <Trophy aria-hidden />,
            href: '#2',
            mark: <CountBadge count={3} label="3 to claim" />,
          },
        ]}
      />
    </main>
    <Footer
      brand={<StoryLogo />}
      smallPrint={
        <p>
          18+. Play within your limits. © 2025 <StoryBrandName />
        </p>
      }
    >
      <FooterBlock title="Games" links={lanes.map((text) => ({ value: text, label: text, href: `#${text}` }))} />
      <FooterBlock title="Help" links={[{ value: 'help', label: 'Help centre', href: '#help' }]} />
      <SocialLinks title="Follow us" links={marks} texts={{ link: (network) => `Follow us on ${network}` }} />
    </Footer>
  </div>
)

const meta = preview.meta({
  title: 'Navigation/Page frame',
  component: Page,
  args: { signedIn: false },
  parameters: { layout: 'fullscreen' },
})

export const Visitor = meta.story()

Visitor.test('Top bar, bottom navigation, side menu, footer; the skip link is the first stop', async ({ canvas }) => {
  const skip = canvas.getByRole('link', { name: 'To the content' })
  await userEvent.tab()
  await expect(skip).toHaveFocus()
  await expect(getComputedStyle(skip).clipPath).toBe('none')
  skip.blur()
  await expect(canvas.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
    'Slots',
    'Slots',
  ])
})

export const SignedIn = meta.story({ args: { signedIn: true } })

export const DarkPhone = meta.story({ globals: darkPhone, args: { signedIn: true } })
