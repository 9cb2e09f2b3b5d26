import type { Wire } from '@croupier/api'

type AnyCall = (...given: readonly unknown[]) => Promise<unknown>
type AnyGroups = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>

/** Observers of a wire. Callers get every answer and failure as before. */
export interface WireWatcher {
  readonly answered: (answer: unknown) => void
  readonly failed: (failure: unknown) => void
  /** Whether the cause of a failure was resolved, so that the same call is made once more. */
  readonly repaired: (failure: unknown) => boolean | Promise<boolean>
}

/**
 * The same wire, which also reports each response and failure to its watcher, and repeats a call that the watcher
 * repaired.
 */
export function watchedWire(wire: Wire, { answered, failed, repaired }: WireWatcher): Wire {
  const watched =
    (call: AnyCall): AnyCall =>
    async (...given) => {
      try {
        const answer = await call(...given).catch(async (failure: unknown) => {
          if (await repaired(failure)) return call(...given)
          throw failure
        })
        answered(answer)
        return answer
      } catch (failure) {
        failed(failure)
        throw failure
      }
    }
  const watchedGroups = (groups: AnyGroups) =>
    Object.fromEntries(
      Object.entries(groups).map(([group, calls]) => [
        group,
        Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, watched(call)])),
      ]),
    )
  const calls = (part: Parameters<Wire['calls']>[0]) => watchedGroups(wire.calls(part) as AnyGroups)
  return { calls: calls as Wire['calls'] }
}
