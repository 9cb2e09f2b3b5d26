import './declarations.ts'
export { RoundRefused } from '@croupier/games'
export type {
  ClientFiles,
  Dealer,
  Detail,
  Outcome,
  Play,
  PlayGame,
  RoundOrder,
  RoundRefusal,
  Rounds,
  SettledRound,
} from '@croupier/games'
export { OtherFormat } from './core/state/format.ts'
export { manualClock, systemClock } from './core/clock/clock.ts'
export type { Clock } from './core/clock/clock.ts'
export { createSandbox } from './createSandbox.ts'
export type { Sandbox, SandboxOptions } from './createSandbox.ts'
export { FAULT_KINDS } from './wire/faults/Faults.ts'
export type { Fault, FaultKind, Faults, SetFault } from './wire/faults/Faults.ts'
export type { Audit } from './core/ledger/verify.ts'
export type { Merchant } from './domains/merchants/merchants/Merchant.ts'
export { sandboxMerchant } from './domains/merchants/merchants/sandboxMerchant.ts'
export { seededRandom, systemRandom } from './core/random/random.ts'
export type { Random } from './core/random/random.ts'
export type { RefusalCode } from './Refusal.ts'
export { demoAccounts } from './domains/identity/members/demoAccounts.ts'
export type { DemoAccount } from './domains/identity/members/demoAccounts.ts'
export { SEEDED_PASSWORD } from './domains/identity/members/seed.ts'
export { SANDBOX_SMS_CODE } from './domains/identity/verification/sms.ts'
export { alikeStores } from './core/store/alikeStores.ts'
export { memoryStore } from './core/store/store.ts'
export type { Change, Store } from './core/store/store.ts'
export type { LoggedCall, RequestLog } from './wire/RequestLog.ts'
