import { Ticket } from 'lucide-react'
import { lotteryStore, type Bet } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { statusWords } from '../../parts/records/betWords.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { Section } from '../../parts/page/Section.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { pickName, playName } from './lotteryWords.ts'

const List = styled.ul`
  display: grid;
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.s1} ${tokens.space.s3};
  padding-block: ${tokens.space.s3};
  border-block-end: 1px solid ${tokens.color.border};
`

const Muted = styled.div`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

const Sum = styled.div`
  justify-self: end;
  font-variant-numeric: tabular-nums;
`

const shown = 6

/** The member's lottery bets: those that wait for their draw, then the last ones that were settled. */
export const OwnBets = observer(function OwnBets() {
  const text = useText()
  const { memberCentre, session } = useRoot()
  const { bets } = useStore(lotteryStore)
  if (!session.isSignedIn || !memberCentre.has('personalHistoryCopy')) return null
  return (
    <Section
      title={text('lottery.own_bets')}
      more={
        <Button variant="ghost" tone="neutral" size="sm" onClick={() => memberCentre.open('personalHistoryCopy')}>
          {text('lottery.all_bets')}
        </Button>
      }
    >
      <RemoteView
        value={bets.settled}
        waiting={<Skeleton style={{ blockSize: '10rem' }} />}
        failed={{ title: text('lottery.own_bets_failed'), onRetry: () => bets.load() }}
      >
        {(settled) => {
          const open = bets.open.data ?? []
          const rows = [...open, ...settled.slice(0, Math.max(shown - open.length, 0))]
          if (rows.length === 0)
            return (
              <EmptyState
                art={<Ticket aria-hidden />}
                title={text('lottery.own_bets_none')}
                text={text('lottery.own_bets_none_text')}
              />
            )
          return (
            <List role="list">
              {rows.map((bet) => (
                <OwnBet key={bet.orderNo} bet={bet} />
              ))}
            </List>
          )
        }}
      </RemoteView>
    </Section>
  )
})

const OwnBet = observer(function OwnBet({ bet }: { bet: Bet }) {
  const text = useText()
  const money = useMoney()
  const { recent } = useDateTimeText()
  const { bets } = useStore(lotteryStore)
  const { orderNo, gameName, status, betTime, betAmount, winAmount } = bet
  const { words, tone } = statusWords(bet, text)
  const placed = bets.placed.get(orderNo)
  return (
    <Item data-order={orderNo} data-status={status}>
      <div>{gameName}</div>
      <Badge tone={tone}>{words}</Badge>
      <Muted>
        {placed
          ? `${playName(placed.playId, text)}: ${placed.picks.map((pick) => pickName(pick, text)).join(', ')}`
          : recent(betTime)}
      </Muted>
      <Sum>
        {status === 'win' ? `${money.amount(betAmount)} → ${money.amount(winAmount)}` : money.amount(betAmount)}
      </Sum>
    </Item>
  )
})
