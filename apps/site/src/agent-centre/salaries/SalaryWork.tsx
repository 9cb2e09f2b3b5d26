import { salaryStores, type AgreementKind, type SalaryDetail } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Card } from '@croupier/ui/Card'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Table } from '@croupier/ui/Table'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { useAgreementText } from '../../agreements/useAgreementText.ts'
import { useStore } from '../../base/RootContext.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { packTime } from '../../parts/dispute/Dispute.tsx'
import { MoneyFoot } from '../../parts/money/MoneyFoot.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { useSalaryPeriod } from './useSalaryPeriod.ts'

const Formula = styled.p`
  margin: 0 0 ${tokens.space.s2};
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

const Small = styled.p`
  margin: ${tokens.space.s2} 0 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

const isZero = (decimal: string) => !/[1-9]/.test(decimal)

/** A payment as it was worked out: the formula, what went into it, and the rows that add up to its figures (N-1). */
export const SalaryWork = observer(function SalaryWork({ kind, id }: { kind: AgreementKind; id: string }) {
  const text = useText()
  const store = useStore(salaryStores[kind])
  return (
    <RemoteView
      value={store.detail}
      waiting={<Skeleton style={{ blockSize: '20rem' }} />}
      failed={{ headingLevel: 4, title: text('salary.detail_failed'), onRetry: () => store.loadOpened(id) }}
    >
      {(detail) => (
        <>
          <PageSection title={text('salary.worked_out')}>
            <Card>
              <FormulaText detail={detail} />
              <Facts detail={detail} />
              <Small>{text('salary.rounded')}</Small>
              <MoneyFoot
                label={text('salary.number')}
                number={detail.id}
                next={text(`salary.next_${detail.status}`)}
                pack={{
                  payment: detail.id,
                  kind,
                  product: detail.productType,
                  amount: detail.amount,
                  status: detail.status,
                  paid: packTime(detail.paidAt),
                }}
              />
            </Card>
          </PageSection>
          <PageSection title={text('salary.rows')}>
            <Rows detail={detail} />
          </PageSection>
        </>
      )}
    </RemoteView>
  )
})

const FormulaText = observer(function FormulaText({ detail }: { detail: SalaryDetail }) {
  return <Formula>{useFormula(detail)}</Formula>
})

/** The calculation of the amount from the period's figures. */
function useFormula({
  kind,
  rateType,
  rate,
  netLoss,
  carriedOver,
  turnover,
  amount,
  winWage,
  lossWage,
}: SalaryDetail): string {
  const text = useText()
  const money = useMoney()
  const words = useAgreementText()
  const result = { rate: words.rate(rate, rateType), amount: money.amount(amount) }
  if (kind === 'realTime')
    return text('salary.formula_realTime', {
      win: money.amount(winWage),
      loss: money.amount(lossWage),
      amount: result.amount,
    })
  if (rateType === 'A') return text('salary.formula_fixed', { amount: result.amount })
  if (kind !== 'dividend') return text('salary.formula_turnover', { base: money.amount(turnover), ...result })
  return isZero(carriedOver)
    ? text('salary.formula_net_loss', { base: money.amount(netLoss), ...result })
    : text('salary.formula_carried', { loss: money.amount(netLoss), carried: money.amount(carriedOver), ...result })
}

const Facts = observer(function Facts({ detail }: { detail: SalaryDetail }) {
  const text = useText()
  const money = useMoney()
  const intl = useIntl()
  const { moment } = useDateTimeText()
  const words = useAgreementText()
  const period = useSalaryPeriod(detail.kind)
  const { kind, productType, direction, activeMember, status, paidAt, amount } = detail
  const { winWage, lossWage, wages } = detail
  // Only arithmetic signs: nothing to translate.
  const workedOut = (side: (typeof wages)[number]['of'], wage: string) =>
    [
      wages
        .filter(({ of }) => of === side)
        .map(({ rateType, rate, betCount, stake }) =>
          [rateType === 'A' ? intl.formatNumber(betCount) : money.amount(stake), words.rate(rate, rateType)].join(
            ' × ',
          ),
        )
        .join(' + '),
      money.amount(wage),
    ]
      .filter(Boolean)
      .join(' = ')
  return (
    <DescriptionList
      items={[
        { label: text('agreements.period'), value: period(detail) },
        { label: text(direction === 'in' ? 'salary.from' : 'salary.to'), value: <bdi>{words.party(detail)}</bdi> },
        { label: text('agreement_form.product'), value: words.product(productType) },
        ...(kind === 'realTime'
          ? [
              { label: text('salary.win_wage'), value: workedOut('win', winWage) },
              { label: text('salary.loss_wage'), value: workedOut('loss', lossWage) },
            ]
          : [{ label: text('agreements.active'), value: intl.formatNumber(activeMember) }]),
        {
          label: text('salary.status'),
          value: <Badge tone={status === 'paid' ? 'success' : 'warning'}>{text(`salary.status_${status}`)}</Badge>,
        },
        ...(paidAt === null ? [] : [{ label: text('salary.paid_at'), value: moment(paidAt) }]),
        { label: text('salary.amount'), value: money.amount(amount), total: true },
      ]}
    />
  )
})

const Rows = observer(function Rows({ detail: { members, turnover, netLoss } }: { detail: SalaryDetail }) {
  const text = useText()
  const money = useMoney()
  const intl = useIntl()
  const rows = members.map((member, index) => ({ ...member, index }))
  const bets = members.reduce((sum, { betCount }) => sum + betCount, 0)
  return (
    <Table
      label={text('salary.rows')}
      texts={{ totals: text('agreements.total') }}
      rows={rows}
      rowKey={({ index }) => index}
      columns={[
        {
          value: 'member',
          label: text('salary.member'),
          cell: ({ account, available }) => account ?? text(available ? 'salary.rest' : 'salary.hidden'),
        },
        {
          value: 'bets',
          label: text('salary.bets'),
          align: 'end',
          cell: ({ betCount }) => intl.formatNumber(betCount),
          total: intl.formatNumber(bets),
        },
        {
          value: 'turnover',
          label: text('agreements.turnover'),
          align: 'end',
          cell: (row) => money.amount(row.turnover),
          total: money.amount(turnover),
        },
        {
          value: 'netLoss',
          label: text('agreements.net_loss'),
          align: 'end',
          cell: (row) => money.amount(row.netLoss),
          total: money.amount(netLoss),
        },
      ]}
    />
  )
})
