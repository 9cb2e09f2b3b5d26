import type { Client } from '@croupier/api'

type AnyCall = (...given: readonly unknown[]) => Promise<unknown>

/** The same client, which also tells of each failure. Callers get every answer and failure as before. */
export function watchedClient(client: Client, told: (failure: unknown) => void): Client {
  const watched =
    (call: AnyCall): AnyCall =>
    (...given) =>
      call(...given).catch((failure: unknown) => {
        told(failure)
        throw failure
      })
  const groups = Object.entries(client).map(([group, calls]) => [
    group,
    Object.fromEntries(
      Object.entries(calls as Readonly<Record<string, AnyCall>>).map(([name, call]) => [name, watched(call)]),
    ),
  ])
  return Object.fromEntries(groups) as Client
}
