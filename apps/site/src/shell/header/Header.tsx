import { paths } from '@croupier/stores'
import { TopBar } from '@croupier/ui/TopBar'
import { below } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { HeartHandshake } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { page } from '../../parts/page/page.ts'
import { useIsWide } from '../../base/useIsWide.ts'
import { Logo } from '../../parts/brand/Logo.tsx'
import { PartFailure } from '../../parts/failure/PartFailure.tsx'
import { WidgetBoundary } from '../../parts/failure/WidgetBoundary.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { CategoriesPart } from './CategoriesPart.tsx'
import { LanguageSelector } from './LanguageSelector.tsx'
import { MarketSelector } from './MarketSelector.tsx'
import { MenuButton } from './MenuButton.tsx'
import { SignedOutActions } from './SignedOutActions.tsx'
import { StripShape } from './StripShape.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const SignedInStrip = page('account', async () => (await import('./SignedInStrip.tsx')).SignedInStrip)

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  border-radius: ${tokens.radius.sm};
  text-decoration: none;

  /* The narrowest windows keep their room for money; home is the first tab and the first line of the menu. */
  @media ${below.xs} {
    &:where([data-signed-in]) {
      display: none;
    }
  }

  /* A page without tabs has the money buttons in the header. */
  @media ${below.sm} {
    &:where([data-signed-in][data-tabless]) {
      display: none;
    }
  }
`

/** Two steps to any safety tool, from every page (G-10, G-30). */
const SafetyLink = styled(Link)`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};

  &:hover {
    background: ${tokens.color.neutralSoft};
    color: ${tokens.color.text};
  }
`

const partFailed = () => <PartFailure />

/**
 * The site's header: top bar with brand, choices and account, and the bottom navigation where the page has one (S-050,
 * S-054, S-056). Renders a `<header>`.
 */
export const Header = observer(function Header({
  bottomNavigation,
  hasTabs,
}: {
  bottomNavigation: boolean
  /** A phone has the tab bar at its foot: categories, money and messages are there. */
  hasTabs: boolean
}) {
  const text = useText()
  const { merchant, session } = useRoot()
  const isWide = useIsWide()
  const { brandName } = merchant.current
  return (
    <TopBar
      label={text('header.top_bar')}
      brand={
        <>
          <MenuButton />
          <Home
            to={paths.home}
            aria-label={`${brandName}: ${text('hd_home')}`}
            data-signed-in={session.isSignedIn ? '' : undefined}
            data-tabless={hasTabs ? undefined : ''}
          >
            <Logo name={brandName} compact={session.isSignedIn} />
          </Home>
        </>
      }
      choices={
        <>
          <MarketSelector />
          <LanguageSelector />
          <ThemeSwitch />
          <SafetyLink to={paths.safety} aria-label={text('title.safety')}>
            <HeartHandshake size={20} aria-hidden />
          </SafetyLink>
        </>
      }
      account={
        session.isSignedIn ? (
          <WidgetBoundary fallback={partFailed}>
            <Suspense fallback={<StripShape hasTabs={hasTabs} />}>
              <SignedInStrip hasTabs={hasTabs} />
            </Suspense>
          </WidgetBoundary>
        ) : (
          <SignedOutActions />
        )
      }
    >
      {bottomNavigation && (isWide || !hasTabs) ? <CategoriesPart /> : null}
    </TopBar>
  )
})
