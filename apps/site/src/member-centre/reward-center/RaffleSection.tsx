import { ticketsStore, type Raffle, type RaffleEntry } from '@croupier/stores'
import { Badge, type BadgeTone } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Table } from '@croupier/ui/Table'
import { WinMoment } from '@croupier/ui/WinMoment'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDigits } from '../../parts/text/useDigits.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { EntryHead, EntryList } from '../../parts/centre/entries.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { raffleOdds } from './raffleOdds.ts'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};

  & h5 {
    margin: 0 0 ${tokens.space.s2};
    font-size: ${tokens.fontSize.md};
  }
`

/**
 * The running draw with stock and odds, the member's tickets in it, and the last draw (S-371). Renders a `<section>`.
 */
export const RaffleSection = observer(function RaffleSection() {
  const text = useText()
  const tickets = useStore(ticketsStore)
  return (
    <PageSection title={text('raffle.title')}>
      <RemoteView
        value={tickets.raffle}
        waiting={<Skeleton style={{ blockSize: '12rem' }} />}
        failed={{ headingLevel: 4, size: 'sm', title: text('raffle.failed'), onRetry: () => tickets.loadRaffle() }}
      >
        {(raffle) => (
          <Parts>
            {raffle.enabled ? <RunningDraw raffle={raffle} /> : null}
            {raffle.mine.length === 0 ? null : (
              <div>
                <h5>{text('raffle.mine')}</h5>
                <EntryList>
                  {raffle.mine.map((entry) => (
                    <li key={entry.ticketId}>
                      <OwnEntry entry={entry} />
                    </li>
                  ))}
                </EntryList>
              </div>
            )}
            <LastDraw last={raffle.lastDraw} />
          </Parts>
        )}
      </RemoteView>
    </PageSection>
  )
})

const RunningDraw = observer(function RunningDraw({ raffle }: { raffle: Raffle }) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const { drawId, drawsAt, jackpot, prizes, entries, mine } = raffle
  const own = mine.filter((entry) => entry.drawId === drawId).length
  const percent = raffleOdds({ entries, mine: own, prizes: prizes.length })
  return (
    <Card>
      <DescriptionList
        layout="stacked"
        columnWidth="max(8rem, 30%)"
        items={[
          { label: text('raffle.jackpot'), value: money.amount(jackpot), strong: true },
          { label: text('raffle.draws_at'), value: moment(drawsAt) },
          { label: text('raffle.held'), value: text('raffle.held_value') },
          { label: text('raffle.entries'), value: text('ticket.count', { count: entries }) },
          {
            label: text('raffle.stock'),
            value: text('raffle.stock_value', {
              count: prizes.length,
              amounts: prizes.map((prize) => money.amount(prize)).join(', '),
            }),
          },
          {
            label: text('raffle.odds'),
            value: own === 0 ? text('raffle.odds_none') : text('raffle.odds_value', { percent }),
          },
        ]}
      />
    </Card>
  )
})

const tones: Readonly<Record<RaffleEntry['status'], BadgeTone>> = {
  ENTERED: 'info',
  READY: 'accent',
  WON: 'win',
  NOT_WON: 'neutral',
}

const OwnEntry = observer(function OwnEntry({ entry }: { entry: RaffleEntry }) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const { toasts } = useRoot()
  const store = useStore(ticketsStore)
  const toastRefusal = useRefusalToast()
  const { number, status, drawsAt, prize, ticketId } = entry
  const open = async () => {
    const outcome = await store.claimRaffle(ticketId)
    if (!toastRefusal(outcome) || outcome.kind !== 'done') return
    const won = outcome.entry.prize
    toasts.show(
      won === null
        ? { tone: 'info', textKey: 'raffle.not_won' }
        : { tone: 'success', textKey: 'raffle.won', values: { prize: money.amount(won) } },
    )
  }
  const words =
    status === 'ENTERED'
      ? text('raffle.status_ENTERED', { time: moment(drawsAt) })
      : status === 'WON'
        ? text('raffle.status_WON', { prize: prize === null ? '' : money.amount(prize) })
        : text(`raffle.status_${status}`)
  return (
    <Card padding="sm" data-ticket={ticketId} data-status={status}>
      <EntryHead>
        <strong>{text('raffle.number', { number })}</strong>
        <Badge tone={tones[status]}>{words}</Badge>
      </EntryHead>
      {status === 'WON' && prize !== null ? (
        <WinMoment title={text('raffle.win')} amount={money.amount(prize)} />
      ) : null}
      {status === 'READY' ? (
        <Button size="sm" aria-label={text('raffle.open_of', { number })} onClick={() => void open()}>
          {text('raffle.open')}
        </Button>
      ) : null}
    </Card>
  )
})

const LastDraw = observer(function LastDraw({ last }: { last: Raffle['lastDraw'] }) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const digits = useDigits()
  if (!last || last.winners.length === 0) return null
  return (
    <div>
      <h5>
        {last.drawnAt === null
          ? text('raffle.last')
          : text('raffle.last_of', { time: moment(last.drawnAt), count: last.entries ?? 0 })}
      </h5>
      <Table
        label={text('raffle.last')}
        texts={{}}
        rows={last.winners}
        rowKey={({ number }) => String(number)}
        columns={[
          { value: 'raffle.place', label: text('raffle.place'), cell: ({ number }) => digits(String(number)) },
          { value: 'raffle.winner', label: text('raffle.winner'), cell: ({ name }) => name },
          {
            value: 'raffle.prize',
            label: text('raffle.prize'),
            align: 'end',
            cell: ({ amount }) => money.amount(amount),
          },
        ]}
      />
    </div>
  )
})
