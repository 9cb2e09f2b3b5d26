import { takeLookaheads } from './lookaheads.ts'

/** Turns a server's pattern text into a check of whole values. */
export interface PatternEngine {
  /**
   * Compiles a pattern as the server sent it.
   * @returns a check of whether a whole value matches, in time linear in the value.
   * @throws when the text is not a valid pattern, or uses syntax that cannot be matched in linear time.
   */
  readonly compile: (source: string) => (value: string) => boolean
}

/** Longer than any real rule; longer patterns are refused unread. */
const longestSource = 2_000

let loading: Promise<PatternEngine> | undefined

const load = async (): Promise<PatternEngine> => {
  const { RE2JS } = await import('re2js')
  const compile = (source: string) => RE2JS.compile(RE2JS.translateRegExp(source), RE2JS.DOTALL)
  return {
    compile(source) {
      if (source.length > longestSource) throw new RangeError(`the pattern is longer than ${longestSource} characters`)
      const { lookaheads, body } = takeLookaheads(source)
      const conditions = lookaheads.map(({ source: ahead, wanted }) => ({ ahead: compile(ahead), wanted }))
      const whole = compile(body)
      return (value) =>
        whole.matcher(value).matches() &&
        conditions.every(({ ahead, wanted }) => ahead.matcher(value).lookingAt() === wanted)
    },
  }
}

/**
 * The engine for patterns from a server: RE2, whose time is linear in the value for every pattern.
 *
 * Patterns from a server are untrusted: in the browser's own engine, one careless or hostile rule could freeze the page
 * on a keystroke. The engine is large, so it is a separate chunk, loaded only when a form needs it; a failed load is
 * retried on the next call.
 */
export const loadPatternEngine = (): Promise<PatternEngine> => {
  loading ??= load().catch((reason: unknown) => {
    loading = undefined
    throw reason
  })
  return loading
}
