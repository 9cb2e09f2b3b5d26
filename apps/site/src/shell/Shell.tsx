import { paths } from '@croupier/stores'
import { SkipLink } from '@croupier/ui/SkipLink'
import { VisuallyHidden } from '@croupier/ui/VisuallyHidden'
import { below, from } from '@croupier/ui/breakpoints'
import { shape } from '@croupier/ui/shape'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { Navigate, useLocation, useRoutes } from 'react-router-dom'
import { styled } from 'styled-components'
import { page } from '../parts/page/page.ts'
import { usePageLoad, type PageLoad } from '../base/pageLoads.ts'
import { notFound, routes, useSitePage } from '../routes/routes.ts'
import { useIsWide } from '../base/useIsWide.ts'
import { gameAlone } from '../pages/game/gameAlone.ts'
import { PageBoundary } from '../parts/failure/PageBoundary.tsx'
import { Main } from '../parts/page/Main.ts'
import { useRoot } from '../base/RootContext.ts'
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx'
import { Header } from './header/Header.tsx'
import { SideColumn } from './side-menu/SideColumn.tsx'
import { useText } from '../parts/text/useText.ts'
import { Overlays } from './overlays/centres.ts'
import { useCentreAddress } from './overlays/useCentreAddress.ts'
import { Bands } from './Bands.tsx'
import { useCoveredPage } from './useCoveredPage.ts'
import { useHeldMoves } from './useHeldMoves.ts'
import { usePageModal } from './usePageModal.ts'
import { Deferred } from '../parts/deferred/Deferred.tsx'
import { usePageTurn } from './usePageTurn.ts'

const GamingSession = page('gamingSession', async () => (await import('./GamingSessionPart.tsx')).GamingSessionPart, {
  waitsForConnection: true,
})
const BreakPage = page('break', async () => (await import('../safety/BreakPage.tsx')).BreakPage)
const Footer = page('footer', async () => (await import('./footer/Footer.tsx')).Footer, {
  texts: 'first',
  waitsForConnection: true,
})
const SmallFooter = page('small-footer', async () => (await import('./footer/SmallFooter.tsx')).SmallFooter, {
  texts: 'first',
  waitsForConnection: true,
})
const RightBar = page('right-bar', async () => (await import('./right-bar/RightBar.tsx')).RightBar, {
  texts: 'first',
  waitsForConnection: true,
})
const ToTop = page('to-top', async () => (await import('./ToTop.tsx')).ToTop, {
  texts: 'first',
  waitsForConnection: true,
})
const MarketBand = page('market-band', async () => (await import('./MarketBand.tsx')).MarketBand, {
  waitsForConnection: true,
})
const MainTabs = page('main-tabs', async () => (await import('./main-tabs/MainTabs.tsx')).MainTabs, {
  texts: 'first',
  waitsForConnection: true,
})

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  /* The header's background extends under a band above it, and its height includes the band. */
  & > header {
    padding-block-start: var(--cr-band-height, 0px);
  }
  &:not(:has(> header)) {
    padding-block-start: var(--cr-band-height, 0px);
  }

  /* A running game fills a phone's screen: its own bar leads back, to money and to safety. */
  @media ${gameAlone} {
    &:has(> * > main > [data-running-game]) {
      padding-block-start: var(--cr-band-height, 0px);
    }
    &:has(> * > main > [data-running-game]) > :is(header, aside) {
      display: none;
    }
  }

  /* A footer that loads while the tabs below it have the focus, in a low window, leaves them in view. */
  & > div:not([data-frame]) {
    overflow-anchor: none;
  }

  /* Neither the tab bar nor the to-top button above it covers the focused element. */
  @media ${below.md} {
    &:where([data-tabs]) :where(:focus-visible) {
      scroll-margin-block-end: 8.5rem;
    }
  }
  /* Nor the offer of a market above them. A running game has its controls there: the offer waits. */
  &:has(> [data-offer]) > :not([data-offer]) :where(:focus-visible) {
    scroll-margin-block-end: 15rem;
  }
  &:has(> * > main > [data-running-game]) > [data-offer] {
    display: none;
  }
`

const Middle = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: 90rem;
  margin-inline: auto;

  /* The footer begins below the first screen, so that loading content never visibly pushes it down. */
  &:where([data-frame='full']) {
    min-block-size: calc(100dvh - var(--cr-top-bar-height, 3.5rem));
  }

  /* As high as the game from the start, so that nothing below jumps when it loads. */
  &:has(> main > [data-running-game]) {
    min-block-size: calc(100dvh - max(var(--cr-top-bar-height, 7.125rem), var(--cr-band-height, 0px)));
  }

  /* By its place, not by the preceding element: a brand may omit the side column. */
  & > main {
    grid-column: -2 / -1;
  }

  /* Without a header above it. */
  &:where([data-frame='bare']) {
    --cr-top-bar-height: 0px;
  }

  @media ${from.lg} {
    &:where([data-frame='full']) {
      grid-template-columns: ${shape('navColumn', '14rem')} minmax(0, 1fr);
      /* Room for the right bar, so that it never covers a game. */
      padding-inline-end: 4rem;
    }
  }
`

/** Keeps a page's height while its chunk loads, so that the footer does not jump. */
const Waiting = styled.div`
  min-block-size: 100dvh;
`

/** The footer's space, reserved from the start; the footer itself loads when scrolled near. */
const FooterPlaceholder = styled.div`
  min-block-size: 24rem;
  background: ${tokens.color.deep};
`

/** Every page has the vendors. The places that show them have their own retry (S-266). */
export const loadVendors: PageLoad = ({ catalogue }) => catalogue.load().catch(() => undefined)

/** The slots around every page: header, main, side menu, footer, right bar and overlays (S-013). */
export const Shell = observer(function Shell() {
  const text = useText()
  const { agentCentre, memberCentre, merchant, modals, session, signsInFirst, system, toasts } = useRoot()
  const shown = useSitePage()
  const route = useRoutes(routes)
  const { pathname } = useLocation()
  const isClosed = signsInFirst && !shown.openBeforeSignIn
  const isCentreOpen = memberCentre.isOpen || agentCentre.isOpen
  const areOverlaysOpen = isCentreOpen || modals.stack.length > 0 || toasts.toasts.length > 0
  const { frame = 'full' } = shown
  const full = frame === 'full'
  const isWide = useIsWide()
  const { pause } = session
  usePageTurn(text(shown.titleKey), { isSignedIn: session.isSignedIn, isCentreOpen })
  usePageModal(shown.modal)
  useHeldMoves()
  useCentreAddress('centre', memberCentre)
  useCentreAddress('agent', agentCentre)
  const isCovered = useCoveredPage(pathname)

  usePageLoad(loadVendors)

  return (
    <Root data-tabs={full ? '' : undefined}>
      <SkipLink href="#content">{text('nav.skip')}</SkipLink>
      {frame === 'bare' ? null : <Header bottomNavigation={!shown.hidesCategories} hasTabs={full} />}
      <Bands pageOpen={shown.openOnBreak === true} />
      {session.isSignedIn ? (
        <Deferred>
          <GamingSession />
        </Deferred>
      ) : null}
      <Middle data-frame={frame}>
        {full ? <SideColumn /> : null}
        <Main id="content" tabIndex={-1} data-frame={frame}>
          <PageBoundary place={pathname}>
            <Suspense fallback={<Waiting />}>
              {isClosed ? (
                <Navigate to={paths.login} replace />
              ) : pause && shown.openOnBreak !== true ? (
                <BreakPage pause={pause} />
              ) : isCovered ? (
                <Waiting>
                  <VisuallyHidden as="h1">{text(shown.titleKey)}</VisuallyHidden>
                </Waiting>
              ) : shown === notFound ? (
                <NotFoundPage />
              ) : (
                route
              )}
            </Suspense>
          </PageBoundary>
        </Main>
      </Middle>
      {full ? (
        <Deferred until="visible" ahead="8px" placeholder={<FooterPlaceholder />}>
          <Footer />
        </Deferred>
      ) : (
        <Deferred>
          <SmallFooter />
        </Deferred>
      )}
      {full ? (
        <Deferred until="idle" failed={null}>
          <ToTop key={pathname} />
        </Deferred>
      ) : null}
      {full ? (
        <Deferred until="idle">
          <RightBar />
        </Deferred>
      ) : null}
      {!session.isSignedIn && modals.stack.length === 0 && merchant.offeredIn(system.countryCode) ? (
        // Not around the edges of a form in front of the page: it waits until that is closed.
        // The choice that the device remembers is unknown to the server: not in the first render.
        <Deferred until="idle" failed={null}>
          <MarketBand />
        </Deferred>
      ) : null}
      {full && !isWide ? (
        <Deferred until={isCovered ? 'idle' : 'now'}>
          <MainTabs />
        </Deferred>
      ) : null}
      <Deferred until={areOverlaysOpen ? 'now' : 'idle'}>
        <Overlays />
      </Deferred>
    </Root>
  )
})
