import { ShoppingBag } from 'lucide-react'
import type { Text } from '@croupier/locales'
import { paths, pointMallStore, redemptionStatuses, withQuery, type Redemption } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { Badge, type BadgeTone } from '@croupier/ui/Badge'
import { DescriptionList, type Description } from '@croupier/ui/DescriptionList'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { Table } from '@croupier/ui/Table'
import { Time } from '@croupier/ui/Time'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useIntl, type IntlShape } from 'react-intl'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { LinkRow } from '../../parts/page/LinkRow.tsx'
import { Section } from '../../parts/page/Section.tsx'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText, type DateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { redemptionType } from './pointsType.ts'

const tones: Readonly<Record<Redemption['status'], BadgeTone>> = {
  inProcess: 'warning',
  approved: 'success',
  rejected: 'danger',
}

const Cell = styled.span`
  display: block;

  & > span {
    display: block;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.xs};
    overflow-wrap: anywhere;
  }
`

const Details = styled.details`
  margin-block-start: ${tokens.space.s1};
  font-size: ${tokens.fontSize.xs};
`

/** Redemptions and conversions with their status (S-375, S-378, S-379). */
export const HistoryView = observer(function HistoryView() {
  const text = useText()
  const { history } = useStore(pointMallStore)
  const chosen = history.filters.status
  return (
    <Section title={text('point_mall.view_history')}>
      <LinkRow
        label={text('point_mall.status')}
        current={chosen ?? 'all'}
        items={(['all', ...redemptionStatuses] as const).map((status) => ({
          value: status,
          label: text(`point_mall.status_${status}`),
          to: withQuery(paths.pointMall, { view: 'history', status: status === 'all' ? undefined : status }),
        }))}
      />
      <RemoteView
        value={history.result}
        waiting={<ListSkeleton rows={4} />}
        failed={{ headingLevel: 3, title: text('point_mall.failed'), onRetry: () => history.load() }}
        dropsStale
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              headingLevel={3}
              size="sm"
              art={<ShoppingBag aria-hidden />}
              title={text('point_mall.history_empty')}
              text={text('point_mall.history_empty_text')}
            />
          ) : (
            <>
              <RedemptionTable rows={list} />
              <PageButtons list={history} />
            </>
          )
        }
      </RemoteView>
    </Section>
  )
})

/** A unit of the wire as it is shown. */
type UnitText = (units: string) => string

/** Facts of a row without a column; those the platform does not send are left out (S-378). */
const detailsOf = (
  { amountRequirement, paidAccount, paidAmount, pointsBalance, pointsRatio, time, type, units }: Redemption,
  text: Text,
  money: ReturnType<typeof useMoney>,
  unit: UnitText,
  moment: DateTimeText['moment'],
  number: IntlShape['formatNumber'],
): readonly Description[] => [
  { label: text('point_mall.column_type'), value: text(redemptionType(type)) },
  { label: text('point_mall.column_balance'), value: number(pointsBalance) },
  ...(units ? [{ label: text('point_mall.units'), value: unit(units) }] : []),
  ...(pointsRatio ? [{ label: text('point_mall.ratio_label'), value: <bdi dir="ltr">{pointsRatio}</bdi> }] : []),
  ...(amountRequirement ? [{ label: text('point_mall.amount_needed'), value: money.amount(amountRequirement) }] : []),
  ...(paidAccount ? [{ label: text('point_mall.paid_account'), value: <bdi>{paidAccount}</bdi> }] : []),
  ...(paidAmount ? [{ label: text('point_mall.paid_amount'), value: money.amount(paidAmount) }] : []),
  ...(time ? [{ label: text('point_mall.settled'), value: moment(time) }] : []),
]

const redemptionColumns = (
  text: Text,
  money: ReturnType<typeof useMoney>,
  unit: UnitText,
  moment: DateTimeText['moment'],
  number: IntlShape['formatNumber'],
): readonly TableColumn<Redemption>[] => [
  {
    value: 'name',
    label: text('point_mall.column_name'),
    cell: (row) => (
      <Cell>
        <span>{row.name}</span>
        <span>
          <bdi dir="ltr">{row.transactionReferenceNumber}</bdi>
        </span>
        {row.receivingAddress ? <span>{text('point_mall.address', { address: row.receivingAddress })}</span> : null}
        {row.remark ? <span>{text('reward.remark', { remark: row.remark })}</span> : null}
        <Details>
          <summary>{text('point_mall.details')}</summary>
          <DescriptionList layout="lines" items={detailsOf(row, text, money, unit, moment, number)} />
        </Details>
      </Cell>
    ),
  },
  {
    value: 'quantity',
    label: text('point_mall.column_quantity'),
    align: 'end',
    cell: ({ quantity }) => number(quantity),
  },
  {
    value: 'points',
    label: text('point_mall.column_points'),
    align: 'end',
    cell: ({ pointsRequirement }) => number(pointsRequirement),
  },
  {
    value: 'changed',
    label: text('point_mall.column_changed'),
    align: 'end',
    cell: ({ changedPoints }) => number(changedPoints),
  },
  {
    value: 'amount',
    label: text('point_mall.column_amount'),
    align: 'end',
    cell: ({ redeemAmount }) => (redeemAmount === null ? '–' : money.amount(redeemAmount)),
  },
  {
    value: 'status',
    label: text('point_mall.status'),
    cell: ({ status }) => <Badge tone={tones[status]}>{text(`point_mall.status_${status}`)}</Badge>,
  },
  {
    value: 'time',
    label: text('point_mall.column_time'),
    cell: ({ applyTime }) => <Time at={applyTime} text={moment(applyTime)} />,
  },
]

const RedemptionTable = observer(function RedemptionTable({ rows }: { rows: readonly Redemption[] }) {
  const text = useText()
  const money = useMoney()
  const { currency, displayCurrency } = useRoot().merchant.current
  // The platform may have its own code for the merchant's currency.
  const unit: UnitText = (units) => (units === currency ? displayCurrency : units)
  const { moment } = useDateTimeText()
  const { formatNumber } = useIntl()
  return (
    <Table
      label={text('point_mall.view_history')}
      texts={{}}
      rows={rows}
      rowKey={({ id }) => id}
      columns={redemptionColumns(text, money, unit, moment, formatNumber)}
    />
  )
})
