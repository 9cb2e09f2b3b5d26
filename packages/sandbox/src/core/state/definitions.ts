import type { Store } from '../store/store.ts'
import { HistoryTable } from './HistoryTable.ts'
import { MemoryTable } from './MemoryTable.ts'
import type { Follower, Journal, Table, TableShape } from './Table.ts'

/** A table before it exists: what it indexes, and whether its rows stay in memory or in the store. */
export interface TableDefinition<Row> {
  readonly keeps: 'memory' | 'history'
  readonly shape: TableShape<Row>
  readonly secrets: Secrets<Row>
}

/** What of a table no operator may read: some fields of each row, or every row. */
export type Secrets<Row> = 'rows' | readonly (keyof Row & string)[]

/** Definitions by table name. The name is also the name of the collection in the store. */
export type TableDefinitions = Readonly<Record<string, TableDefinition<never>>>

/** The tables that definitions create. */
export type TablesOf<Definitions> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends TableDefinition<infer Row> ? Table<Row> : never
}

/** Sums or due times that follow every change of a table. */
export interface FigureDefinition<Figure = Follower<never>, Facts = never> {
  /** The table it follows. */
  readonly of: string
  /** Creates it empty. `facts` are what the composed subjects say of themselves. */
  readonly create: (facts: Facts) => Figure
}

/** The figures that definitions create. */
export type FiguresOf<Definitions> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends { readonly create: (facts: never) => infer Figure }
    ? Figure
    : never
}

/** A table whose rows are held in memory: bounded by the number of people, or small. */
export const memory = <Row>(
  indexes: NonNullable<TableShape<Row>['indexes']> = {},
  secrets: Secrets<Row> = [],
): TableDefinition<Row> => ({ keeps: 'memory', shape: { indexes }, secrets })

/** A table that grows with play: its rows stay in the store where the store can read them in parts. */
export const history = <Row>(
  shape: Omit<TableShape<Row>, 'followers'>,
  secrets: Secrets<Row> = [],
): TableDefinition<Row> => ({ keeps: 'history', shape, secrets })

/** Creates the tables of `definitions`; `followers` are the figures by the table they follow. */
export function createTables(
  definitions: TableDefinitions,
  followers: ReadonlyMap<string, readonly Follower<never>[]>,
  journal: Journal,
  store: Pick<Store, 'history'>,
): Readonly<Record<string, Table<never>>> {
  const tables: Record<string, Table<never>> = {}
  for (const [name, { keeps, shape: declared }] of Object.entries(definitions)) {
    const shape = { ...declared, followers: followers.get(name) ?? [] } as TableShape<never>
    const stored = keeps === 'history' ? store.history?.(name, Object.keys(shape.indexes ?? {})) : undefined
    tables[name] = stored ? new HistoryTable(name, journal, stored, shape) : new MemoryTable(name, journal, shape)
  }
  return tables
}
