import type { EndpointId } from '@croupier/api'
import type { Books } from './core/ledger/Books.ts'
import type { Invariant } from './core/ledger/Invariant.ts'
import type { Movement } from './core/ledger/Movement.ts'
import type { FigureDefinition, TableDefinitions } from './core/state/definitions.ts'
import type { Follower, Table } from './core/state/Table.ts'
import type { Words } from './core/words/Words.ts'
import type { PanelPart } from './panel/PanelPart.ts'
import type { AdmitRule, Handler } from './wire/Call.ts'
import type { Ports, PostedRule, Tables, World } from './World.ts'

/** Work that the clock triggers. Each piece of it goes through `world.apart`, so that one that fails stops no other. */
export interface Due {
  /** What it is about, as the operator reads it. */
  readonly about: string
  /** Asked before every request, so it must be cheap. */
  readonly waits: (world: World) => boolean
  /** Does everything that is due, once, however late it is called. */
  readonly settle: (world: World) => unknown
}

/** What a subject brings into a new state, in the order of the subjects: first every platform part, then every people part. */
export interface Seed {
  /** What every state begins with. */
  readonly platform?: (world: World, seed: number) => void
  /** The people of the guide, and what they did before the state begins. The same seed gives the same. */
  readonly people?: (world: World, seed: number) => void
}

/** Everything the platform knows of one subject. Each part is optional. */
export interface Subject {
  /** Its tables by name; a name is the collection in the store and never changes. */
  readonly tables?: TableDefinitions
  /** Sums that follow a table. */
  readonly figures?: Readonly<Record<string, FigureDefinition<Follower<never>, never>>>
  /** Handlers of the contract's calls. */
  readonly calls?: { readonly [Id in EndpointId]?: Handler<Id> }
  /** Asked before every call's handler: throws a `Refusal` for one that may not be made now. */
  readonly admit?: AdmitRule
  /** The texts of what it refuses, by code. */
  readonly refusals?: Readonly<Record<string, Words>>
  /** Invariants between its tables and the ledger. */
  readonly invariants?: readonly Invariant[]
  readonly due?: Due
  /** What it answers to the domains below that ask. */
  readonly ports?: Partial<Ports>
  /** The operator's reads and actions. */
  readonly panel?: PanelPart
  /** The kinds of movement it books, and what each is in the account record and for limits. */
  readonly statement?: Readonly<Record<string, Movement>>
  /** Called for every movement of money that anyone books. */
  readonly posted?: PostedRule
  readonly seed?: Seed
}

/** Declares a subject and keeps its exact type, so that the composition knows which calls it answers. */
export const subject = <const Declared extends Subject>(declared: Declared): Declared => declared

type RowOf<Name extends keyof Tables> = Tables[Name] extends Table<infer Row> ? Row : never

/** Declares what the ledger must hold for each row of a table. */
export function invariant<Name extends keyof Tables>(
  table: Name,
  check: (row: RowOf<Name>, books: Books, tables: Tables) => readonly string[],
): Invariant {
  return { table, check: check as Invariant['check'] }
}
