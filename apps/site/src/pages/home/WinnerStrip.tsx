import { categoryPath, winnersStore } from '@croupier/stores'
import { JackpotTicker } from '@croupier/ui/JackpotTicker'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useStore } from '../../base/RootContext.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { WinnerNotes } from '../../parts/winners/WinnerNotes.tsx'

/** As high as the strip, so that nothing below moves when it loads. */
const Waiting = styled(Skeleton)`
  block-size: 5rem;
`

/** So many are read at a glance; the lobby has the whole board. */
const shown = 10

/** The newest wins as a moving strip that can be paused, with how many people lost meanwhile (S-299, S-300, G-42). */
export const WinnerStrip = observer(function WinnerStrip() {
  const text = useText()
  const money = useMoney()
  const { recent } = useDateTimeText()
  const { winners } = useStore(winnersStore)
  const rows = (winners.data ?? []).slice(0, shown)
  const isWaiting = winners.data === undefined && winners.failure === undefined
  if (rows.length === 0 && !isWaiting) return null
  return (
    <div>
      {isWaiting ? (
        <Waiting />
      ) : (
        <JackpotTicker
          label={text('winner_title')}
          texts={{ pause: text('winner.pause') }}
          pools={rows.map(({ player, gameName, gameType, prize, wonAt, nodeId }, index) => ({
            value: `${player}-${nodeId ?? ''}-${wonAt ?? index}`,
            label: `${player} · ${gameName}`,
            amount: money.amount(prize),
            // Each win links to its game’s category, so that the keyboard reaches every win while the strip is paused.
            render: <Link to={categoryPath(gameType ?? 'RNG')} />,
            ...(wonAt === undefined ? {} : { lastWon: recent(wonAt) }),
          }))}
        />
      )}
      <WinnerNotes />
    </div>
  )
})
