import type { Text } from '@croupier/locales'
import type { Movement } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { Amount } from '@croupier/ui/Amount'
import { Badge } from '@croupier/ui/Badge'
import { Table } from '@croupier/ui/Table'
import { Time } from '@croupier/ui/Time'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useOwnAmount } from '../../parts/money/useOwnAmount.ts'
import { useDateTimeText, type DateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'

/** A single box, because the cards of a narrow page lay out a cell's children side by side. */
const Cell = styled.span`
  display: block;
`

const What = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s2};
`

const Quiet = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  overflow-wrap: anywhere;
`

/** A page of the account record's rows. */
interface Page {
  readonly list: readonly Movement[]
  readonly totals?: { readonly incoming: string; readonly outgoing: string; readonly net: string } | null | undefined
}

const movementColumns = (
  totals: Page['totals'],
  text: Text,
  money: ReturnType<typeof useMoney>,
  moment: DateTimeText['moment'],
  ownAmount: (amount: string) => string,
): readonly TableColumn<Movement>[] => [
  {
    value: 'account_record.time',
    label: text('records.time'),
    cell: ({ txTimeInTimestamp }) => <Time at={txTimeInTimestamp} text={moment(txTimeInTimestamp)} />,
  },
  {
    value: 'account_record.type',
    label: text('account_record.type'),
    cell: ({ txTypeName, txTypeId, orderNo, remark }) => (
      <Cell>
        <What>
          <span>{txTypeName}</span>
          {txTypeId === 'dividend' ? <Badge tone="accent">{text('account_record.bonus')}</Badge> : null}
        </What>
        <Quiet>
          <bdi dir="ltr">{orderNo}</bdi>
        </Quiet>
        {remark ? <Quiet>{remark}</Quiet> : null}
      </Cell>
    ),
    total:
      totals &&
      text('account_record.in_and_out', {
        incoming: money.amount(totals.incoming),
        outgoing: money.amount(totals.outgoing),
      }),
  },
  {
    value: 'account_record.amount',
    label: text('account_record.amount'),
    align: 'end',
    cell: ({ amount }) => <Amount text={money.amount(amount)} flow={amount.startsWith('-') ? 'none' : 'in'} />,
    total: totals && money.amount(totals.net),
  },
  {
    value: 'account_record.balance',
    label: text('account_record.balance'),
    align: 'end',
    cell: ({ currentAvailBalance }) => ownAmount(currentAvailBalance),
  },
]

/**
 * Movements with type, amount, balance after and time; bonus money is marked (S-355, G-39). Sums cover every page
 * (S-361). While the balance is hidden, so are the ones after each movement.
 */
export const MovementTable = observer(function MovementTable({ page }: { page: Page }) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const ownAmount = useOwnAmount()
  return (
    <Table
      label={text('account_record.table')}
      texts={{ totals: text('records.period_total') }}
      columns={movementColumns(page.totals ?? undefined, text, money, moment, ownAmount)}
      rows={page.list}
      rowKey={({ txId }) => txId}
    />
  )
})
