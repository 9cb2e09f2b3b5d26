/** The agent's own rates in the stories. */
export const own = { RNG: '0.80', LIVE: '0.50' }

/** Account types an agent may give. */
export const types = [
  { type: 0, name: 'Member' },
  { type: 1, name: 'Agent' },
]

/** Names of the lanes. */
export const laneText = (lane: string) => ({ RNG: 'Slots', LIVE: 'Live casino' })[lane] ?? lane
