import type { EndpointId } from '@croupier/api'
import type { ledgerFigures } from './core/ledger/tables.ts'
import type { LedgerTransaction } from './core/ledger/rows.ts'
import type { CoreTables, CoreWorld } from './core/state/CoreWorld.ts'
import type { FiguresOf } from './core/state/definitions.ts'
import type { State } from './core/state/State.ts'
import type { Passwords } from './core/secrets/Passwords.ts'
import type { Vault } from './core/secrets/vault.ts'
import type { Catalogue } from './domains/merchants/catalogue/Catalogue.ts'
import type { Merchant } from './domains/merchants/merchants/Merchant.ts'

/**
 * Every table of the state; each subject adds its own in its `tables.ts` (`declare module`), so that this file knows none of
 * them. A subject's own rules are the only code that writes its tables.
 */
export interface Tables extends CoreTables {}

/** Every kind of movement of money, added by `movements.ts` of the subject that books it. `post` takes no other. */
export interface Movements {}

/** Sums that follow the tables and hold nothing of their own; added as the tables are. */
export interface Figures extends FiguresOf<typeof ledgerFigures> {}

/**
 * What a domain asks of those above it: declared in `ports.ts` of the subject that asks, answered by the `subject.ts` of the
 * one that knows. So imports go one way and knowledge the other.
 */
export interface Ports {}

/** What a subject's rules may touch. Everything they need is here, and nothing else exists for them. */
export interface World extends Omit<CoreWorld<Extract<keyof Movements, string>>, 'tables'> {
  readonly tables: Tables
  readonly figures: Figures
  readonly ports: Ports
  readonly merchants: ReadonlyMap<string, Merchant>
  readonly catalogue: Catalogue
  /** Hashes and checks passwords. */
  readonly passwords: Passwords
  /** Encrypts and fingerprints under the platform's own key. */
  readonly vault: Vault
  /** Whether a fault of the platform's own keeps a call from doing its work now. */
  readonly faulty: (endpoint: EndpointId) => boolean
}

/** The state with all tables of the platform. */
export type PlatformState = State<Tables, Figures>

/** A rule of a subject that follows every movement of money. */
export type PostedRule = (world: World, transaction: LedgerTransaction) => void
