const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

/**
 * The picks after a press, given what is pressed then. A bet on one number moves to the number pressed last; a full bet
 * stays the same array.
 */
export const nextPicks = (picked: readonly number[], pressed: readonly number[], picks: number): readonly number[] => {
  if (pressed.length <= picks) return ascending(pressed)
  return picks === 1 ? pressed.filter((number) => !picked.includes(number)) : picked
}

/** So many different numbers at random, in ascending order. */
export const quickPicks = (numbers: readonly number[], picks: number, random: () => number): readonly number[] => {
  const left = [...numbers]
  const taken = Array.from({ length: Math.min(picks, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  )
  return ascending(taken.flat())
}
