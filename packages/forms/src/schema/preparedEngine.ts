import { configsNeedEngine } from './acceptedPattern.ts'
import type { FieldConfigs } from './FieldConfig.ts'
import { loadPatternEngine, type PatternEngine } from './patternEngine.ts'

/**
 * The engine that a form's server patterns need; `undefined` when none needs one, or when its chunk would not load:
 * the pattern ids then decide, since a chunk that fails to load must not block the form.
 */
export const preparedEngine = async (configs: FieldConfigs): Promise<PatternEngine | undefined> =>
  configsNeedEngine(configs) ? loadPatternEngine().catch(() => undefined) : undefined
