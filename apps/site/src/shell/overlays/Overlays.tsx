import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { page } from '../../parts/page/page.ts'
import { useRoot } from '../../base/RootContext.ts'
import { AgentCentre, MemberCentre } from './centres.ts'
import { ModalSwitch } from './ModalSwitch.tsx'
import { useAgentEntry } from './useAgentEntry.ts'
import { useLeaveOnBack } from './useLeaveOnBack.ts'
import { usePopupAnnouncements } from './usePopupAnnouncements.ts'

const AgreementPopup = page(
  'agreement-popup',
  async () => (await import('../../agreements/AgreementPopup.tsx')).AgreementPopup,
  { texts: 'first', waitsForConnection: true },
)
const Toasts = page('toasts', async () => (await import('./Toasts.tsx')).Toasts, { waitsForConnection: true })

/** All overlays: member and agent centre, modals, toasts (S-014, S-015). */
export const Overlays = observer(function Overlays() {
  const { agentCentre, hasOpened, memberCentre, modals, session, toasts } = useRoot()
  useLeaveOnBack()
  usePopupAnnouncements()
  useAgentEntry()
  return (
    <>
      <Deferred until={toasts.toasts.length > 0 ? 'now' : 'idle'}>
        <Toasts />
      </Deferred>
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
    </>
  )
})
