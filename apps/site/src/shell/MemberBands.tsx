import { observer } from 'mobx-react-lite'
import { useRoot } from '../base/RootContext.ts'
import { BreakBand } from '../safety/BreakBand.tsx'
import { DutyBar } from '../safety/DutyBar.tsx'
import { SharedBand } from './SharedBand.tsx'
import { TrialBand } from './TrialBand.tsx'

/**
 * Bands above every page of a logged-in member: a shared phone, a demo account, a break, the market's clock and stop.
 */
export const MemberBands = observer(function MemberBands({
  pageOpen,
}: {
  /** The page stays open on a break and does not mention it itself. */
  pageOpen: boolean
}) {
  const { agentCentre, memberCentre, session } = useRoot()
  return (
    <>
      <DutyBar />
      {session.isShared ? <SharedBand /> : null}
      {session.isTrial ? <TrialBand /> : null}
      {session.pause && (pageOpen || memberCentre.isOpen || agentCentre.isOpen) ? <BreakBand /> : null}
    </>
  )
})
