export { formTextKeys, type FormTextKey } from './text/formTextKeys.ts'
export { FormTextProvider, useFormText, type FormText, type FormTextProviderProps } from './text/FormTextProvider.tsx'
export type { Message, MessageValues, TextPort } from './text/message.ts'
export { patternHint, type Bounds } from './text/patternHint.ts'

export { patternFor, patterns, type FoundPattern, type Pattern, type PatternId } from './patterns/patterns.ts'
export { daysInMonth, parseIsoDate, parseUsDate, type CalendarDate } from './patterns/calendarDate.ts'

export type { ConfigProblem, FieldConfig, FieldConfigs } from './schema/FieldConfig.ts'
export {
  fieldSchema,
  type Fault,
  type FaultKeys,
  type FieldSchema,
  type FieldSchemaOptions,
} from './schema/fieldSchema.ts'
export { formSchema, shownFields, type FormSchemaOptions } from './schema/formSchema.ts'
export { formResolver, type FaultError } from './schema/formResolver.ts'
export { loadPatternEngine, type PatternEngine } from './schema/patternEngine.ts'
export { configsNeedEngine } from './schema/acceptedPattern.ts'

export { mobileRules, mobileSchema, parseMobile, type MobileNumber, type MobileRule } from './mobile/mobileRule.ts'
export {
  ageOn,
  agreementAge,
  birthdaySchema,
  calendarDay,
  defaultMinimumAge,
  type BirthdayRule,
} from './birthday/age.ts'
export { amountOf, parseAmount, type AmountFault, type ParsedAmount } from './amount/parseAmount.ts'
export { amountSchema, decimalText, type AmountBand } from './amount/amountSchema.ts'

export type { Outcome, Refusal } from './form/refusal.ts'
export { Form, type FormProps } from './form/Form.tsx'
export { FormAlert, type FormAlertProps } from './form/FormAlert.tsx'
export { SubmitButton, type SubmitButtonProps } from './form/SubmitButton.tsx'
export { useKitForm, type KitFormOptions } from './form/useKitForm.ts'

export type { BoundFieldProps } from './fields/useBoundField.ts'
export { TextField, type TextFieldProps } from './fields/TextField.tsx'
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField.tsx'
export { CaptchaField, type CaptchaChallenge, type CaptchaFieldProps } from './fields/CaptchaField.tsx'
export { MobileField, type MobileFieldProps } from './fields/MobileField.tsx'
export { SmsCodeField, type SmsCodeFieldProps } from './fields/SmsCodeField.tsx'
export { CheckboxField, type CheckboxFieldProps } from './fields/CheckboxField.tsx'
export { TermsField, type LegalText, type TermsFieldProps } from './fields/TermsField.tsx'
export { SelectField, type SelectFieldProps } from './fields/SelectField.tsx'
export { BirthdayField, isoDate, type BirthdayFieldProps } from './fields/BirthdayField.tsx'
export { AmountField, type AmountFieldProps } from './fields/AmountField.tsx'
export { ReferenceField, type ReferenceFieldProps } from './fields/ReferenceField.tsx'

export type { Scene, Verify } from './verification/Verify.ts'
export type { SmsPort, SmsRequest } from './verification/SmsPort.ts'
export { LoginForm, type LoginFormProps, type LoginRefusal } from './login/LoginForm.tsx'
export type { SocialChannel, SocialLogin } from './login/LoginWays.tsx'
export { loginRequest, type LoginMode, type LoginRequest, type LoginValues } from './login/loginRequest.ts'
export { RegisterForm, type RegisterFormProps } from './register/RegisterForm.tsx'
export { registerFieldOrder, type RegisterFieldName } from './register/registerFields.ts'
export { registerPayload, type RegisterCircumstances } from './register/registerPayload.ts'
export type { RegisterEntry } from './register/registerSchema.ts'
export { ChoiceField, type ChoiceFieldProps } from './fields/ChoiceField.tsx'
export { DepositForm, type DepositDraft, type DepositFormProps } from './deposit/DepositForm.tsx'
export type {
  DepositLimit,
  DepositMethod,
  DepositOrder,
  DepositPromotion,
  TransferField,
  TransferType,
} from './deposit/DepositMethod.ts'
export { feeOf, type DepositChoice } from './deposit/depositSchema.ts'
export type { TransferDetails, TransferValues } from './deposit/transferSchema.ts'
export { FilesField, type FilesFieldProps } from './fields/FilesField.tsx'
export type { Receipt, ReceiptRule } from './deposit/receipts.ts'
