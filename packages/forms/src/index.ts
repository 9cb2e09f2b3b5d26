export { formTextKeys, type FormTextKey } from './text/formTextKeys.ts'
export { FormTextProvider, useFormText, type FormText, type FormTextProviderProps } from './text/FormTextProvider.tsx'
export type { Message, MessageValues, TextPort } from './text/message.ts'
export { patternHint, type Bounds } from './text/patternHint.ts'

export { patternFor, patterns, type FoundPattern, type Pattern, type PatternId } from './patterns/patterns.ts'
export { daysInMonth, parseIsoDate, parseUsDate, type CalendarDate } from './patterns/calendarDate.ts'

export type { ConfigProblem, FieldConfig, FieldConfigs } from './schema/FieldConfig.ts'
export { fieldSchema, type Fault, type FaultKeys, type FieldSchema, type FieldSchemaOptions } from './schema/fieldSchema.ts'
export { formSchema, shownFields, type FormSchemaOptions } from './schema/formSchema.ts'
export { formResolver, type FaultError } from './schema/formResolver.ts'
export { loadPatternEngine, type PatternEngine } from './schema/patternEngine.ts'
export { configsNeedEngine } from './schema/acceptedPattern.ts'

export { mobileRules, mobileSchema, parseMobile, type MobileNumber, type MobileRule } from './mobile/mobileRule.ts'
export { ageOn, agreementAge, birthdaySchema, calendarDay, defaultMinimumAge, type BirthdayRule } from './birthday/age.ts'
export { amountOf, parseAmount, type AmountFault, type ParsedAmount } from './amount/parseAmount.ts'
export { amountSchema, type AmountBand } from './amount/amountSchema.ts'
