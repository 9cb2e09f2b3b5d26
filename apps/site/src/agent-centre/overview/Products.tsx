import { ChartColumn } from 'lucide-react'
import type { TeamProduct, TeamProducts } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Table } from '@croupier/ui/Table'
import { observer } from 'mobx-react-lite'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { useText } from '../../parts/text/useText.ts'
import { productKey } from '../reports/productKey.ts'
import { amountColumns, countColumns } from '../reports/sumColumns.tsx'
import { useColumnWords } from '../reports/useColumnWords.ts'

const keyOf = ({ gameType }: TeamProduct) => gameType

/** Play of the team by product, with the totals (S-390, N-1). */
export const Products = observer(function Products({ products: { list, totals } }: { products: TeamProducts }) {
  const text = useText()
  const words = useColumnWords()
  const columns: readonly TableColumn<TeamProduct>[] = [
    { value: 'product', label: text('records.category'), cell: ({ gameType }) => text(productKey(gameType)) },
    ...countColumns(['activeMembers', 'betCount'], totals, words),
    ...amountColumns(['betAmount', 'winAmount', 'netAmount'], totals, words),
  ]
  return (
    <PageSection title={text('overview.products')}>
      {list.length === 0 ? (
        <EmptyState
          headingLevel={4}
          size="sm"
          art={<ChartColumn aria-hidden />}
          title={text('profit.empty_title')}
          text={text('profit.empty_text')}
        />
      ) : (
        <Table
          label={text('overview.products')}
          columns={columns}
          rows={list}
          rowKey={keyOf}
          texts={{ totals: text('records.period_total') }}
        />
      )}
    </PageSection>
  )
})
