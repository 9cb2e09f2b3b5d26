import { play } from '@croupier/api'
import type { LateStore } from '../late/LateStore.ts'

/** Vendor code of the sportsbook that has its own page and launch call [S-033] [S-313]. */
export const fbVendor = 'FB'

/** Teaches the launch of FB sports its own call; comes with the page, as the call's contract does. */
export const fbSportsStore: LateStore<object> = {
  build: ({ launch, wire }) => {
    const client = wire.calls(play)
    launch.launchBy(fbVendor, (signal) => client.play.fbSports({}, { signal }))
    return {}
  },
}
