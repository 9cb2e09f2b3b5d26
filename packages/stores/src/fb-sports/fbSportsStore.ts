import { play } from '@croupier/api'
import type { LateStore } from '../late/LateStore.ts'

/** Vendor code of the sportsbook that has its own page and launch call. */
export const fbVendor = 'FB'

/** Registers the launch call of FB sports. Loads with its page, as the call's contract does. */
export const fbSportsStore: LateStore<object> = {
  build: ({ launch, wire }) => {
    const client = wire.calls(play)
    launch.launchBy(fbVendor, (signal) => client.play.fbSports({}, { signal }))
    return {}
  },
}
