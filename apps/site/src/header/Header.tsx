import { t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { lazyPart } from '../app/lazyPart.ts'
import { Logo } from '../brand/Logo.tsx'
import { PartFailure } from '../failure/PartFailure.tsx'
import { WidgetBoundary } from '../failure/WidgetBoundary.tsx'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { BottomNavigation } from './BottomNavigation.tsx'
import { LanguageSelector } from './LanguageSelector.tsx'
import { MarketSelector } from './MarketSelector.tsx'
import { MenuButton } from './MenuButton.tsx'
import { SignedOutActions } from './SignedOutActions.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const SignedInStrip = lazyPart('account', async () => (await import('./SignedInStrip.tsx')).SignedInStrip)

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${t.z.header};
  background: ${t.color.deep};
  color: ${t.color.onDeep};
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space.s2};
  max-inline-size: 90rem;
  min-block-size: 4rem;
  margin-inline: auto;
  padding-inline: ${t.space.s3};

  @media (min-width: 48rem) {
    padding-inline: ${t.space.s5};
  }
`

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  border-radius: ${t.radius.sm};
  text-decoration: none;

  /* The smallest windows keep their room for money; home is the first item below and in the menu. */
  @media (max-width: 22.49rem) {
    &:where([data-signed-in]) {
      display: none;
    }
  }
`

const Choices = styled.div`
  display: none;
  align-items: center;
  gap: ${t.space.s1};
  margin-inline-start: auto;

  @media (min-width: 48rem) {
    display: flex;
  }
`

const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space.s2};
  min-inline-size: 0;
  margin-inline-start: auto;

  @media (min-width: 48rem) {
    margin-inline-start: ${t.space.s2};
  }
`

/** The strip's place while it loads. */
const StripRoom = styled.div`
  inline-size: 12rem;
  block-size: 2.75rem;
`

const partFailed = () => <PartFailure />

/**
 * The site's header: top bar with brand, choices and account, and the bottom navigation where the page has one (S-050,
 * S-054, S-056). Renders a `<header>`.
 */
export const Header = observer(function Header({ bottomNavigation }: { bottomNavigation: boolean }) {
  const text = useText()
  const { session } = useRoot()
  return (
    <Root>
      <Bar aria-label={text('header.top_bar')} role="group">
        <MenuButton />
        <Home to="/" aria-label={`Croupier: ${text('hd_home')}`} data-signed-in={session.isSignedIn ? '' : undefined}>
          <Logo name="Croupier" compact={session.isSignedIn} />
        </Home>
        <Choices>
          <MarketSelector />
          <LanguageSelector />
          <ThemeSwitch />
        </Choices>
        <Account>
          {session.isSignedIn ? (
            <WidgetBoundary fallback={partFailed}>
              <Suspense fallback={<StripRoom />}>
                <SignedInStrip />
              </Suspense>
            </WidgetBoundary>
          ) : (
            <SignedOutActions />
          )}
        </Account>
      </Bar>
      {bottomNavigation ? <BottomNavigation /> : null}
    </Root>
  )
})
