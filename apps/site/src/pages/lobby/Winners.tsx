import { winnersStore } from '@croupier/stores'
import { WinnerBoard } from '@croupier/ui/WinnerBoard'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useMomentText } from '../../parts/text/useMomentText.ts'
import { useText } from '../../parts/text/useText.ts'
import { ZoneNote } from '../../parts/text/ZoneNote.tsx'

const Zone = styled(ZoneNote)`
  margin: ${tokens.space.s2} 0 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
`

/** Says that wins of a sandbox are none of real people (G-42). */
const Sample = styled.p`
  margin: ${tokens.space.s2} 0 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
`

/** The winner board; a sample is marked as such; hidden while there is nobody on it (S-299, S-300). */
export const Winners = observer(function Winners() {
  const text = useText()
  const money = useMoney()
  const { recent } = useMomentText()
  const { system } = useRoot()
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
      {system.isSandbox ? <Sample>{text('winner.sample')}</Sample> : null}
      <Zone />
    </>
  )
})
