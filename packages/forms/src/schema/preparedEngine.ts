import { configsNeedEngine } from './acceptedPattern.ts'
import type { FieldConfigs } from './FieldConfig.ts'
import { loadPatternEngine, type PatternEngine } from './patternEngine.ts'

/**
 * The engine for a form's server patterns; `undefined` if none needs it, or if its chunk failed to load:
 * the pattern ids then decide, since a chunk that fails to load must not block the form.
 */
export const preparedEngine = async (configs: FieldConfigs): Promise<PatternEngine | undefined> =>
  configsNeedEngine(configs) ? loadPatternEngine().catch(() => undefined) : undefined
