import { operatorSettings } from '../domains/merchants/merchants/rules.ts'
import { verify } from '../core/ledger/verify.ts'
import type { Platform } from '../wire/Platform.ts'

/** The operator's reads of the platform itself. */
export const frameReads = {
  clock: ({ context }: Platform) => ({ now: context.clock.now(), ...operatorSettings(context).clock }),
  faults: ({ faults }: Platform) => ({ latency: faults.latency, faults: faults.list() }),
  verify: ({ context, rules }: Platform) => verify(context, rules.invariants),
  due: ({ context }: Platform) => [...context.tables.stuckWork.all()].sort((a, b) => b.lastAt - a.lastAt),
  log: ({ log }: Platform) => log.list(),
}
