import { userLossStore, type ReportProduct, type UserLossPage as Page, type UserLossRow } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useStore } from '../../base/RootContext.ts'
import { FilterChoices } from '../../parts/records/Filters.tsx'
import { useText } from '../../parts/text/useText.ts'
import { WorkedSum } from '../../parts/worked-sum/WorkedSum.tsx'
import { AccountCell } from '../reports/AccountCell.tsx'
import { BranchPath } from '../reports/BranchPath.tsx'
import { MemberFilter } from '../reports/MemberFilter.tsx'
import { personKey } from '../reports/personKey.ts'
import { ProductFilter } from '../reports/ProductFilter.tsx'
import { ReportView } from '../reports/ReportView.tsx'
import { amountColumns, countColumns, type ColumnWords } from '../reports/sumColumns.tsx'
import { useColumnWords } from '../reports/useColumnWords.ts'

/** For one product only play: deposits, withdrawals, rebates, bonuses and salaries belong to none. */
const amountsOf = (product: ReportProduct | undefined) =>
  product === undefined
    ? (['deposits', 'withdrawals', 'betAmount', 'winAmount', 'rebate', 'bonus', 'salary'] as const)
    : (['betAmount', 'winAmount'] as const)

const columnsOf = (
  words: ColumnWords,
  product: ReportProduct | undefined,
  page?: Page,
): readonly TableColumn<UserLossRow>[] => [
  {
    value: 'account',
    label: words.text('report.account'),
    cell: ({ account }) => <AccountCell account={account} />,
    csv: ({ account }) => account ?? '',
    sortBy: () => null,
  },
  // The result is next to the name: the last of ten columns is out of sight on a small screen.
  ...amountColumns(['netAmount'], page?.totals, words),
  ...countColumns<'level', UserLossRow>(['level'], undefined, words),
  ...amountColumns(amountsOf(product), page?.totals, words),
]

/** Profit and loss of each person of the team, defined as on that person's own page (S-394, N-1). */
export const UserLossPage = observer(function UserLossPage() {
  const text = useText()
  const store = useStore(userLossStore)
  const words = useColumnWords(store.sortColumns)
  const { member, product } = store.filters
  const above = ({ path, totals }: Page) => (
    <>
      <BranchPath path={path} />
      <WorkedSum
        definition={text(product === undefined ? 'report.player_definition' : 'report.player_play_definition')}
        parts={[
          { label: text('report.winAmount'), amount: totals.winAmount },
          ...(product === undefined ? (['rebate', 'bonus', 'salary'] as const) : []).map((name) => ({
            label: text(`report.${name}`),
            amount: totals[name],
          })),
          { label: text('report.betAmount'), amount: totals.betAmount, minus: true },
        ]}
        total={{ label: text('report.netAmount'), amount: totals.netAmount }}
      />
    </>
  )
  return (
    <ReportView
      title={text('agent.user_loss')}
      store={store}
      columns={(page) => columnsOf(words, product, page)}
      rowKey={personKey}
      fileName="players"
      filters={
        <FilterChoices data-few="">
          {/* Removes the sort order of a column that disappears. */}
          <ProductFilter
            product={product}
            onValueChange={(chosen) => store.filter({ product: chosen, sort: undefined })}
          />
          <MemberFilter member={member} onSearch={(wanted) => store.filter({ member: wanted })} />
        </FilterChoices>
      }
      above={above}
    />
  )
})
