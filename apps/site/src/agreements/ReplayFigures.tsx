import { compareMoney, moneySum } from '@croupier/money'
import type { AgreementKind, AgreementReplay } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Statistic } from '@croupier/ui/Statistic'
import { Table } from '@croupier/ui/Table'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { useMoney } from '../parts/money/useMoney.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${tokens.space.s4};
`

const Intro = styled.p`
  margin: 0 0 ${tokens.space.s4};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

const Rows = styled.details`
  margin-block-start: ${tokens.space.s3};

  & > summary {
    padding-block: ${tokens.space.s2};
    color: ${tokens.color.accentText};
    font-size: ${tokens.fontSize.sm};
    font-weight: ${tokens.fontWeight.medium};
    cursor: pointer;
  }
`

type Replayed = AgreementReplay['terms']

/** A period that either contract would have closed, with what each would have paid. */
interface Row {
  readonly startTime: number
  readonly endTime: number
  readonly turnover: string
  readonly netLoss: string
  readonly carriedOver: string
  readonly activeMember: number | null
  readonly amounts: { readonly terms: string | null; readonly former: string | null }
}

/** The periods of both in one list. Contracts with different periods have their rows one after the other. */
function rowsOf({ terms, former }: Pick<AgreementReplay, 'terms' | 'former'>): readonly Row[] {
  const rows = new Map<string, Row>()
  const put = (list: Replayed['list'], side: keyof Row['amounts']) => {
    for (const { amount, ...figures } of list) {
      const key = `${figures.startTime}-${figures.endTime}`
      const amounts = { ...(rows.get(key)?.amounts ?? { terms: null, former: null }), [side]: amount }
      rows.set(key, { ...figures, amounts })
    }
  }
  put(terms.list, 'terms')
  put(former?.list ?? [], 'former')
  return [...rows.values()].sort((a, b) => a.startTime - b.startTime || a.endTime - b.endTime)
}

/**
 * The last month under the terms in question and under those in force, with the difference and each period of the sums
 * (N-7, N-1). Renders a `<div>`.
 */
export const ReplayFigures = observer(function ReplayFigures({
  kind,
  replay,
}: {
  kind: AgreementKind
  replay: AgreementReplay
}) {
  const text = useText()
  const money = useMoney()
  const { day } = useDateTimeText()
  const { startTime, endTime, turnover, terms, former } = replay
  if (compareMoney(turnover, '0') === 0) return <Callout>{text('agreements.replay_empty')}</Callout>
  const difference = former && moneySum([terms.amount], [former.amount])
  const isLess = difference?.startsWith('-') ?? false
  return (
    <Card>
      <Intro>{text('agreements.replay_text', { from: day(startTime), to: day(endTime - 1) })}</Intro>
      <Figures>
        <Statistic size="sm" label={text('agreements.replay_terms')} value={money.amount(terms.amount)} />
        {former ? (
          <Statistic size="sm" label={text('agreements.replay_former')} value={money.amount(former.amount)} />
        ) : null}
        {difference ? (
          <Statistic
            size="sm"
            label={text('agreements.replay_difference')}
            value={money.amount(difference)}
            data-direction={isLess ? 'down' : 'up'}
          />
        ) : null}
      </Figures>
      <Rows>
        <summary>{text('agreements.replay_rows')}</summary>
        <ReplayRows kind={kind} replay={replay} />
      </Rows>
    </Card>
  )
})

const ReplayRows = observer(function ReplayRows({ kind, replay }: { kind: AgreementKind; replay: AgreementReplay }) {
  const text = useText()
  const money = useMoney()
  const intl = useIntl()
  const { day } = useDateTimeText()
  const { terms, former } = replay
  const optional = (amount: string | null) => (amount === null ? '–' : money.amount(amount))
  const dividend: readonly TableColumn<Row>[] = [
    { value: 'netLoss', label: text('agreements.net_loss'), align: 'end', cell: (row) => money.amount(row.netLoss) },
    { value: 'carried', label: text('agreements.carried'), align: 'end', cell: (row) => money.amount(row.carriedOver) },
  ]
  const active: readonly TableColumn<Row>[] = [
    {
      value: 'active',
      label: text('agreements.active'),
      align: 'end',
      cell: ({ activeMember }) => (activeMember === null ? '–' : intl.formatNumber(activeMember)),
    },
  ]
  const before: readonly TableColumn<Row>[] = [
    {
      value: 'former',
      label: text('agreements.replay_former'),
      align: 'end',
      cell: ({ amounts }) => optional(amounts.former),
      total: money.amount(former?.amount ?? '0'),
    },
  ]
  return (
    <Table
      label={text('agreements.replay')}
      texts={{ totals: text('agreements.total') }}
      rows={rowsOf(replay)}
      rowKey={({ startTime, endTime }) => `${startTime}-${endTime}`}
      columns={[
        {
          value: 'period',
          label: text('agreements.period'),
          cell: ({ startTime, endTime }) =>
            day(startTime) === day(endTime - 1) ? day(startTime) : `${day(startTime)} – ${day(endTime - 1)}`,
        },
        {
          value: 'turnover',
          label: text('agreements.turnover'),
          align: 'end',
          cell: ({ turnover }) => money.amount(turnover),
        },
        ...(kind === 'dividend' ? dividend : []),
        ...(kind === 'hourly' || kind === 'realTime' ? [] : active),
        {
          value: 'terms',
          label: text('agreements.replay_terms'),
          align: 'end',
          cell: ({ amounts }) => optional(amounts.terms),
          total: money.amount(terms.amount),
        },
        ...(former ? before : []),
      ]}
    />
  )
})
