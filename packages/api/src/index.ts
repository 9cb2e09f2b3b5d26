export { contract, endpoints } from './contract/contract.ts'
export type { Answer, Contract, EndpointId, Input, Received, Value } from './contract/contract.ts'
export * from './groups/parts.ts'
export { commonErrors } from './contract/errors.ts'
export { isSessionCode, type SessionCode } from './client/session-end.ts'
export type { ErrorFacts, ErrorTable } from './contract/errors.ts'
export { gateOf, gates } from './contract/gates.ts'
export type { Barred, EndpointGate, Gate, GateName } from './contract/gates.ts'
export { longestBody, longestBodyAt, usualBody } from './contract/longestBody.ts'
export { endpoint, everyPath } from './contract/endpoint.ts'
export type { Effect, Endpoint, Envelope, Fill, FillSource, PathChoice, Sends, TokenRule } from './contract/endpoint.ts'
export { moduleFlags } from './groups/system/module-tree.ts'
export type { ModuleNode } from './groups/system/module-tree.ts'
export { agreementModules } from './groups/agreement/agreementModules.ts'
export { asksForCaptcha } from './groups/session/calls.ts'
export { identityChannels, type IdentityChannel } from './groups/session/identityChannels.ts'
export { picturePartBytes, profileFields } from './groups/profile/calls.ts'
export { statementTypes, type StatementType } from './groups/statement/calls.ts'
export { promotionKinds } from './groups/promotion/schemas.ts'
export type { ProfileField } from './groups/profile/calls.ts'
export { readLoginVerification } from './groups/verification/calls.ts'
export { readMissingDetails, type MissingDetails } from './groups/profile/missingDetails.ts'
export { readProofMethods, type ProofMethod } from './groups/security/stepUp.ts'

export { workOut, type DeviceWork } from './device-work/workOut.ts'
export { createClient } from './client/client.ts'
export type { Call, Calls, CallsOf, Client, ContractPart } from './client/client-type.ts'
export { createWire } from './client/wire.ts'
export type { Wire } from './client/wire.ts'
export {
  Aborted,
  ContractMismatch,
  HttpStatus,
  isApiFailure,
  isSilentFailure,
  isSwitchedOff,
  Network,
  Offline,
  PlatformError,
  SealFailed,
  Timeout,
  TokenExpired,
  TokenMissing,
} from './client/failures.ts'
export type { ApiFailure, FailureFacts, Refusal } from './client/failures.ts'
export { refusal } from './client/refusal.ts'
export type { CallRefusal, ErrorCode, FieldOf } from './client/refusal.ts'
export type { RawAnswer } from './client/answer.ts'
export type { CallOptions, Carrier, ClientOptions, MoneyCallOptions, WireRequest } from './client/options.ts'
export type { RetryRule } from './client/retry.ts'
export type { After } from './client/timers.ts'

export {
  DomainsRefused,
  readSignedDomains,
  type DomainsRefusal,
  type SignedDomains,
} from './domains/readSignedDomains.ts'
export { DomainRoutes, STAY_MS } from './domains/DomainRoutes.ts'
export type { DomainRoute, DomainRoutesOptions, Failover } from './domains/DomainRoutes.ts'

export { fieldsFromDialect, inDialect, specDialect } from './dialect/dialect.ts'
export type { CallInDialect, Dialect } from './dialect/dialect.ts'
export { dialectNamed, dialects, newerDialect } from './dialect/dialects.ts'
export type { DialectName } from './dialect/dialects.ts'

export { reference } from './contract/reference.ts'
export type { Example, ReferenceEntry } from './contract/examples.ts'

export { createJweSealing } from './sealing/jwe.ts'
export { createJweOpener, NotOpened, Replayed } from './sealing/opening.ts'
export type { JweOpener } from './sealing/opening.ts'
export { createPlatformOpener, type PlatformOpener } from './sealing/platform-opening.ts'
export { createPlatformSealing, type PlatformSealingOptions } from './sealing/platform-scheme.ts'
export type { Sealed, Sealing } from './sealing/sealing.ts'
export { readServicePath, servicePath } from './sealing/service-path.ts'

export { doorVersion, gameSource, readGameMessage, siteSource } from './frame-door/messages.ts'
export type { EndReason, GameMessage, SiteMessage } from './frame-door/messages.ts'
