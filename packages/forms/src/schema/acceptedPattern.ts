import { patternFor } from '../patterns/patterns.ts'
import type { ConfigProblem, FieldConfig, FieldConfigs } from './FieldConfig.ts'
import type { PatternEngine } from './patternEngine.ts'

/** Patterns that servers use to accept anything. */
const anything = new Set(['*', '.*', '^.*$', '.+', '^.+$'])

const needsEngine = ({ enabled, acceptedPattern }: FieldConfig) =>
  enabled && Boolean(acceptedPattern) && !anything.has(acceptedPattern ?? '')

/** Whether any shown field of a form has a server pattern that needs the engine. */
export const configsNeedEngine = (configs: FieldConfigs): boolean => Object.values(configs).some(needsEngine)

/**
 * The check of a field's characters.
 *
 * The server's pattern decides if there is one; a lone `*` accepts anything. Without a pattern, with an unusable one,
 * or without the engine, the pattern id decides. Unusable patterns and unknown ids are reported.
 */
export const characterRule = (
  field: string,
  config: FieldConfig,
  engine: PatternEngine | undefined,
  report: (problem: ConfigProblem) => void,
): ((value: string) => boolean) => {
  const { pattern, known } = patternFor(config.patternId)
  if (!known) report({ kind: 'unknown-pattern-id', field, patternId: config.patternId })
  const source = config.acceptedPattern
  if (!source) return pattern.matches
  if (anything.has(source)) return () => true
  if (!engine) return pattern.matches
  try {
    return engine.compile(source)
  } catch (reason) {
    report({
      kind: 'unusable-pattern',
      field,
      source,
      reason: reason instanceof Error ? reason.message : String(reason),
    })
    return pattern.matches
  }
}
