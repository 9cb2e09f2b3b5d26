import { observer } from 'mobx-react-lite'
import { useRoot } from '../base/RootContext.ts'
import { BreakBand } from '../safety/BreakBand.tsx'
import { DutyBar } from '../safety/DutyBar.tsx'
import { SharedBand } from './SharedBand.tsx'
import { TrialBand } from './TrialBand.tsx'

/** What somebody who is signed in has above every page: a shared phone, a demo account, a break, the market's clock and stop. */
export const MemberBands = observer(function MemberBands({
  pageOpen,
}: {
  /** The page stays open on a break and does not speak of it itself. */
  pageOpen: boolean
}) {
  const { memberCentre, session } = useRoot()
  return (
    <>
      <DutyBar />
      {session.isShared ? <SharedBand /> : null}
      {session.isTrial ? <TrialBand /> : null}
      {session.pause && (pageOpen || memberCentre.isOpen) ? <BreakBand /> : null}
    </>
  )
})
