import type { EndpointId } from '@croupier/api'
import type { Books } from './core/ledger/Books.ts'
import type { Invariant } from './core/ledger/Invariant.ts'
import type { Movement } from './core/ledger/Movement.ts'
import type { FigureDefinition, TableDefinitions } from './core/state/definitions.ts'
import type { Follower, Table } from './core/state/Table.ts'
import type { Words } from './core/words/Words.ts'
import type { PanelPart } from './panel/PanelPart.ts'
import type { AdmitRule, Handler } from './wire/Call.ts'
import type { Ports, PostedRule, Tables, Context } from './Context.ts'

/** Work that the clock triggers. Each piece runs through `context.apart`, so one that fails does not stop the others. */
export interface Due {
  /** Name of the work, as shown to the operator. */
  readonly about: string
  /** Whether anything is due. Called before every request, so it must be cheap. */
  readonly waits: (context: Context) => boolean
  /** Does everything that is due, each thing once, however late it is called. */
  readonly settle: (context: Context) => unknown
}

/** What a subject adds to a new state. All `platform` parts run before all `people` parts, in subject order. */
export interface Seed {
  /** Data that every state starts with. */
  readonly platform?: (context: Context, seed: number) => void
  /** The seeded people and their history. The same seed gives the same people. */
  readonly people?: (context: Context, seed: number) => void
}

/** Everything that one subject adds to the platform. Each part is optional. */
export interface Subject {
  /** Its tables by name. A name is also the collection in the store and never changes. */
  readonly tables?: TableDefinitions
  /** Sums that follow a table. */
  readonly figures?: Readonly<Record<string, FigureDefinition<Follower<never>, never>>>
  /** Handlers of the contract's calls. */
  readonly calls?: { readonly [Id in EndpointId]?: Handler<Id> }
  /** Runs before the handler of every call. Throws a `Refusal` for a call that is not allowed now. */
  readonly admit?: AdmitRule
  /** Texts of its refusals, by code. */
  readonly refusals?: Readonly<Record<string, Words>>
  /** Invariants between its tables and the ledger. */
  readonly invariants?: readonly Invariant[]
  readonly due?: Due
  /** Its implementations of ports that lower domains call. */
  readonly ports?: Partial<Ports>
  /** The operator's reads and actions. */
  readonly panel?: PanelPart
  /** The kinds of movement it posts, and how each counts in the account record and for limits. */
  readonly statement?: Readonly<Record<string, Movement>>
  /** Called for every movement of money, whichever subject posts it. */
  readonly posted?: PostedRule
  readonly seed?: Seed
}

/** Declares a subject and preserves its exact type, so that the composition knows which calls it handles. */
export const subject = <const Declared extends Subject>(declared: Declared): Declared => declared

type RowOf<Name extends keyof Tables> = Tables[Name] extends Table<infer Row> ? Row : never

/** Declares what the ledger must hold for each row of a table. */
export function invariant<Name extends keyof Tables>(
  table: Name,
  check: (row: RowOf<Name>, books: Books, tables: Tables) => readonly string[],
): Invariant {
  return { table, check: check as Invariant['check'] }
}
