import type { Text } from '@croupier/locales'
import type { Movement } from '@croupier/stores'
import type { CsvColumn } from '@croupier/ui'

/**
 * The columns of the exported account record: amounts as exact decimal text, types in the person's language [S-355].
 * @param time formats a time (epoch ms)
 */
export const movementExportColumns = (text: Text, time: (at: number) => string): readonly CsvColumn<Movement>[] => [
  { label: text('records.time'), csv: ({ txTimeInTimestamp }) => time(txTimeInTimestamp) },
  { label: text('account_record.type'), csv: ({ txTypeName }) => txTypeName },
  { label: text('account_record.order'), csv: ({ orderNo }) => orderNo },
  { label: text('account_record.amount'), csv: ({ amount }) => amount },
  { label: text('account_record.balance'), csv: ({ currentAvailBalance }) => currentAvailBalance },
  { label: text('account_record.remark'), csv: ({ remark }) => remark ?? '' },
]
