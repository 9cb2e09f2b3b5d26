/** A condition a server's pattern states before its body: the text ahead must, or must not, begin so. */
export interface Lookahead {
  readonly source: string
  readonly wanted: boolean
}

/** A pattern taken apart: its leading conditions and what is left of it. */
export interface Pieces {
  readonly lookaheads: readonly Lookahead[]
  readonly body: string
}

/** The index just past the group that opens at `start`, or -1 when it never closes. */
const groupEnd = (source: string, start: number): number => {
  let depth = 0
  let inClass = false
  for (let at = start; at < source.length; at++) {
    const character = source[at]
    if (character === '\\') at++
    else if (inClass) inClass = character !== ']'
    else if (character === '[') inClass = true
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return at + 1
  }
  return -1
}

/**
 * Takes leading lookaheads off a pattern, the way servers write "at least one digit": `^(?=.*\d)[a-z\d]+$`.
 *
 * A linear-time engine has no lookahead, and the leading ones need none: all of them look at the same text from its
 * first character, so each becomes a separate check. Any other lookahead stays in the body, and the engine refuses it.
 */
export const takeLookaheads = (source: string): Pieces => {
  const lookaheads: Lookahead[] = []
  let body = source.startsWith('^') ? source.slice(1) : source
  while (body.startsWith('(?=') || body.startsWith('(?!')) {
    const end = groupEnd(body, 0)
    if (end === -1) break
    lookaheads.push({ source: body.slice(3, end - 1), wanted: body[2] === '=' })
    body = body.slice(end)
  }
  return lookaheads.length === 0 ? { lookaheads, body: source } : { lookaheads, body }
}
