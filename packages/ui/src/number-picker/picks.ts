const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

/**
 * The picks after a press, given all numbers then pressed. A single pick moves to the number pressed last; a full bet
 * returns the same array.
 */
export const nextPicks = (picked: readonly number[], pressed: readonly number[], picks: number): readonly number[] => {
  if (pressed.length <= picks) return ascending(pressed)
  return picks === 1 ? pressed.filter((number) => !picked.includes(number)) : picked
}

/** As many different random numbers as a bet has, in ascending order. */
export const quickPicks = (numbers: readonly number[], picks: number, random: () => number): readonly number[] => {
  const left = [...numbers]
  const taken = Array.from({ length: Math.min(picks, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  )
  return ascending(taken.flat())
}
