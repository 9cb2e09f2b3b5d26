import { Table, type Follower, type Journal, type TableShape } from './Table.ts'

/** Definition of a table: its indexes, and the parts that an operator must not read. */
export interface TableDefinition<Row> {
  readonly shape: TableShape<Row>
  readonly secrets: Secrets<Row>
}

/** Parts of a table that no operator may read: some fields of each row, or every row. */
export type Secrets<Row> = 'rows' | readonly (keyof Row & string)[]

/** Definitions by table name. The name is also the name of the collection in the store. */
export type TableDefinitions = Readonly<Record<string, TableDefinition<never>>>

/** The tables that definitions create. */
export type TablesOf<Definitions> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends TableDefinition<infer Row> ? Table<Row> : never
}

/** Sums that follow every change of a table. */
export interface FigureDefinition<Figure = Follower<never>, Facts = never> {
  /** The table it follows. */
  readonly of: string
  /** Creates an empty figure. `facts` are what the composed subjects declare. */
  readonly create: (facts: Facts) => Figure
}

/** The figures that definitions create. */
export type FiguresOf<Definitions> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends { readonly create: (facts: never) => infer Figure }
    ? Figure
    : never
}

/** Declares a table: its indexes, the time of its rows, and its secret parts. */
export const rows = <Row>(
  indexes: NonNullable<TableShape<Row>['indexes']> = {},
  { at, secrets = [] }: { readonly at?: (row: Row) => number; readonly secrets?: Secrets<Row> } = {},
): TableDefinition<Row> => ({ shape: { indexes, ...(at && { at }) }, secrets })

/** Creates the tables of `definitions`; `followers` are the figures by the name of the table they follow. */
export function createTables(
  definitions: TableDefinitions,
  followers: ReadonlyMap<string, readonly Follower<never>[]>,
  journal: Journal,
): Readonly<Record<string, Table<never>>> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, { shape }]) => [
      name,
      new Table(name, journal, { ...shape, followers: followers.get(name) ?? [] } as TableShape<never>),
    ]),
  )
}
