/** A leading lookahead of a server's pattern: the text must, or must not, start with a match of `source`. */
export interface Lookahead {
  readonly source: string
  readonly wanted: boolean
}

/** A pattern split into its leading lookaheads and the rest. */
export interface Pieces {
  readonly lookaheads: readonly Lookahead[]
  readonly body: string
}

/** The characters outside escapes and classes, each with its index and how many groups are open after it. */
function* syntaxOf(source: string) {
  let depth = 0
  let inClass = false
  for (let at = 0; at < source.length; at++) {
    const character = source[at]
    if (character === '\\') at++
    else if (inClass) inClass = character !== ']'
    else if (character === '[') inClass = true
    else {
      if (character === '(') depth++
      if (character === ')') depth--
      yield { character, at, depth }
    }
  }
}

/** The index just past the group that `source` begins with, or -1 when it never closes. */
const groupEnd = (source: string): number => {
  for (const { character, at, depth } of syntaxOf(source)) if (character === ')' && depth === 0) return at + 1
  return -1
}

/** Whether `source` has alternatives outside groups, the first of which alone begins with its lookaheads. */
const hasAlternatives = (source: string): boolean =>
  [...syntaxOf(source)].some(({ character, depth }) => character === '|' && depth === 0)

/**
 * Splits off leading lookaheads, with which servers express "at least one digit": `^(?=.*\d)[a-z\d]+$`.
 *
 * A linear-time engine does not support lookahead, but leading ones do not need it: all of them start at the first
 * character, so each becomes a separate check. Any other lookahead stays in the body, and the engine refuses it.
 */
export const takeLookaheads = (source: string): Pieces => {
  const lookaheads: Lookahead[] = []
  let body = source.startsWith('^') ? source.slice(1) : source
  while (body.startsWith('(?=') || body.startsWith('(?!')) {
    const end = groupEnd(body)
    if (end === -1) break
    lookaheads.push({ source: body.slice(3, end - 1), wanted: body[2] === '=' })
    body = body.slice(end)
  }
  if (lookaheads.length === 0 || hasAlternatives(body)) return { lookaheads: [], body: source }
  return { lookaheads, body }
}
