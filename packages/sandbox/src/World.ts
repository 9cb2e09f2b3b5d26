import type { EndpointId } from '@croupier/api'
import type { ledgerFigures } from './core/ledger/tables.ts'
import type { LedgerTransaction } from './core/ledger/rows.ts'
import type { CoreTables, CoreWorld } from './core/state/CoreWorld.ts'
import type { FiguresOf, TablesOf } from './core/state/definitions.ts'
import type { State } from './core/state/State.ts'
import type { agreementMovements } from './subjects/agreements/movements.ts'
import type { agreementTables } from './subjects/agreements/tables.ts'
import type { bankTables } from './subjects/bank/tables.ts'
import type { Passwords } from './core/secrets/Passwords.ts'
import type { Vault } from './core/secrets/vault.ts'
import type { Catalogue } from './subjects/catalogue/Catalogue.ts'
import type { catalogueTables } from './subjects/catalogue/tables.ts'
import type { chatTables } from './subjects/chat/tables.ts'
import type { depositMovements } from './subjects/deposits/movements.ts'
import type { depositFigures, depositTables } from './subjects/deposits/tables.ts'
import type { inboxTables } from './subjects/inbox/tables.ts'
import type { loyaltyMovements } from './subjects/loyalty/movements.ts'
import type { loyaltyTables } from './subjects/loyalty/tables.ts'
import type { memberTables } from './subjects/members/tables.ts'
import type { Merchant } from './subjects/merchants/Merchant.ts'
import type { merchantTables } from './subjects/merchants/tables.ts'
import type { networkTables } from './subjects/network/tables.ts'
import type { pointMovements } from './subjects/points/movements.ts'
import type { pointTables } from './subjects/points/tables.ts'
import type { promotionMovements } from './subjects/promotions/movements.ts'
import type { promotionTables } from './subjects/promotions/tables.ts'
import type { roundMovements } from './subjects/rounds/movements.ts'
import type { roundFigures, roundTables } from './subjects/rounds/tables.ts'
import type { safetyFigures, safetyTables } from './subjects/safety/tables.ts'
import type { securityTables } from './subjects/security/tables.ts'
import type { teamTables } from './subjects/team/tables.ts'
import type { ticketTables } from './subjects/tickets/tables.ts'
import type { verificationTables } from './subjects/verification/tables.ts'
import type { wageringMovements } from './subjects/wagering/movements.ts'
import type { wageringTables } from './subjects/wagering/tables.ts'
import type { walletMovements } from './subjects/wallets/movements.ts'
import type { walletTables } from './subjects/wallets/tables.ts'
import type { withdrawalMovements } from './subjects/withdrawals/movements.ts'
import type { withdrawalTables } from './subjects/withdrawals/tables.ts'
import type { statementMovements } from './subjects/statement/movements.ts'
import type { wireTables } from './wire/tables.ts'

/** Every table of the state. A subject's own rules are the only code that writes its tables. */
export interface Tables
  extends
    CoreTables,
    TablesOf<typeof wireTables>,
    TablesOf<typeof agreementTables>,
    TablesOf<typeof bankTables>,
    TablesOf<typeof catalogueTables>,
    TablesOf<typeof chatTables>,
    TablesOf<typeof depositTables>,
    TablesOf<typeof inboxTables>,
    TablesOf<typeof loyaltyTables>,
    TablesOf<typeof memberTables>,
    TablesOf<typeof merchantTables>,
    TablesOf<typeof networkTables>,
    TablesOf<typeof pointTables>,
    TablesOf<typeof promotionTables>,
    TablesOf<typeof roundTables>,
    TablesOf<typeof safetyTables>,
    TablesOf<typeof securityTables>,
    TablesOf<typeof teamTables>,
    TablesOf<typeof ticketTables>,
    TablesOf<typeof verificationTables>,
    TablesOf<typeof wageringTables>,
    TablesOf<typeof walletTables>,
    TablesOf<typeof withdrawalTables> {}

type MovementsOf<Definitions> = { readonly [Kind in keyof Definitions]: Definitions[Kind] }

/** Every kind of movement of money. `post` takes no other. */
export interface Movements
  extends
    MovementsOf<typeof agreementMovements>,
    MovementsOf<typeof depositMovements>,
    MovementsOf<typeof loyaltyMovements>,
    MovementsOf<typeof pointMovements>,
    MovementsOf<typeof promotionMovements>,
    MovementsOf<typeof roundMovements>,
    MovementsOf<typeof statementMovements>,
    MovementsOf<typeof wageringMovements>,
    MovementsOf<typeof walletMovements>,
    MovementsOf<typeof withdrawalMovements> {}

/** Sums and due times that follow the tables and hold nothing of their own. */
export interface Figures
  extends
    FiguresOf<typeof ledgerFigures>,
    FiguresOf<typeof roundFigures>,
    FiguresOf<typeof safetyFigures>,
    FiguresOf<typeof depositFigures> {}

/** What a subject's rules may touch. Everything they need is here, and nothing else exists for them. */
export interface World extends Omit<CoreWorld<Extract<keyof Movements, string>>, 'tables'> {
  readonly tables: Tables
  readonly figures: Figures
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
