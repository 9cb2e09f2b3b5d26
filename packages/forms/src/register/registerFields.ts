import type { PlainKey } from '@croupier/locales'
import { birthdaySchema } from '../birthday/age.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { passwordRule, presentSchema } from '../password/passwordRule.ts'
import type { CalendarDate } from '@croupier/locales/calendar'
import type { Pattern } from '../patterns/patterns.ts'
import type { FieldConfig } from '../schema/FieldConfig.ts'
import type { FaultKeys, FieldSchema } from '../schema/fieldSchema.ts'
import { verificationCodeRule, verificationCodeSchema } from '../verification/verificationCode.ts'

/** Settings that the checks of single fields depend on. */
export interface RegisterContext {
  readonly mobileRule: MobileRule
  readonly minimumAge: number
  readonly today: () => CalendarDate
}

/** Definition of a registration field. */
export interface RegisterFieldSpec {
  readonly label: PlainKey
  /** Control to render. Default: a text field. */
  readonly control?: 'password' | 'repetition' | 'paymentPassword' | 'birthday' | 'mobile' | 'smsCode' | 'captcha'
  /** Autofill hint. Default `off`. */
  readonly autoComplete?: string
  /** Phone keyboard. Default: that of the rule. */
  readonly inputMode?: Pattern['inputMode']
  /** Shown left to right in every language, like account names and codes. */
  readonly code?: true
  /** Replaces the rule's hint. */
  readonly hint?: PlainKey
  /** Explains why the data is needed. */
  readonly reason?: PlainKey
  /** Replaces the default messages. */
  readonly faults?: FaultKeys
  /** Builds the schema to use instead of the one from the platform's rules. */
  readonly schema?: (config: FieldConfig, context: RegisterContext) => FieldSchema
  /** Required whenever it is shown, regardless of the platform. */
  readonly required?: true
  /** Rules if the platform sends none. */
  readonly fallback?: FieldConfig
}

/** The fields of registration by user name in their visual order. */
export const registerFields = {
  username: {
    label: 'in_increase_username',
    autoComplete: 'username',
    code: true,
    required: true,
    fallback: { enabled: true, required: true, minLength: 4, maxLength: 15, patternId: 1 },
  },
  password: {
    label: 'in_increase_password',
    control: 'password',
    faults: { length: 'error_password' },
    required: true,
    fallback: passwordRule,
  },
  confirmPassword: {
    label: 'in_increase_verifyPwd',
    control: 'repetition',
    schema: () => presentSchema(),
    required: true,
    fallback: passwordRule,
  },
  payeeName: {
    label: 'in_increase_payeeName',
    autoComplete: 'name',
    reason: 'register.reason_name',
    faults: { format: 'in_payeeName_error' },
  },
  nickname: { label: 'in_increase_nickname', autoComplete: 'nickname' },
  birthday: {
    label: 'in_increase_birthday',
    control: 'birthday',
    reason: 'register.reason_birthday',
    schema: ({ required }, { minimumAge, today }) => birthdaySchema({ minimumAge, today, required }),
  },
  mobileNum: {
    label: 'in_increase_mobileNum',
    control: 'mobile',
    reason: 'register.reason_contact',
    schema: (_config, { mobileRule }) => mobileSchema(mobileRule),
    required: true,
    fallback: { enabled: true, required: true, minLength: 10, maxLength: 11, patternId: 6 },
  },
  verificationCode: {
    label: 'in_increase_verificationCode',
    control: 'smsCode',
    schema: () => verificationCodeSchema(),
    required: true,
    fallback: verificationCodeRule,
  },
  email: {
    label: 'in_increase_email',
    reason: 'register.reason_contact',
    autoComplete: 'email',
    inputMode: 'email',
    code: true,
    faults: { format: 'in_email_incorrect' },
  },
  paymentPassword: { label: 'in_increase_paymentPassword', control: 'paymentPassword', required: true },
  idNumber: { label: 'in_increase_idNumber', code: true, reason: 'register.reason_identity' },
  address: {
    label: 'in_increase_address',
    reason: 'register.reason_identity',
    autoComplete: 'street-address',
    faults: { empty: 'enter_address' },
  },
  line: { label: 'in_increase_line', code: true },
  whatsapp: { label: 'in_increase_whatsapp', code: true, hint: 'whatsapp_redeem' },
  facebook: { label: 'in_increase_facebook', code: true },
  telegram: { label: 'in_increase_telegram', code: true },
  wechat: { label: 'in_increase_wechat', code: true },
  zalo: { label: 'in_increase_zalo', code: true, hint: 'zalo_redeem' },
  qqNum: { label: 'in_increase_qqNum', code: true },
  recommenderId: { label: 'in_increase_recommenderId', code: true },
  affiliateCode: { label: 'in_increase_affiliateCode', code: true },
  captcha: { label: 'in_increase_captcha', control: 'captcha', faults: { empty: 'in_vwrite_code' } },
} as const satisfies Readonly<Record<string, RegisterFieldSpec>>

/** A field of registration. */
export type RegisterFieldName = keyof typeof registerFields

/** The definition of a field. */
export const registerField = (name: RegisterFieldName): RegisterFieldSpec => registerFields[name]

/** The fields of registration by user name, in visual order. */
export const registerFieldOrder = Object.keys(registerFields) as readonly RegisterFieldName[]

/** Registration by mobile number begins with number and code, without a user name and a repeated password. */
export const mobileRegisterFieldOrder: readonly RegisterFieldName[] = [
  'mobileNum',
  'verificationCode',
  ...registerFieldOrder.filter(
    (name) => !['username', 'confirmPassword', 'mobileNum', 'verificationCode'].includes(name),
  ),
]
