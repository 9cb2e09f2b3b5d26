import { Percent } from 'lucide-react'
import { compareMoney } from '@croupier/money'
import { startOfDate } from '@croupier/locales/calendar'
import type { Text } from '@croupier/locales'
import { rebatesStore, type Rebate, type Rebates } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { Badge, type BadgeTone } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { Statistic } from '@croupier/ui/Statistic'
import { Table } from '@croupier/ui/Table'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { Stack } from '../../parts/page/Stack.ts'
import { SumCard } from '../../parts/centre/SumCard.ts'
import { productLabel } from './productLabel.ts'
import { rebateGroups } from './rebateGroups.ts'

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2};
`

const tones: Readonly<Record<Rebate['status'], BadgeTone>> = {
  counting: 'info',
  claimable: 'accent',
  claimed: 'success',
}

/**
 * The rebate of the turnover by product, with each sum's calculation, to be claimed per product or all together (S-373,
 * N-1).
 */
export const ManualRebatePage = observer(function ManualRebatePage() {
  const text = useText()
  const store = useStore(rebatesStore)
  useEffect(() => {
    void store.load()
  }, [store])
  return (
    <Stack>
      <PageHead title={text('manual_rebate')}>{text('rebate.intro')}</PageHead>
      <RemoteView
        value={store.rebates}
        waiting={<ListSkeleton rows={4} />}
        failed={{ headingLevel: 4, title: text('rebate.failed'), onRetry: () => store.load() }}
      >
        {(rebates) => <Products rebates={rebates} />}
      </RemoteView>
    </Stack>
  )
})

const Products = observer(function Products({ rebates: { list, claimable } }: { rebates: Rebates }) {
  const text = useText()
  const money = useMoney()
  const claim = useClaim()
  if (list.length === 0)
    return (
      <EmptyState
        headingLevel={4}
        art={<Percent aria-hidden />}
        title={text('rebate.empty_title')}
        text={text('rebate.empty_text')}
      />
    )
  return (
    <>
      <SumCard variant="sunken">
        <Statistic label={text('rebate.due')} value={money.amount(claimable)} hint={text('rebate.due_hint')} />
        <Button disabled={compareMoney(claimable, '0') === 0} focusableWhenDisabled onClick={() => void claim()}>
          {text('rebate.claim_all')}
        </Button>
      </SumCard>
      {rebateGroups(list).map(({ productType, rows, due }) => {
        const name = text(productLabel(productType))
        return (
          <PageSection key={productType} title={name} data-product={productType}>
            <ProductTable name={name} rows={rows} />
            <Foot>
              <span>{text('rebate.product_due', { amount: money.amount(due) })}</span>
              <Button
                size="sm"
                variant="outline"
                tone="neutral"
                disabled={compareMoney(due, '0') === 0}
                focusableWhenDisabled
                aria-label={text('rebate.claim_of', { name })}
                onClick={() => void claim(productType)}
              >
                {text('reward.claim')}
              </Button>
            </Foot>
          </PageSection>
        )
      })}
    </>
  )
})

const rebateColumns = (
  text: Text,
  money: (amount: string) => string,
  dayText: (day: string) => string,
): readonly TableColumn<Rebate>[] => [
  { value: 'rebate.day', label: text('profit.day'), cell: ({ day }) => dayText(day) },
  {
    value: 'rebate.sum',
    label: text('rebate.sum'),
    cell: ({ turnover, rate }) => text('rebate.sum_value', { turnover: money(turnover), rate }),
  },
  {
    value: 'rebate.amount',
    label: text('rebate.amount'),
    align: 'end',
    cell: ({ amount }) => money(amount),
  },
  {
    value: 'rebate.status',
    label: text('records.status'),
    cell: ({ status }) => <Badge tone={tones[status]}>{text(`rebate.status_${status}`)}</Badge>,
  },
]

const ProductTable = observer(function ProductTable({ name, rows }: { name: string; rows: readonly Rebate[] }) {
  const text = useText()
  const money = useMoney()
  const { day: dayText } = useDateTimeText()
  const { merchant } = useRoot()
  const { timeZone } = merchant.current
  return (
    <Table
      label={text('rebate.table', { name })}
      texts={{}}
      rows={rows}
      rowKey={({ day }) => day}
      columns={rebateColumns(text, money.amount, (day) => dayText(startOfDate(day, timeZone)))}
    />
  )
})

function useClaim(): (productType?: string) => Promise<void> {
  const money = useMoney()
  const { toasts } = useRoot()
  const store = useStore(rebatesStore)
  const toastRefusal = useRefusalToast()
  return async (productType) => {
    const outcome = await store.claim(productType)
    if (toastRefusal(outcome) && outcome.kind === 'done')
      toasts.show({ tone: 'success', textKey: 'reward.received', values: { what: money.amount(outcome.amount) } })
  }
}
