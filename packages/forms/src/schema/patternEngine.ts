import { takeLookaheads } from './lookaheads.ts'

/** Turns a server's pattern text into a check of whole values. */
export interface PatternEngine {
  /**
   * @returns whether a value as a whole matches, in time linear in the value.
   * @throws when the text is no pattern, or asks for what cannot be answered in linear time.
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
 * Patterns of a server are untrusted: with the browser's own engine one careless rule, or a hostile one, could freeze
 * the page at a keystroke. The engine is large, so it is a separate chunk, loaded only when a form needs it; a
 * failed load is tried again at the next call.
 */
export const loadPatternEngine = (): Promise<PatternEngine> => {
  loading ??= load().catch((reason: unknown) => {
    loading = undefined
    throw reason
  })
  return loading
}
