import { patternFor } from '../patterns/patterns.ts'
import type { TextPort } from '../text/message.ts'
import type { FieldConfig } from './FieldConfig.ts'

/** The hint of a field's rule, e.g. "6-20 letters and digits", shown before anything is wrong [S-137]. */
export const ruleHint = (
  { patternId, minLength: min, maxLength: max }: Pick<FieldConfig, 'patternId' | 'minLength' | 'maxLength'>,
  text: TextPort,
): string => text(patternFor(patternId).pattern.messageId, { min, max })
