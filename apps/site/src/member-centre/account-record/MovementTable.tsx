import type { Text } from '@croupier/locales'
import type { Movement } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { Amount } from '@croupier/ui/Amount'
import { Badge } from '@croupier/ui/Badge'
import { Table } from '@croupier/ui/Table'
import { Time } from '@croupier/ui/Time'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { packTime } from '../../parts/dispute/Dispute.tsx'
import { MoneyFoot } from '../../parts/money/MoneyFoot.tsx'
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

const More = styled.details`
  font-size: ${tokens.fontSize.xs};

  & > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.textMuted};
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  & > summary:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
  }
  & > div {
    padding-block: ${tokens.space.s1};
    text-align: start;
  }
`

/** A page of the account record's rows. */
interface Page {
  readonly list: readonly Movement[]
  readonly totals?: { readonly incoming: string; readonly outgoing: string; readonly net: string } | null | undefined
}

/**
 * The order number of a movement. Opened, it can be copied, and a problem reported (N-4); closed, it is one line of the
 * row. Renders a `<details>`.
 */
const Details = observer(function Details({ movement }: { movement: Movement }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const { txId, txTypeId, txTimeInTimestamp, amount, orderNo } = movement
  return (
    <More data-order={orderNo} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {text('withdrawal.details')} <bdi dir="ltr">{orderNo}</bdi>
      </summary>
      {open ? (
        <MoneyFoot
          label={text('account_record.order')}
          number={orderNo}
          pack={{
            transaction: txId,
            order: orderNo,
            type: txTypeId,
            amount,
            time: packTime(txTimeInTimestamp),
          }}
        />
      ) : null}
    </More>
  )
})

const movementColumns = (
  totals: Page['totals'],
  text: Text,
  money: ReturnType<typeof useMoney>,
  moment: DateTimeText['moment'],
  ownAmount: (amount: string) => string,
  print: boolean,
): readonly TableColumn<Movement>[] => [
  {
    value: 'account_record.time',
    label: text('records.time'),
    cell: ({ txTimeInTimestamp }) => <Time at={txTimeInTimestamp} text={moment(txTimeInTimestamp)} />,
  },
  {
    value: 'account_record.type',
    label: text('account_record.type'),
    cell: (movement) => (
      <Cell>
        <What>
          <span>{movement.txTypeName}</span>
          {movement.txTypeId === 'dividend' ? <Badge tone="accent">{text('account_record.bonus')}</Badge> : null}
        </What>
        {movement.remark ? <Quiet>{movement.remark}</Quiet> : null}
        {print ? (
          <Quiet>
            <bdi dir="ltr">{movement.orderNo}</bdi>
          </Quiet>
        ) : (
          <Details movement={movement} />
        )}
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
 * (S-361). While the balance is hidden, so are the ones after each movement. On paper, nothing can be opened.
 */
export const MovementTable = observer(function MovementTable({ page, print = false }: { page: Page; print?: boolean }) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const ownAmount = useOwnAmount()
  return (
    <Table
      label={text('account_record.table')}
      texts={{ totals: text('records.period_total') }}
      columns={movementColumns(page.totals ?? undefined, text, money, moment, ownAmount, print)}
      rows={page.list}
      rowKey={({ txId }) => txId}
    />
  )
})
