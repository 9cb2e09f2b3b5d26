/** A fault as the schema reports it. */
interface Issue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly expected?: unknown
  readonly keys?: readonly string[] | undefined
  readonly values?: readonly unknown[] | undefined
  readonly errors?: readonly (readonly Issue[])[] | undefined
}

const words = ({ code, message, expected, values }: Issue): string => {
  if (code === 'invalid_type')
    return message === 'Invalid input' ? `missing, or no ${String(expected)}` : `missing, or not ${message}`
  if (code === 'invalid_value') return `one of ${(values ?? []).join(', ')}`
  return message
}

const deepest = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length))

/**
 * Every fault of a brand file: its path, and the expected value, such as
 * `colors.accent.dark: a colour such as #0a7f5c`.
 */
export const faultsOf = (issues: readonly unknown[], above: readonly PropertyKey[] = []): readonly string[] =>
  (issues as readonly Issue[]).flatMap((issue) => {
    const at = [...above, ...issue.path]
    // An unknown key is named itself, not the object that contains it.
    if (issue.keys) return issue.keys.map((key) => `${[...at, key].map(String).join('.')}: there is no such name`)
    // Of several alternatives, reports the one whose faults are deepest in the file, because it is the intended one.
    const meant = issue.errors?.toSorted((one, other) => deepest(other) - deepest(one))[0]
    if (meant) return faultsOf(meant, at)
    return [`${at.map(String).join('.') || 'the file'}: ${words(issue)}`]
  })
