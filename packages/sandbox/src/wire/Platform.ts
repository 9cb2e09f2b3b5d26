import type { EndpointId, JweOpener } from '@croupier/api'
import type { Faults } from './faults/Faults.ts'
import type { State } from '../core/state/State.ts'
import type { World } from '../World.ts'
import type { Addresses, Handler } from './Call.ts'
import type { RequestLog } from './RequestLog.ts'

/** Handlers by endpoint, as the routes see them. */
export type AnyHandler = Handler<EndpointId>

/** Everything a request passes through. */
export interface Platform {
  readonly state: State
  readonly world: World
  readonly faults: Faults
  readonly log: RequestLog
  readonly addresses: Addresses
  /** The sealing key, made with the first call that needs it. */
  readonly sealing: () => Promise<JweOpener>
  /** Told of faults of the sandbox itself: answers that break the contract, errors nobody foresaw. */
  readonly report: (message: string, cause?: unknown) => void
}
