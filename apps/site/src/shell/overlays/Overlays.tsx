import { ToastProvider } from '@croupier/ui/ToastProvider'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { page } from '../../parts/page/page.ts'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { AgentCentre, MemberCentre } from './centres.ts'
import { ModalSwitch } from './ModalSwitch.tsx'
import { ToastFeed } from './ToastFeed.tsx'
import { useAgentEntry } from './useAgentEntry.ts'
import { useLeaveOnBack } from './useLeaveOnBack.ts'
import { usePopupAnnouncements } from './usePopupAnnouncements.ts'

const AgreementPopup = page(
  'agreement-popup',
  async () => (await import('../../agreements/AgreementPopup.tsx')).AgreementPopup,
  { texts: 'first', waitsForConnection: true },
)

/** Everything that lies above a page: member and agent centre, modals, toasts (S-014, S-015). */
export const Overlays = observer(function Overlays() {
  const text = useText()
  const { agentCentre, hasOpened, memberCentre, modals, session } = useRoot()
  useLeaveOnBack()
  usePopupAnnouncements()
  useAgentEntry()
  return (
    <ToastProvider texts={{ close: text('notification.dismiss') }}>
      <ToastFeed />
      {memberCentre.isOpen ? (
        <Suspense fallback={null}>
          <MemberCentre />
        </Suspense>
      ) : null}
      {agentCentre.isOpen && agentCentre.isOffered ? (
        <Suspense fallback={null}>
          <AgentCentre />
        </Suspense>
      ) : null}
      {hasOpened && session.isSignedIn ? (
        <Suspense fallback={null}>
          <AgreementPopup />
        </Suspense>
      ) : null}
      {modals.stack.map((open) => (
        <Suspense key={open.id} fallback={null}>
          <ModalSwitch open={open} />
        </Suspense>
      ))}
    </ToastProvider>
  )
})
