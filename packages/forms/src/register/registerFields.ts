import type { FieldConfig, FieldConfigs } from '../schema/FieldConfig.ts'

/** The text fields of registration by user name, in the order the eye meets them. */
export const registerFieldOrder = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'nickname',
  'birthday',
  'mobileNum',
  'verificationCode',
  'email',
  'paymentPassword',
  'idNumber',
  'address',
  'line',
  'whatsapp',
  'facebook',
  'telegram',
  'wechat',
  'zalo',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const

/**
 * The same for registration by mobile number: number and code first, and neither user name nor a repeated password
 * [S-151].
 */
export const mobileRegisterFieldOrder: readonly RegisterFieldName[] = [
  'mobileNum',
  'verificationCode',
  'password',
  ...registerFieldOrder.filter(
    (name) => !['username', 'confirmPassword', 'mobileNum', 'verificationCode', 'password'].includes(name),
  ),
]

/** A text field of registration. */
export type RegisterFieldName = (typeof registerFieldOrder)[number]

/** What decides which fields a registration shows. */
export interface RegisterSetup {
  /** The platform's rules [S-134] [S-135]. */
  readonly configs: FieldConfigs
  /** Ask for an SMS code (flag REGMOBVERF3) [S-133]. */
  readonly smsShown: boolean
  /** A captcha picture is at hand. */
  readonly captchaShown: boolean
  /** The invitation code came with the address and was checked: its field is not shown. */
  readonly affiliateFixed: boolean
}

// Name and password can never be missing from a registration, whatever a platform forgets to say.
const always: Readonly<Record<'username' | 'password', FieldConfig>> = {
  username: { enabled: true, required: true, minLength: 4, maxLength: 15, patternId: 1 },
  password: { enabled: true, required: true, minLength: 6, maxLength: 20, patternId: 5 },
}

const mobileFallback: FieldConfig = { enabled: true, required: true, minLength: 10, maxLength: 11, patternId: 6 }

/**
 * The rules a registration really goes by: name, password and its repetition are always there and required [S-138]
 * [S-139]; so are mobile number, SMS code and payment password once they are shown [S-141]; everything else appears and
 * is required only as the platform says [S-134].
 */
export const registerConfigs = ({ configs, smsShown, captchaShown, affiliateFixed }: RegisterSetup): FieldConfigs => {
  const required = (config: FieldConfig): FieldConfig => ({ ...config, enabled: true, required: true })
  const password = required(configs['password'] ?? always.password)
  const rules: Record<string, FieldConfig> = {
    ...configs,
    username: required(configs['username'] ?? always.username),
    password,
    confirmPassword: password,
  }
  if (smsShown || configs['mobileNum']?.enabled) rules['mobileNum'] = required(configs['mobileNum'] ?? mobileFallback)
  if (configs['paymentPassword']?.enabled) rules['paymentPassword'] = required(configs['paymentPassword'])
  delete rules['verificationCode']
  if (smsShown)
    rules['verificationCode'] = { enabled: true, required: true, minLength: 0, maxLength: 255, patternId: 6 }
  if (!captchaShown) delete rules['captcha']
  if (affiliateFixed) delete rules['affiliateCode']
  return rules
}

/** What decides which fields a registration by mobile number shows. */
export interface MobileRegisterSetup extends RegisterSetup {
  /** Ask for a password too (flag MOBILENUMPASSREG3); without one, every login is by code [S-133]. */
  readonly passwordShown: boolean
}

/**
 * The rules of a registration by mobile number: the number is always there and required, the code once a way to codes
 * is given [S-141], the password by its flag [S-133]; the rest as the platform says [S-134].
 */
export const mobileRegisterConfigs = ({ passwordShown, ...setup }: MobileRegisterSetup): FieldConfigs => {
  const mobileNum = { ...mobileFallback, ...setup.configs['mobileNum'], enabled: true, required: true }
  const {
    username: _named,
    confirmPassword: _repeated,
    password,
    ...rules
  } = registerConfigs({
    ...setup,
    configs: { ...setup.configs, mobileNum },
  })
  return { ...rules, ...(passwordShown && password ? { password } : {}) }
}
