const unnamed = new WeakMap<object, string>()
let counted = 0

/** Key of a report's row. Rows of people without a name may have equal figures, so each gets a key of its own. */
export function personKey(row: { readonly id?: string | null | undefined }): string {
  if (row.id != null) return row.id
  const known = unnamed.get(row) ?? `unnamed-${(counted += 1)}`
  unnamed.set(row, known)
  return known
}
