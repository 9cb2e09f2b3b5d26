/**
 * Chance in percent that at least one of `mine` tickets wins a prize; each ticket wins at most one, and all have the
 * same chance, as in the draw itself. Rounded down to a tenth, so that it never overstates.
 */
export function raffleOdds({ entries, mine, prizes }: { entries: number; mine: number; prizes: number }): number {
  if (mine <= 0 || prizes <= 0 || entries <= 0) return 0
  let loses = 1
  for (let drawn = 0; drawn < Math.min(prizes, entries); drawn += 1)
    loses *= Math.max(0, entries - mine - drawn) / (entries - drawn)
  return Math.floor((1 - loses) * 1000 + 1e-9) / 10
}
