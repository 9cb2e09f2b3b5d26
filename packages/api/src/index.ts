export { contract, endpoints } from './contract/contract.ts'
export type { Answer, Contract, EndpointId, Input, Received, Value } from './contract/contract.ts'
export { agent } from './contract/agent.ts'
export { balances } from './contract/balance.ts'
export { catalogue } from './contract/catalogue.ts'
export { domains } from './contract/domains.ts'
export { entry } from './contract/entry.ts'
export { favouriteMarks } from './contract/favourites.ts'
export { games } from './contract/games.ts'
export { member } from './contract/member.ts'
export { messages } from './contract/messages.ts'
export { records } from './contract/records.ts'
export { session } from './contract/session.ts'
export { signUp } from './contract/sign-up.ts'
export { system } from './contract/system.ts'
export { security } from './contract/security.ts'
export { slider } from './contract/slider.ts'
export { verify } from './contract/verify.ts'
export { inbox } from './contract/inbox.ts'
export { device } from './contract/device.ts'
export { verification } from './contract/verification.ts'
export { wallet } from './contract/wallet.ts'
export { endpoint, everyPath } from './contract/endpoint.ts'
export type { Effect, Endpoint, Envelope, Fill, FillSource, PathChoice, Sends, TokenRule } from './contract/endpoint.ts'
export { moduleFlags } from './contract/module-tree.ts'
export type { ModuleNode } from './contract/module-tree.ts'
export { asksForCaptcha } from './contract/session.ts'
export { profileFields } from './contract/profile.ts'
export type { ProfileField } from './contract/profile.ts'
export { readLoginVerification } from './contract/verify.ts'

export { createClient } from './client/client.ts'
export type { Call, Calls, CallsOf, Client, ContractPart } from './client/client-type.ts'
export { createWire } from './client/wire.ts'
export type { Wire } from './client/wire.ts'
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

export { DomainRoutes } from './domains/DomainRoutes.ts'
export type { DomainRoute, DomainRoutesOptions, Failover } from './domains/DomainRoutes.ts'

export { fieldsFromDialect, inDialect, specDialect } from './dialect/dialect.ts'
export type { CallInDialect, Dialect } from './dialect/dialect.ts'
export { dialectNamed, dialects, newerDialect } from './dialect/dialects.ts'
export type { DialectName } from './dialect/dialects.ts'

export { decimalText, moneyText, MoneyFormatError, parseMoney } from './money.ts'
export type { MoneyFault } from './money.ts'

export { reference } from './reference/reference.ts'
export type { Example, ReferenceEntry } from './reference/entry.ts'

export { createJweSealing } from './sealing/jwe.ts'
export { createJweOpener, NotOpened } from './sealing/opening.ts'
export type { JweOpener } from './sealing/opening.ts'
export { createPlatformSealing, type PlatformSealingOptions } from './sealing/platform-scheme.ts'
export type { Sealed, Sealing } from './sealing/sealing.ts'
export { readServicePath, servicePath } from './sealing/service-path.ts'

export { doorVersion, gameSource, readGameMessage, siteSource } from './frame-door/messages.ts'
export type { GameMessage, SiteMessage } from './frame-door/messages.ts'
