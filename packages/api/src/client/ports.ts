import { specDialect } from '../dialect/dialect.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Failover } from '../domains/DomainRoutes.ts'
import type { ContractMismatch } from './failures.ts'
import type { ClientOptions } from './options.ts'
import { usualRetry } from './retry.ts'
import type { RetryRule } from './retry.ts'
import { realAfter } from './timers.ts'
import type { After } from './timers.ts'
import type { Sealing } from '../sealing/sealing.ts'

/** The client's options with everything decided. */
export interface Ports {
  readonly merchant: () => string
  /** Upper case, never empty. */
  readonly language: () => string
  readonly token: () => string | null
  readonly host: () => string
  readonly hasModule: (modId: string) => boolean
  readonly sealing: Sealing | null
  readonly device: string
  readonly now: () => number
  readonly random: () => number
  readonly newKey: () => string
  readonly after: After
  readonly online: () => boolean
  readonly retry: RetryRule
  readonly dialect: Dialect
  readonly failover: Failover | null
  readonly onMismatch: (failure: ContractMismatch) => void
}

// crypto.randomUUID exists in secure contexts only, and plain HTTP on a local network is not one.
function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Fills in what the caller omitted. */
export function portsOf(options: ClientOptions): Ports {
  return {
    merchant: options.merchant,
    language: () => (options.language() || 'TY').toUpperCase(),
    token: () => options.token() || null,
    host: options.host ?? (() => ''),
    hasModule: options.hasModule ?? (() => true),
    sealing: options.sealing ?? null,
    device: options.device ?? 'web',
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
    newKey: options.newKey ?? randomHex,
    after: options.after ?? realAfter,
    online: options.online ?? (() => globalThis.navigator?.onLine !== false),
    retry: { ...usualRetry, ...options.retry },
    dialect: options.dialect ?? specDialect,
    failover: options.failover ?? null,
    onMismatch: options.onMismatch ?? (() => undefined),
  }
}
