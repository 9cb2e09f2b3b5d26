import { Spinner } from '@croupier/ui/Spinner'
import { rewardCountsStore } from '@croupier/stores'
import { when } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { loadsAhead } from '../base/pageLoads.ts'
import { useRoot, useStore } from '../base/RootContext.ts'
import { CentreFrame } from '../centre/CentreFrame.tsx'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useText } from '../parts/text/useText.ts'
import { BreakPage } from '../safety/BreakPage.tsx'
import { usePause } from '../safety/usePause.ts'
import { CentreHolder } from './CentreHolder.tsx'
import { CentreMenu } from './CentreMenu.tsx'
import { memberCentrePageTable } from './pages.ts'

/** The member's own pages. Menu and pages are hidden until the account's facts are loaded (S-324). */
export const MemberCentre = observer(function MemberCentre() {
  const text = useText()
  const { memberCentre, system } = useRoot()
  const { isOpen } = memberCentre
  const pause = usePause()
  const rewardCounts = useStore(rewardCountsStore)
  useEffect(() => {
    // A blocked region has no rewards.
    if (isOpen && system.status === 0) void rewardCounts.load()
  }, [rewardCounts, isOpen, system])
  return (
    <CentreFrame
      centre={memberCentre}
      title={text('hd_member_center')}
      closeText={text('member.close')}
      pages={memberCentrePageTable}
      head={<CentreHolder />}
      menu={<CentreMenu />}
      instead={
        pause && memberCentre.isClosed(memberCentre.page) ? <BreakPage pause={pause} headingLevel={3} /> : undefined
      }
      waiting={memberCentre.isLoaded ? undefined : <ComingCentre />}
    />
  )
})
const ComingCentre = observer(function ComingCentre() {
  const text = useText()
  const { member } = useRoot()
  const waiting = <Spinner label={text('member.loading')} />
  return (
    <RemoteView
      value={member.info}
      waiting={waiting}
      failed={{ headingLevel: 3, title: text('member.failed'), onRetry: () => member.load() }}
    >
      {() => waiting}
    </RemoteView>
  )
})

loadsAhead(MemberCentre, ({ memberCentre }) => when(() => memberCentre.isLoaded))
