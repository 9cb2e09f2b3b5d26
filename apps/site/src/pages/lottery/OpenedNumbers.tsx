import { lotteryStore, type LotteryDraw } from '@croupier/stores'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Table } from '@croupier/ui/Table'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { Section } from '../../parts/page/Section.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { DrawnNumbers } from './DrawnNumbers.tsx'

/** Number and time of a draw, each on its own line; the game's name above may wrap. */
const Line = styled.div`
  font-weight: ${tokens.fontWeight.regular};
  white-space: nowrap;
`

const DrawCell = observer(function DrawCell({ draw: { gameName, numero, openTime } }: { draw: LotteryDraw }) {
  const { recent } = useDateTimeText()
  const { session } = useRoot()
  return (
    <>
      {session.isSignedIn ? null : <div>{gameName}</div>}
      <Line>
        <bdi dir="ltr">{numero}</bdi>
      </Line>
      <Line>{openTime == null ? '' : recent(openTime)}</Line>
    </>
  )
})

const drawCell = (draw: LotteryDraw) => <DrawCell draw={draw} />
const numbersCell = ({ winNo }: LotteryDraw) => <DrawnNumbers numbers={winNo} />
const keyOf = (draw: LotteryDraw) => `${draw.gameId}-${draw.numero}`

/**
 * Drawn numbers with game, draw and time (S-322): of the chosen game for a member, the newest of the popular games for
 * a visitor, to whom the platform sends no more (S-319).
 */
export const OpenedNumbers = observer(function OpenedNumbers() {
  const text = useText()
  const { session } = useRoot()
  const { draws } = useStore(lotteryStore)
  const { isSignedIn } = session
  const title = text('lottery.opened')
  return (
    <Section title={title} hint={text(isSignedIn ? 'lottery.opened_hint' : 'lottery.opened_visitor')}>
      <RemoteView
        value={isSignedIn ? draws.opened : draws.popular}
        waiting={<Skeleton style={{ blockSize: '20rem' }} />}
        failed={{
          title: text('lottery.opened_failed'),
          onRetry: () => (isSignedIn ? draws.loadOpened() : draws.loadPopular()),
        }}
        empty={<EmptyState title={text('lottery.opened_none')} />}
      >
        {(rows) => (
          <Table
            label={text('lottery.numbers')}
            texts={{}}
            narrow="scroll"
            maxHeight="28rem"
            rows={rows}
            rowKey={keyOf}
            columns={[
              {
                value: 'draw',
                label: text('lottery.draw'),
                cell: drawCell,
              },
              {
                value: 'numbers',
                label: text('lottery.numbers'),
                cell: numbersCell,
              },
            ]}
          />
        )}
      </RemoteView>
    </Section>
  )
})
