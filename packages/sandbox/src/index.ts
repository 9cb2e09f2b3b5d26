export { manualClock, systemClock } from './clock/clock.ts'
export type { Clock } from './clock/clock.ts'
export { createSandbox } from './createSandbox.ts'
export type { Sandbox, SandboxOptions } from './createSandbox.ts'
export { FAULT_KINDS } from './faults/Faults.ts'
export type { Fault, FaultKind, Faults, SetFault } from './faults/Faults.ts'
export type { Audit } from './ledger/verify.ts'
export type { Merchant } from './merchants/Merchant.ts'
export { sandboxMerchants } from './merchants/merchants.ts'
export { seededRandom, systemRandom } from './random/random.ts'
export type { Random } from './random/random.ts'
export { refusalCodes } from './refusal/messages.ts'
export type { RefusalCode } from './refusal/messages.ts'
export { RoundRefused } from './rounds/rounds.ts'
export type {
  Dealer,
  Detail,
  Outcome,
  Play,
  PlayGame,
  RoundOrder,
  RoundRefusal,
  Rounds,
  SettledRound,
} from './rounds/rounds.ts'
export { SEEDED_PASSWORD } from './seed/password.ts'
export { SANDBOX_SMS_CODE } from './verification/sms.ts'
export { forgetfulStore, memoryStore } from './store/store.ts'
export { OtherFormat } from './state/rows.ts'
export type { Change, History, HistoryRow, Mark, Store } from './store/store.ts'
export type { LoggedCall, RequestLog } from './wire/RequestLog.ts'
