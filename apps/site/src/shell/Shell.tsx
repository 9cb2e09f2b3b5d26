import { t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useMatches } from 'react-router-dom'
import { styled } from 'styled-components'
import type { PageHandle } from '../app/slots.ts'
import { useRoot } from '../root/RootContext.ts'
import { Footer } from '../footer/Footer.tsx'
import { Header } from '../header/Header.tsx'
import { RightBar } from '../right-bar/RightBar.tsx'
import { SideMenu } from '../side-menu/SideMenu.tsx'
import { useText } from '../text/useText.ts'
import { OfflineBand } from './OfflineBand.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePageModal } from './usePageModal.ts'
import { usePageTurn } from './usePageTurn.ts'

const Overlays = lazy(async () => ({ default: (await import('../overlays/Overlays.tsx')).Overlays }))

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`

const Middle = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: 90rem;
  margin-inline: auto;

  @media (min-width: 64rem) {
    &:where([data-frame='full']) {
      grid-template-columns: 14rem minmax(0, 1fr);
      /* Room for the right bar, so that it never lies on a game. */
      padding-inline-end: 4rem;
    }
  }
`

const Main = styled.main`
  min-inline-size: 0;
  padding: ${t.space.s4} ${t.space.s4} ${t.space.s7};
  outline: 0;

  @media (min-width: 48rem) {
    padding-inline: ${t.space.s5};
  }
  &:where([data-frame='headerOnly']) {
    padding: 0;
  }
`

const usual: PageHandle = { titleKey: 'title.home', frame: 'full', bottomNavigation: true }

/** The slots around every page: header, main, side menu, footer, right bar and overlays (S-013). */
export const Shell = observer(function Shell() {
  const text = useText()
  const { catalogue } = useRoot()
  const handle = (useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined) ?? usual
  usePageTurn(text('title.site', { page: text(handle.titleKey), brand: 'Croupier' }))
  usePageModal(handle.modal)

  useEffect(() => {
    // The places that show vendors have their own retry (S-266).
    catalogue.load().catch(() => undefined)
  }, [catalogue])

  return (
    <Root>
      <SkipLink text={text('nav.skip')} />
      <Header bottomNavigation={handle.bottomNavigation} />
      <OfflineBand />
      <Middle data-frame={handle.frame}>
        {handle.frame === 'full' ? <SideMenu /> : null}
        <Main id="content" tabIndex={-1} data-frame={handle.frame}>
          <Outlet />
        </Main>
      </Middle>
      {handle.frame === 'full' ? <Footer /> : null}
      {handle.frame === 'full' ? <RightBar /> : null}
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    </Root>
  )
})
