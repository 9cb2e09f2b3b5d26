import { statementTypes } from '@croupier/api'
import { teamMovementsStore, type TeamMovement, type TeamMovementPage } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { Amount } from '@croupier/ui/Amount'
import { Field } from '@croupier/ui/Field'
import { Select } from '@croupier/ui/Select'
import { Time } from '@croupier/ui/Time'
import { observer } from 'mobx-react-lite'
import { useStore } from '../../base/RootContext.ts'
import { useExportTime } from '../../parts/records/useExportTime.ts'
import { FilterChoices } from '../../parts/records/Filters.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { AccountCell } from '../reports/AccountCell.tsx'
import { MemberFilter } from '../reports/MemberFilter.tsx'
import { ProductFilter } from '../reports/ProductFilter.tsx'
import { ReportView } from '../reports/ReportView.tsx'
import { Whole, type ColumnWords } from '../reports/sumColumns.tsx'
import { useColumnWords } from '../reports/useColumnWords.ts'

const columnsOf = (
  { text, money }: ColumnWords,
  { moment, exported }: Readonly<Record<'moment' | 'exported', (at: number) => string>>,
  page?: TeamMovementPage,
): readonly TableColumn<TeamMovement>[] => [
  {
    value: 'time',
    label: text('records.time'),
    cell: ({ txTimeInTimestamp }) => (
      <Whole>
        <Time at={txTimeInTimestamp} text={moment(txTimeInTimestamp)} />
      </Whole>
    ),
    csv: ({ txTimeInTimestamp }) => exported(txTimeInTimestamp),
  },
  {
    value: 'account',
    label: text('report.account'),
    cell: ({ customerName }) => <AccountCell account={customerName} />,
    csv: ({ customerName }) => customerName ?? '',
  },
  {
    value: 'type',
    label: text('account_record.type'),
    cell: ({ txTypeName }) => txTypeName,
    csv: ({ txTypeName }) => txTypeName,
    ...(page && {
      total: text('account_record.in_and_out', {
        incoming: money.amount(page.totals.received),
        outgoing: money.amount(page.totals.paid),
      }),
    }),
  },
  {
    value: 'order',
    label: text('account_record.order'),
    cell: ({ orderNo }) => (orderNo == null ? '–' : <bdi dir="ltr">{orderNo}</bdi>),
    csv: ({ orderNo }) => orderNo ?? '',
  },
  {
    value: 'amount',
    label: text('account_record.amount'),
    align: 'end',
    cell: ({ amount }) => <Amount text={money.amount(amount)} flow={amount.startsWith('-') ? 'none' : 'in'} />,
    csv: ({ amount }) => amount,
  },
  {
    value: 'balance',
    label: text('account_record.balance'),
    align: 'end',
    cell: ({ currentAvailBalance }) => (currentAvailBalance == null ? '–' : money.amount(currentAvailBalance)),
    csv: ({ currentAvailBalance }) => currentAvailBalance ?? '',
  },
]

const keyOf = ({ txId, customerName, txTypeId, amount }: TeamMovement) =>
  `${txId} ${customerName ?? ''} ${txTypeId} ${amount}`

/** All transactions in the agent's own subtree, without the agent's own (S-394, S-395). */
export const AccountDetailsPage = observer(function AccountDetailsPage() {
  const text = useText()
  const times = { moment: useDateTimeText().moment, exported: useExportTime() }
  const store = useStore(teamMovementsStore)
  const words = useColumnWords()
  const { member, product, type } = store.filters
  return (
    <ReportView
      title={text('agent.account_details')}
      store={store}
      columns={(page) => columnsOf(words, times, page)}
      rowKey={keyOf}
      fileName="team-account"
      filters={
        <FilterChoices>
          <Field label={text('account_record.type')}>
            <Select
              options={[
                { value: '', label: text('records.all') },
                ...statementTypes.map((value) => ({ value, label: text(`account_record.type_${value}`) })),
              ]}
              value={type ?? ''}
              onValueChange={(value) => store.filter({ type: statementTypes.find((one) => one === value) })}
            />
          </Field>
          <ProductFilter product={product} onValueChange={(chosen) => store.filter({ product: chosen })} />
          <MemberFilter member={member} onSearch={(wanted) => store.filter({ member: wanted })} />
        </FilterChoices>
      }
    />
  )
})
