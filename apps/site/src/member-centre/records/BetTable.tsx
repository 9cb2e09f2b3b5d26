import type { Text } from '@croupier/locales'
import type { Bet, BetPage, BetState } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { Amount } from '@croupier/ui/Amount'
import { Badge } from '@croupier/ui/Badge'
import { Table } from '@croupier/ui/Table'
import { Time } from '@croupier/ui/Time'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'
import { type DateTimeText, useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { statusWords, totalsWords } from '../../parts/records/betWords.ts'

/** Two lines of one cell. */
const Lines = styled.div`
  min-inline-size: 0;
`

const Quiet = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.regular};
  overflow-wrap: anywhere;
`

const won = (net: string) => (/^-|^0*(\.0*)?$/.test(net) ? 'none' : 'win')

const betColumns = (
  { totals }: BetPage,
  text: Text,
  money: ReturnType<typeof useMoney>,
  moment: DateTimeText['moment'],
): readonly TableColumn<Bet>[] => [
  {
    value: 'records.game',
    label: text('records.game'),
    cell: ({ gameName, vendorName, vassalage }) => (
      <Lines>
        <span>{gameName ?? vendorName ?? vassalage}</span>
        {gameName && vendorName ? <Quiet>{vendorName}</Quiet> : null}
      </Lines>
    ),
  },
  {
    value: 'records.time',
    label: text('records.time'),
    cell: ({ betTime, orderNo }) => (
      <Lines>
        <Time at={betTime || null} text={moment(betTime)} />
        <Quiet>
          <bdi dir="ltr">{orderNo}</bdi>
        </Quiet>
      </Lines>
    ),
  },
  {
    value: 'records.status',
    label: text('records.status'),
    cell: (bet) => {
      const { words, tone } = statusWords(bet, text)
      return <Badge tone={tone}>{words}</Badge>
    },
  },
  {
    value: 'records.stake',
    label: text('records.stake'),
    align: 'end',
    cell: ({ betAmount }) => money.amount(betAmount),
    total: money.amount(totals.betAmount),
  },
  {
    value: 'records.payout',
    label: text('records.payout'),
    align: 'end',
    cell: ({ winAmount }) => money.amount(winAmount),
    total: money.amount(totals.winAmount),
  },
  {
    value: 'records.net',
    label: text('records.net'),
    align: 'end',
    cell: ({ netAmount }) => <Amount text={money.amount(netAmount)} flow={won(netAmount)} />,
    total: money.amount(totals.netAmount),
  },
]

/** Bets with the sums over every page, as a table or as its cards (S-354, S-361). */
export const BetTable = observer(function BetTable({
  page,
  state,
  actions,
}: {
  page: BetPage
  /** The requested bets: says what the totals sum. */
  state: BetState
  actions?: (bet: Bet) => ReactNode
}) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  return (
    <Table
      label={text('records.table')}
      texts={{ totals: totalsWords(page, state, text), actions: text('withdrawal.details') }}
      actions={actions}
      columns={betColumns(page, text, money, moment)}
      rows={page.list}
      rowKey={({ orderNo }) => orderNo}
    />
  )
})
