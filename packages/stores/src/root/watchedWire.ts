import type { Wire } from '@croupier/api'

type AnyCall = (...given: readonly unknown[]) => Promise<unknown>
type AnyGroups = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>

/** The same wire, which also tells of each failure. Callers get every answer and failure as before. */
export function watchedWire(wire: Wire, told: (failure: unknown) => void): Wire {
  const watched =
    (call: AnyCall): AnyCall =>
    (...given) =>
      call(...given).catch((failure: unknown) => {
        told(failure)
        throw failure
      })
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
