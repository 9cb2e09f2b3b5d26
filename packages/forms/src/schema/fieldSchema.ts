import type { MessageKey, MessageValues } from '@croupier/locales'
import * as z from 'zod/mini'
import { canonical } from '../patterns/canonical.ts'
import { patternFor } from '../patterns/patterns.ts'
import { characterRule } from './acceptedPattern.ts'
import { characterCount } from './characterCount.ts'
import type { ConfigProblem, FieldConfig } from './FieldConfig.ts'
import type { PatternEngine } from './patternEngine.ts'

/** A fault of a field, as a code and a message key; never finished text. */
export interface Fault {
  /** Code for callers, e.g. `not_empty`. */
  readonly code: string
  /** Message key; usually equal to the code. */
  readonly key: MessageKey
  /** Values for the placeholders of the message. */
  readonly values?: MessageValues
}

/** Messages that replace the defaults. */
export interface FaultKeys {
  /** The field is empty. Default `not_empty`. */
  readonly empty?: MessageKey
  /** Its length is out of bounds; gets `min` and `max`. Default: the hint of the pattern id. */
  readonly length?: MessageKey
  /** Its characters break the rule; gets `min` and `max`. Default: the hint of the pattern id. */
  readonly format?: MessageKey
}

/** Options of {@link fieldSchema}. */
export interface FieldSchemaOptions {
  /** Names the field in reports. */
  readonly name?: string
  /** Checks the server's pattern; without it the pattern id decides. */
  readonly engine?: PatternEngine | undefined
  /** Called with rules that could not be used as sent. */
  readonly report?: ((problem: ConfigProblem) => void) | undefined
  /** Messages that replace the defaults. */
  readonly keys?: FaultKeys | undefined
}

/** The schema of one field: text in, trimmed and composed (NFC) text out. */
export type FieldSchema = z.ZodMiniType<string, string>

/** A zod issue that carries a {@link Fault}; {@link faultOfIssue} reads it back. */
export const faultIssue = (input: unknown, fault: Fault, path?: string[]) => ({
  code: 'custom' as const,
  input,
  message: fault.key,
  params: { fault },
  ...(path ? { path } : {}),
})

/** A space, or an invisible mark that messages and web pages put around what is copied from them. */
const edge = String.raw`[\s\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]`

/**
 * What a text loses at its ends. Not the joiners of Indic and Arabic scripts, which may end a word. The trailing part
 * begins only where a run of such characters begins: otherwise a long run inside the text is read again from each of
 * its characters.
 */
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'gu')

/** A value of the wrong type counts as missing, like an empty field. */
const missing: Fault = { code: 'not_empty', key: 'not_empty' }

/** The fault of a zod issue. */
export const faultOfIssue = (issue: z.core.$ZodIssue): Fault =>
  (issue.code === 'custom' ? (issue.params?.['fault'] as Fault | undefined) : undefined) ?? missing

/**
 * The schema of one field from the rules a server sent.
 *
 * Checked in this order, reporting only the first fault: emptiness (when required), length in user-perceived
 * characters, characters. An empty optional field passes whatever its bounds say. Length comes before the pattern, so
 * no pattern ever sees more text than the field may hold. The output is trimmed and composed, so that the server
 * sees the same characters from every keyboard. The schema implements Standard Schema.
 */
export const fieldSchema = (config: FieldConfig, options: FieldSchemaOptions = {}): FieldSchema => {
  const { name = '', engine, report = () => {}, keys = {} } = options
  const reversed = config.maxLength < config.minLength
  if (reversed) {
    report({ kind: 'bounds-reversed', field: name, minLength: config.minLength, maxLength: config.maxLength })
  }
  const min = reversed ? config.maxLength : config.minLength
  const max = reversed ? config.minLength : config.maxLength
  const accepted = characterRule(name, config, engine, report)
  const { pattern } = patternFor(config.patternId)
  const values = { min, max }
  const empty = keys.empty ?? 'not_empty'

  const faultOf = (value: string): Fault | undefined => {
    if (value === '') return config.required ? { code: 'not_empty', key: empty } : undefined
    const length = characterCount(value, max)
    if (length < min || length > max) return { code: 'length', key: keys.length ?? pattern.messageId, values }
    const composed = canonical(value)
    const fits = composed !== undefined && accepted(composed)
    return fits ? undefined : { code: 'format', key: keys.format ?? pattern.messageId, values }
  }

  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((value: string) => {
        const typed = value.replace(edges, '')
        return pattern.normalise?.(typed) ?? typed
      }),
    ),
    z.pipe(
      z.string().check((payload) => {
        const fault = faultOf(payload.value)
        if (fault) payload.issues.push(faultIssue(payload.value, fault))
      }),
      z.transform((value: string) => canonical(value) ?? ''),
    ),
  )
}
