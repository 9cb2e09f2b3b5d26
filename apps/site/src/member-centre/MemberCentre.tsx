import { Button, ErrorState, Modal, Skeleton, Spinner, t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { WidgetBoundary } from '../parts/failure/WidgetBoundary.tsx'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useRoot } from '../app/RootContext.ts'
import { useText } from '../parts/text/useText.ts'
import { CentreHolder } from './CentreHolder.tsx'
import { CentreMenu } from './CentreMenu.tsx'
import { memberCentrePageTable } from './pages.ts'

const Frame = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100%;

  @media (min-width: 60rem) {
    grid-template: auto minmax(0, 1fr) / 14rem minmax(0, 1fr);

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`

const Page = styled.section`
  min-inline-size: 0;
  padding: ${t.space.s4};
  background: ${t.color.canvas};
  overflow-y: auto;
  overscroll-behavior: contain;

  @media (min-width: 48rem) {
    padding: ${t.space.s5};
  }
`

const Waiting = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
`

/** What stands where a page comes. */
const PageShape = () => <Skeleton style={{ blockSize: '20rem' }} />

/**
 * The member's own pages above whatever route is open, which stays as it was (S-014, S-015). Nothing of menu or page
 * shows before the account's facts are there (S-324); the close button and Escape lead back.
 */
export const MemberCentre = observer(function MemberCentre() {
  const text = useText()
  const { memberCentre } = useRoot()
  return (
    <Modal
      open
      onClose={memberCentre.close}
      title={text('hd_member_center')}
      closeText={text('member.close')}
      width={1120}
      height="calc(100dvh - 3rem)"
      draggable={false}
      clickToClose
      flush
    >
      {memberCentre.isLoaded ? <LoadedCentre /> : <ComingCentre />}
    </Modal>
  )
})

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

// A chunk that did not load is remembered as such by the browser: only a reload asks for it again.
const pageFailed = () => <PageFailed />

const LoadedCentre = observer(function LoadedCentre() {
  const { memberCentre } = useRoot()
  const { page } = memberCentre
  const CentrePage = memberCentrePageTable[page]
  return (
    <Frame>
      <CentreHolder />
      <CentreMenu />
      <Page key={page} data-page={page}>
        <WidgetBoundary fallback={pageFailed}>
          <Suspense fallback={<PageShape />}>{CentrePage ? <CentrePage /> : null}</Suspense>
        </WidgetBoundary>
      </Page>
    </Frame>
  )
})

const ComingCentre = observer(function ComingCentre() {
  const text = useText()
  const { member } = useRoot()
  return (
    <Waiting>
      <RemoteView
        value={member.info}
        waiting={<Spinner label={text('member.loading')} />}
        failed={{ headingLevel: 3, title: text('member.failed'), onRetry: () => member.load() }}
      >
        {() => <Spinner label={text('member.loading')} />}
      </RemoteView>
    </Waiting>
  )
})
