import type { CentreStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ErrorState } from '@croupier/ui/ErrorState'
import { Modal } from '@croupier/ui/Modal'
import { Skeleton } from '@croupier/ui/Skeleton'
import { below, from } from '@croupier/ui/breakpoints'
import { keyboardScroll } from '@croupier/ui/keyboardScroll'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Suspense, useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { WidgetBoundary } from '../parts/failure/WidgetBoundary.tsx'
import { PageGuard } from '../parts/forms/PageGuard.tsx'
import type { CentrePages } from '../parts/centre/CentrePageParts.ts'
import { PrintedPage } from '../parts/print/PrintedPage.tsx'
import { useText } from '../parts/text/useText.ts'
import { keepFocus } from '../parts/turn/keepFocus.ts'
import { usePageFocus } from '../parts/turn/usePageFocus.ts'
import { usePageTitle } from '../parts/turn/usePageTitle.ts'

/**
 * A phone in landscape: head and menu scroll away with the page, which would otherwise have a quarter of the window.
 */
const onSide = `${below.lg} and (height < 30rem)`

const Frame = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100%;

  @media ${from.lg} {
    grid-template: auto minmax(0, 1fr) / 14rem minmax(0, 1fr);

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media ${onSide} {
    display: block;
    block-size: auto;
  }
`

const Page = styled.section`
  --edge: ${tokens.space.s4};
  /* What a message covers can be scrolled out from under it. */
  --covered: var(--cr-toast-room, 0px);
  min-inline-size: 0;
  padding: var(--edge);
  padding-block-end: calc(var(--edge) + var(--covered));
  scroll-padding-block: var(--edge) var(--covered);
  background: ${tokens.color.canvas};
  overflow-y: auto;
  overscroll-behavior: contain;

  @media ${from.md} {
    --edge: ${tokens.space.s5};
  }
  @media ${onSide} {
    overflow-y: visible;
  }
`

const Waiting = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
`

/** Keeps the place of a page while its chunk loads. */
const PageShape = () => <Skeleton style={{ blockSize: '20rem' }} />

function PageFailed() {
  const text = useText()
  return (
    <ErrorState
      headingLevel={3}
      title={text('member.page_failed')}
      action={<Button onClick={() => window.location.reload()}>{text('chunk.reload')}</Button>}
    />
  )
}

const pageRef = (page: HTMLElement | null) => {
  const endings = [keyboardScroll(page), keepFocus(page)]
  return () => endings.forEach((end) => end?.())
}

// The browser remembers a chunk that failed to load: only a reload requests it again.
const pageFailed = () => <PageFailed />

/**
 * Follows `page`; on arrival empty first. A page has far more to draw than its frame: drawn after it and in steps, it holds
 * up neither the frame nor a tap. Renders what `children` gives for the page.
 */
function DrawnLater({ page, children }: { page: string; children: (drawn: string) => ReactNode }) {
  return children(useDeferredValue(page, ''))
}

/** Props of `CentreFrame`. */
export interface CentreFrameProps {
  readonly centre: CentreStore
  readonly title: string
  readonly closeText: string
  /** The built pages, by page key. */
  readonly pages: CentrePages
  /** Name of the centre's owner. */
  readonly head: ReactNode
  readonly menu: ReactNode
  /** Its width on a wide window, in pixels. Default 1120. */
  readonly width?: number
  /** Shown in place of menu and page while the facts of the menu are not there. */
  readonly waiting?: ReactNode
  /** Shown in place of a page that is closed to this person. */
  readonly instead?: ReactNode
}

/**
 * A centre above the open route, which stays as it was (S-014, S-015): head, menu, and the page of its table. Close
 * button, Escape, the background, the menu and Back leave a page, after a question if one of its forms has unsent input
 * . Renders a modal.
 */
export const CentreFrame = observer(function CentreFrame({
  centre,
  title,
  closeText,
  pages,
  head,
  menu,
  width = 1120,
  waiting,
  instead,
}: CentreFrameProps) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const { titleKey } = centre
  usePageTitle('centre', titleKey === undefined ? title : text(titleKey))
  usePageFocus(centre.page, {
    place: () => frame.current?.querySelector<HTMLElement>(`[data-page="${centre.page}"]`) ?? null,
  })
  // Where all of it scrolls together, another page begins at its top.
  useEffect(() => {
    const scrolled = frame.current?.parentElement
    if (scrolled) scrolled.scrollTop = 0
  }, [centre.page])
  return (
    <Modal
      open
      onClose={() => void centre.close()}
      title={title}
      texts={{ close: closeText }}
      width={width}
      height="calc(100dvh - var(--cr-band-height, 0px) - 3rem)"
      draggable={false}
      clickToClose
      flush
    >
      {waiting ? (
        <Waiting>{waiting}</Waiting>
      ) : (
        <Frame ref={frame}>
          {head}
          {menu}
          <PrintedPage />
          <DrawnLater page={centre.page}>
            {(page) => {
              const CentrePage = pages[page]?.page
              return (
                <Page ref={pageRef} key={page} data-page={page}>
                  <WidgetBoundary fallback={pageFailed}>
                    <PageGuard leaving={centre.leaving}>
                      <Suspense fallback={<PageShape />}>
                        {page === '' ? <PageShape /> : (instead ?? (CentrePage ? <CentrePage /> : null))}
                      </Suspense>
                    </PageGuard>
                  </WidgetBoundary>
                </Page>
              )
            }}
          </DrawnLater>
        </Frame>
      )}
    </Modal>
  )
})
