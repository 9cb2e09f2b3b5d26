import { configsNeedEngine } from './acceptedPattern.ts'
import type { FieldConfigs } from './FieldConfig.ts'
import { loadPatternEngine, type PatternEngine } from './patternEngine.ts'

/**
 * The engine for a form's server patterns; `undefined` if none needs it, or if its chunk fails to load. The pattern ids
 * then decide, because a failed download must not block the form.
 */
export const preparedEngine = async (configs: FieldConfigs): Promise<PatternEngine | undefined> =>
  configsNeedEngine(configs) ? loadPatternEngine().catch(() => undefined) : undefined
