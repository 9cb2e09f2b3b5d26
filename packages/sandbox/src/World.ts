import type { EndpointId } from '@croupier/api'
import type { ledgerFigures } from './core/ledger/tables.ts'
import type { LedgerTransaction } from './core/ledger/rows.ts'
import type { CoreTables, CoreWorld } from './core/state/CoreWorld.ts'
import type { FiguresOf, TablesOf } from './core/state/definitions.ts'
import type { State } from './core/state/State.ts'
import type { agreementMovements } from './domains/agents/agreements/movements.ts'
import type { agreementTables } from './domains/agents/agreements/tables.ts'
import type { bankTables } from './domains/money/bank/tables.ts'
import type { Passwords } from './core/secrets/Passwords.ts'
import type { Vault } from './core/secrets/vault.ts'
import type { Catalogue } from './domains/merchants/catalogue/Catalogue.ts'
import type { catalogueTables } from './domains/merchants/catalogue/tables.ts'
import type { chatTables } from './domains/content/chat/tables.ts'
import type { depositMovements } from './domains/money/deposits/movements.ts'
import type { depositFigures, depositTables } from './domains/money/deposits/tables.ts'
import type { inboxTables } from './domains/identity/inbox/tables.ts'
import type { loyaltyMovements } from './domains/rewards/loyalty/movements.ts'
import type { loyaltyTables } from './domains/rewards/loyalty/tables.ts'
import type { memberTables } from './domains/identity/members/tables.ts'
import type { Merchant } from './domains/merchants/merchants/Merchant.ts'
import type { merchantTables } from './domains/merchants/merchants/tables.ts'
import type { networkTables } from './domains/money/network/tables.ts'
import type { pointMovements } from './domains/rewards/points/movements.ts'
import type { pointTables } from './domains/rewards/points/tables.ts'
import type { promotionMovements } from './domains/rewards/promotions/movements.ts'
import type { promotionTables } from './domains/rewards/promotions/tables.ts'
import type { roundMovements } from './domains/play/rounds/movements.ts'
import type { roundFigures, roundTables } from './domains/play/rounds/tables.ts'
import type { safetyFigures, safetyTables } from './domains/safety/safety/tables.ts'
import type { securityTables } from './domains/access/security/tables.ts'
import type { teamTables } from './domains/agents/team/tables.ts'
import type { ticketTables } from './domains/rewards/tickets/tables.ts'
import type { verificationTables } from './domains/identity/verification/tables.ts'
import type { wageringMovements } from './domains/money/wagering/movements.ts'
import type { wageringTables } from './domains/money/wagering/tables.ts'
import type { walletMovements } from './domains/money/wallets/movements.ts'
import type { walletTables } from './domains/money/wallets/tables.ts'
import type { withdrawalMovements } from './domains/money/withdrawals/movements.ts'
import type { withdrawalTables } from './domains/money/withdrawals/tables.ts'
import type { statementMovements } from './domains/money/statement/movements.ts'
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
