import { winnersStore } from '@croupier/stores'
import { WinnerBoard } from '@croupier/ui/WinnerBoard'
import { observer } from 'mobx-react-lite'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useStore } from '../../base/RootContext.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { WinnerNotes } from '../../parts/winners/WinnerNotes.tsx'

/** The winner board with its other side; hidden while it is empty (S-299, S-300). */
export const Winners = observer(function Winners() {
  const text = useText()
  const money = useMoney()
  const { recent } = useDateTimeText()
  const winners = useStore(winnersStore)
  const rows = winners.winners.data
  if (winners.winners.failure || rows?.length === 0) return null
  return (
    <>
      <WinnerBoard
        title={text('winner_title')}
        heads={[text('winner.player'), text('winner.game'), text('winner_money'), text('winning_time')]}
        texts={{ pause: text('winner.pause') }}
        wins={(rows ?? []).map((win, index) => ({
          id: `${win.player}-${win.nodeId ?? ''}-${win.wonAt ?? index}`,
          player: win.player,
          game: win.gameName,
          prize: money.amount(win.prize),
          time: win.wonAt === undefined ? '' : recent(win.wonAt),
        }))}
      />
      <WinnerNotes />
    </>
  )
})
