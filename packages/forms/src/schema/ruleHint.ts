import { patternFor } from '../patterns/patterns.ts'
import type { Text } from '@croupier/locales'
import type { FieldConfig } from './FieldConfig.ts'

/** The hint of a field's rule, e.g. "6-20 letters and digits", shown before anything is wrong [S-137]. */
export const ruleHint = (
  { patternId, minLength: min, maxLength: max }: Pick<FieldConfig, 'patternId' | 'minLength' | 'maxLength'>,
  text: Text,
): string => text(patternFor(patternId).pattern.messageId, { min, max })
