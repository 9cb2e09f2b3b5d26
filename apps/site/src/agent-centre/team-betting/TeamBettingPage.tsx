import { teamBettingStore, type TeamBettingPage as Page, type TeamBettingRow } from '@croupier/stores'
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

const columnsOf = (words: ColumnWords, page?: Page): readonly TableColumn<TeamBettingRow>[] => [
  {
    value: 'account',
    label: words.text('report.branch'),
    cell: ({ account, id, teamCount }) => (
      <AccountCell account={account} branch={teamCount > 1 ? (id ?? undefined) : undefined} />
    ),
    csv: ({ account }) => account ?? '',
    sortBy: () => null,
  },
  ...countColumns(['teamCount', 'activeMembers'], page?.totals, words),
  ...amountColumns(['deposits', 'withdrawals'], page?.totals, words),
  ...countColumns(['betCount'], page?.totals, words),
  ...amountColumns(['betAmount', 'winAmount', 'netAmount'], page?.totals, words),
]

/** Play, deposits and withdrawals of each branch below the agent (S-394). */
export const TeamBettingPage = observer(function TeamBettingPage() {
  const text = useText()
  const store = useStore(teamBettingStore)
  const words = useColumnWords(store.sortColumns)
  const { member, product } = store.filters
  const above = ({ path, totals }: Page) => (
    <>
      <BranchPath path={path} />
      <WorkedSum
        definition={text('report.net_definition')}
        parts={[
          { label: text('report.winAmount'), amount: totals.winAmount },
          { label: text('report.betAmount'), amount: totals.betAmount, minus: true },
        ]}
        total={{ label: text('report.netAmount'), amount: totals.netAmount }}
      />
    </>
  )
  return (
    <ReportView
      title={text('agent.betting')}
      store={store}
      columns={(page) => columnsOf(words, page)}
      rowKey={personKey}
      fileName="team-betting"
      filters={
        <FilterChoices data-few="">
          <ProductFilter product={product} onValueChange={(chosen) => store.filter({ product: chosen })} />
          <MemberFilter member={member} onSearch={(wanted) => store.filter({ member: wanted })} />
        </FilterChoices>
      }
      above={above}
    />
  )
})
