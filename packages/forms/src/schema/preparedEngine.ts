import { configsNeedEngine } from './acceptedPattern.ts'
import type { FieldConfigs } from './FieldConfig.ts'
import { loadPatternEngine, type PatternEngine } from './patternEngine.ts'

/**
 * The engine that a form's server patterns need; `undefined` when none needs one, or when its chunk would not load:
 * the pattern ids then decide, for a lost chunk must not keep anybody out.
 */
export const preparedEngine = async (configs: FieldConfigs): Promise<PatternEngine | undefined> =>
  configsNeedEngine(configs) ? loadPatternEngine().catch(() => undefined) : undefined
