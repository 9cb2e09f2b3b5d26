export { contract, endpoints } from './contract/contract.ts'
export type { Answer, Contract, EndpointId, Input, Received, Value } from './contract/contract.ts'
export { endpoint, everyPath } from './contract/endpoint.ts'
export type { Effect, Endpoint, Envelope, Fill, FillSource, PathChoice, Sends, TokenRule } from './contract/endpoint.ts'
export { moduleFlags } from './contract/module-tree.ts'
export type { ModuleNode } from './contract/module-tree.ts'
export { asksForCaptcha } from './contract/session.ts'

export { createClient } from './client/client.ts'
export type { Call, Client } from './client/client-type.ts'
export {
  Aborted,
  ContractMismatch,
  HttpStatus,
  isApiFailure,
  Network,
  Offline,
  PlatformError,
  SealFailed,
  Timeout,
  TokenExpired,
  TokenMissing,
} from './client/failures.ts'
export type { ApiFailure, FailureFacts, Refusal } from './client/failures.ts'
export type { CallOptions, Carrier, ClientOptions, MoneyCallOptions } from './client/options.ts'
export type { RetryRule } from './client/retry.ts'
export type { After } from './client/timers.ts'

export { decimalText, moneyText, MoneyFormatError, parseMoney } from './money.ts'
export type { MoneyFault } from './money.ts'

export { reference } from './reference/reference.ts'
export type { Example, ReferenceEntry } from './reference/entry.ts'

export { createJweSealing } from './sealing/jwe.ts'
export { createJweOpener, NotOpened } from './sealing/opening.ts'
export type { JweOpener } from './sealing/opening.ts'
export type { Sealed, Sealing } from './sealing/sealing.ts'
export { readServicePath, servicePath } from './sealing/service-path.ts'

export { doorVersion, gameSource, readGameMessage, siteSource } from './frame-door/messages.ts'
export type { GameMessage, SiteMessage } from './frame-door/messages.ts'
