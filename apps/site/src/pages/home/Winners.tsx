import { noticeTime, winnersStore } from '@croupier/stores'
import { WinnerBoard } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

/** The winner board; hidden while there is nobody on it (S-299, S-300). */
export const Winners = observer(function Winners() {
  const text = useText()
  const money = useMoney()
  const { timeZone } = useRoot().merchant.current
  const winners = useStore(winnersStore)
  // Month, day, hour and minute of the site's own time, without year and seconds.
  const wonAt = (at: number) => noticeTime(at, timeZone).slice(5, 16)
  const rows = winners.winners.data
  if (winners.winners.failure || rows?.length === 0) return null
  return (
    <WinnerBoard
      title={text('winner_title')}
      heads={[text('winner.player'), text('winner.game'), text('winner_money'), text('winning_time')]}
      pauseText={text('winner.pause')}
      wins={(rows ?? []).map((win, index) => ({
        id: `${win.player}-${win.nodeId ?? ''}-${win.wonAt ?? index}`,
        player: win.player,
        game: win.gameName,
        prize: money.amount(win.prize),
        time: win.wonAt === undefined ? '' : wonAt(win.wonAt),
      }))}
    />
  )
})
