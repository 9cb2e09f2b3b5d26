import type { StartedLaunch } from './launches.ts'
import type { Call } from '../../../wire/Call.ts'

/** The URL of a launch. */
export function addressOf(call: Call, launch: StartedLaunch, more: Readonly<Record<string, string>> = {}): string {
  const address = new URL(`${call.addresses.gamesUrl}/play/${launch.nodeId}`)
  const { token, language, theme } = launch
  for (const [name, value] of Object.entries({ launch: token, language, theme, ...more }))
    address.searchParams.set(name, value)
  return address.href
}
