/**
 * Rows as text. JSON, with one addition: a bigint is written as `{"$minor":"123"}`, so that money never passes through
 * a float on its way to storage and back.
 */
export const rowText = (row: unknown): string => JSON.stringify(withMinors(row))

/**
 * A row with its bigints written as objects; what has none is given back as it is. `JSON.stringify` with a replacer calls it
 * for every field and takes three times as long.
 */
function withMinors(value: unknown): unknown {
  if (typeof value === 'bigint') return { $minor: value.toString() }
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  let copy: Record<string, unknown> | undefined
  for (const name of Object.keys(fields)) {
    const field = fields[name]
    if (typeof field !== 'bigint' && typeof field !== 'object') continue
    const written = withMinors(field)
    if (written === field) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    copy[name] = written
  }
  return copy ?? value
}

/** The reverse of {@link rowText}. Text without a bigint takes the fast way. */
export function readRow(text: string): unknown {
  const row: unknown = JSON.parse(text)
  return text.includes('"$minor"') ? withAmounts(row) : row
}

/** Amounts put back in their places. Walking what was parsed takes a third of the time of a reviver in `JSON.parse`. */
function withAmounts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  if (typeof fields['$minor'] === 'string') return BigInt(fields['$minor'])
  for (const name of Object.keys(fields)) {
    const field = fields[name]
    const amount = withAmounts(field)
    if (amount !== field) fields[name] = amount
  }
  return fields
}
