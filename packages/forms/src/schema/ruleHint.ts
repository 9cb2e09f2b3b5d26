import { patternFor } from '../patterns/patterns.ts'
import type { Text } from '@croupier/locales'
import type { FieldConfig } from './FieldConfig.ts'

/** The hint of a field's rule, e.g. "6-20 letters and digits", shown before anything is wrong. */
export const ruleHint = (
  { patternId, minLength: min, maxLength: max }: Pick<FieldConfig, 'patternId' | 'minLength' | 'maxLength'>,
  text: Text,
): string => text(patternFor(patternId).pattern.messageId, { min, max })

/** {@link ruleHint}, unless the rule accepts any text or an empty one: that has no useful hint. */
export const fieldHint = (rule: FieldConfig, text: Text): string | undefined =>
  rule.patternId !== 0 && rule.acceptedPattern !== '*' && rule.minLength > 0 ? ruleHint(rule, text) : undefined
