/**
 * Rows as text. JSON, with one addition: a bigint is written as `{"$minor":"123"}`, so that money never passes through
 * a float on its way to storage and back.
 */
export function rowText(row: unknown): string {
  return JSON.stringify(row, (_key, value: unknown) =>
    typeof value === 'bigint' ? { $minor: value.toString() } : value,
  )
}

/** The reverse of {@link rowText}. Text without a bigint takes the fast way. */
export function readRow(text: string): unknown {
  if (!text.includes('"$minor"')) return JSON.parse(text)
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && '$minor' in value && typeof value.$minor === 'string') {
      return BigInt(value.$minor)
    }
    return value
  })
}
