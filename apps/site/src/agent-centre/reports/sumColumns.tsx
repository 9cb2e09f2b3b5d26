import type { Text } from '@croupier/locales'
import type { TableColumn } from '@croupier/ui'
import { styled } from 'styled-components'
import type { MoneyFormat } from '../../parts/money/moneyFormat.ts'

/** Amounts that the reports of an agent show, decimal text. */
export type AmountName =
  | 'deposits'
  | 'withdrawals'
  | 'betAmount'
  | 'winAmount'
  | 'netAmount'
  | 'rebate'
  | 'bonus'
  | 'salary'
  | 'dividend'
  | 'dailySalary'
  | 'hourlySalary'
  | 'realTimeSalary'
  | 'paidOn'
  | 'income'

/** Counts that they show. */
export type CountName = 'teamCount' | 'activeMembers' | 'betCount' | 'level'

/** Formatters for the columns. */
export interface ColumnWords {
  readonly text: Text
  readonly money: MoneyFormat
  /** Writes a count in the person's language. */
  readonly count: (value: number) => string
  /** Columns that the platform sorts by. */
  readonly sortColumns?: readonly string[]
}

/** Text that never wraps, such as an amount or a date. Renders a `<bdi>`. */
export const Whole = styled.bdi`
  white-space: nowrap;
`

const labelKey = (name: AmountName | CountName) => `report.${name}` as const

// The platform sorts: the table only has to know which columns are sortable, and the direction of the first press.
const sorting = (name: string, sortColumns: readonly string[] = []) =>
  sortColumns.includes(name) ? ({ sortBy: () => null, firstDirection: 'descending' } as const) : {}

/** Columns of amounts with their sums over every page; the file has them as exact decimal text. */
export const amountColumns = <Name extends AmountName, Row extends Readonly<Record<Name, string>>>(
  names: readonly Name[],
  totals: Readonly<Record<Name, string>> | undefined,
  { text, money, sortColumns }: ColumnWords,
): readonly TableColumn<Row>[] =>
  names.map((name) => ({
    value: name,
    label: text(labelKey(name)),
    align: 'end',
    cell: (row) => <Whole>{money.amount(row[name])}</Whole>,
    csv: (row) => row[name],
    ...(totals && { total: <Whole>{money.amount(totals[name])}</Whole> }),
    ...sorting(name, sortColumns),
  }))

/** Columns of counts, with their sums over all pages if the platform sends them. */
export const countColumns = <Name extends CountName, Row extends Readonly<Record<Name, number | null | undefined>>>(
  names: readonly Name[],
  totals: Readonly<Partial<Record<Name, number>>> | undefined,
  { text, count, sortColumns }: ColumnWords,
): readonly TableColumn<Row>[] =>
  names.map((name) => {
    const total = totals?.[name]
    return {
      value: name,
      label: text(labelKey(name)),
      align: 'end',
      cell: (row) => (typeof row[name] === 'number' ? count(row[name]) : '–'),
      csv: (row) => String(row[name] ?? ''),
      ...(total !== undefined && { total: count(total) }),
      ...sorting(name, sortColumns),
    }
  })
