/**
 * A row as text. JSON, with one addition: a bigint is written as `{"$minor":"123"}`, so that money never passes through
 * a float on its way to storage and back.
 */
export const rowText = (row: unknown): string =>
  JSON.stringify(row, (_name, value: unknown) => (typeof value === 'bigint' ? { $minor: value.toString() } : value))

/** The reverse of {@link rowText}, with a fast path for text without a bigint. */
export const readRow = (text: string): unknown =>
  text.includes('"$minor"') ? JSON.parse(text, (_name, value: unknown) => amountOf(value) ?? value) : JSON.parse(text)

function amountOf(value: unknown): bigint | undefined {
  if (typeof value !== 'object' || value === null || !('$minor' in value)) return undefined
  return typeof value.$minor === 'string' ? BigInt(value.$minor) : undefined
}
