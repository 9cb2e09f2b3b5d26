import { operatorSettings } from '../domains/merchants/merchants/rules.ts'
import { verify } from '../core/ledger/verify.ts'
import type { Platform } from '../wire/Platform.ts'

/** What the operator can look at of the platform itself. */
export const frameReads = {
  clock: ({ world }: Platform) => ({ now: world.clock.now(), ...operatorSettings(world).clock }),
  faults: ({ faults }: Platform) => ({ latency: faults.latency, faults: faults.list() }),
  verify: ({ world, rules }: Platform) => verify(world, rules.invariants),
  due: ({ world }: Platform) => [...world.tables.stuckWork.all()].sort((a, b) => b.lastAt - a.lastAt),
  log: ({ log }: Platform) => log.list(),
}
