/** Fields of a request, after the contract's schema has been over them. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * Fields as query or form text: empty ones (undefined, null, '') are skipped, a list repeats its name, numbers and
 * booleans become plain text. Without leading '?'.
 */
export function parameterText(fields: Fields): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') parameters.append(name, String(one))
    }
  }
  return parameters.toString()
}

/** An address with the fields as its query. */
export function withQuery(path: string, fields: Fields): string {
  const query = parameterText(fields)
  return query === '' ? path : `${path}?${query}`
}
