import { contract } from '@croupier/api'
import * as z from 'zod/mini'
import { NotASnapshot } from '../core/state/snapshot.ts'
import { lookAgain } from '../domains/agents/agreements/salaries.ts'
import {
  jumpClock,
  keepShown,
  operatorSettings,
  resultsShownUntil,
  setClock,
} from '../domains/merchants/merchants/rules.ts'
import { FAULT_KINDS, type Fault } from '../wire/faults/Faults.ts'
import { ActionRefused, action, refuseTooFar, type Action, whole, wholeOrNothing } from './action.ts'

/** Operator actions for the platform itself: clock, faults, log, state. */
export const frameActions: Readonly<Record<string, Action>> = {
  'clock/jump': action(z.object({ ms: whole }), ({ context, rules }, { ms }) => {
    refuseTooFar(ms)
    jumpClock(context, ms)
    rules.settleDue(context)
    return { now: context.clock.now() }
  }),
  'clock/freeze': action(z.object({ at: wholeOrNothing }), ({ context }, { at }) => {
    const now = context.clock.now()
    refuseTooFar((at ?? now) - now)
    setClock(context, { ...operatorSettings(context).clock, frozenAt: at ?? now })
    return { now: context.clock.now(), frozen: true }
  }),
  'clock/release': action(z.object({}), ({ context }) => {
    setClock(context, { offset: 0, frozenAt: null })
    return { now: context.clock.now(), frozen: false }
  }),
  'faults/add': action(
    z.object({
      endpoint: z.string().check(z.refine((id) => id === '*' || id in contract, 'no such endpoint')),
      kind: z.enum(FAULT_KINDS),
      times: wholeOrNothing,
      ms: wholeOrNothing,
      code: z.optional(z.string()),
      message: z.optional(z.string()),
    }),
    ({ faults }, { endpoint, kind, times, ms, code, message }) =>
      faults.add({
        endpoint: endpoint as Fault['endpoint'],
        kind,
        times: times ?? undefined,
        ms: ms ?? undefined,
        code: code || undefined,
        message: message || undefined,
      }),
  ),
  'faults/clear': action(z.object({ id: wholeOrNothing }), ({ faults }, { id }) => {
    faults.clear(id ?? undefined)
    return faults.list()
  }),
  'latency/set': action(z.object({ ms: whole }), ({ faults }, { ms }) => {
    faults.latency = Math.min(Math.max(0, ms), 60_000)
    return { ms: faults.latency }
  }),
  'due/retry': action(z.object({}), ({ context, rules }) => {
    const { stuckWork } = context.tables
    // Cleared first: work that was done or removed since it failed is not listed again.
    for (const what of stuckWork.keys()) stuckWork.delete(what)
    lookAgain(context)
    rules.settleDue(context)
    return [...stuckWork.all()]
  }),
  'log/clear': action(z.object({}), ({ log }) => {
    log.clear()
    return { cleared: true }
  }),
  restore: action(
    z.object({ snapshot: z.string() }),
    ({ state, context }, { snapshot }) => {
      const shown = Math.max(resultsShownUntil(context), context.clock.now())
      try {
        state.restore(snapshot)
        // Results already shown stay closed, however old the restored state is.
        state.transact(() => keepShown(context, shown))
        return { restored: true }
      } catch (failure) {
        throw failure instanceof NotASnapshot ? new ActionRefused(failure.message) : failure
      }
    },
    true,
  ),
}
