/** Several hints in one line; no language's full stop comes between them. `undefined` if all are empty. */
export const joinedHint = (...hints: readonly (string | null | undefined)[]): string | undefined => {
  const shown = hints.filter((hint) => hint)
  return shown.map((hint, at) => (at < shown.length - 1 ? hint?.replace(/[.।。]$/, '') : hint)).join(' · ') || undefined
}
