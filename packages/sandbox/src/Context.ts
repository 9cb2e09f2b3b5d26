import type { EndpointId } from '@croupier/api'
import type { ledgerFigures } from './core/ledger/tables.ts'
import type { LedgerTransaction } from './core/ledger/rows.ts'
import type { CoreTables, CoreContext } from './core/state/CoreContext.ts'
import type { FiguresOf } from './core/state/definitions.ts'
import type { State } from './core/state/State.ts'
import type { Passwords } from './core/secrets/Passwords.ts'
import type { Vault } from './core/secrets/vault.ts'
import type { Catalogue } from './domains/merchants/catalogue/Catalogue.ts'
import type { Merchant } from './domains/merchants/merchants/Merchant.ts'

/**
 * Every table of the state. Each subject adds its own in its `tables.ts` (`declare module`), so this file depends on
 * none of them. Only a subject's own rules write its tables.
 */
export interface Tables extends CoreTables {}

/** Every kind of movement of money, added by `movements.ts` of the subject that posts it. `post` accepts no other. */
export interface Movements {}

/** Sums derived from the tables; added the same way as tables. */
export interface Figures extends FiguresOf<typeof ledgerFigures> {}

/**
 * Calls from a domain to the ones above it: declared in `ports.ts` of the calling subject, implemented in the
 * `subject.ts` of the subject that has the answer. So imports run one way only.
 */
export interface Ports {}

/** Everything that a subject's rules may use. */
export interface Context extends Omit<CoreContext<Extract<keyof Movements, string>>, 'tables'> {
  readonly tables: Tables
  readonly figures: Figures
  readonly ports: Ports
  readonly merchants: ReadonlyMap<string, Merchant>
  readonly catalogue: Catalogue
  /** Hashes and checks passwords. */
  readonly passwords: Passwords
  /** Encrypts and fingerprints under the platform's own key. */
  readonly vault: Vault
  /** Whether an injected fault stops a call from doing its work now. */
  readonly faulty: (endpoint: EndpointId) => boolean
}

/** The state with all tables of the platform. */
export type PlatformState = State<Tables, Figures>

/** A subject's rule that runs after every movement of money. */
export type PostedRule = (context: Context, transaction: LedgerTransaction) => void
