/**
 * Chance in percent that at least one of `mine` tickets wins one of the prizes, each ticket winning at most one and all
 * with the same chance, as the draw is held. Rounded down to a tenth, so that it never promises more than it is.
 */
export function raffleOdds({ entries, mine, prizes }: { entries: number; mine: number; prizes: number }): number {
  if (mine <= 0 || prizes <= 0 || entries <= 0) return 0
  let loses = 1
  for (let drawn = 0; drawn < Math.min(prizes, entries); drawn += 1)
    loses *= Math.max(0, entries - mine - drawn) / (entries - drawn)
  return Math.floor((1 - loses) * 1000 + 1e-9) / 10
}
