import type { FieldConfigs } from '../schema/FieldConfig.ts'
import { registerField, registerFieldOrder, type RegisterFieldName } from './registerFields.ts'

/** Inputs that decide which fields a registration shows. */
export interface RegisterSetup {
  /** The platform's rules. */
  readonly configs: FieldConfigs
  /** Ask for an SMS code (flag REGMOBVERF3). */
  readonly smsShown: boolean
  /** Whether there is a captcha to show; the platform's rules still decide about its field. */
  readonly captchaShown: boolean
  /** The invitation code came in the URL and was checked, so its field is not shown. */
  readonly affiliateFixed: boolean
}

/** Fields that are always or never shown, regardless of the platform; the platform decides about the others. */
type Shown = Readonly<Partial<Record<RegisterFieldName, boolean | undefined>>>

const rulesOf = (configs: FieldConfigs, shown: Shown): FieldConfigs =>
  Object.fromEntries(
    registerFieldOrder.flatMap((name) => {
      const { required, fallback } = registerField(name)
      const config = configs[name] ?? fallback
      if (!config || !(shown[name] ?? configs[name]?.enabled)) return []
      return [[name, { ...config, enabled: true, required: required ?? config.required }]]
    }),
  )

const circumstances = ({ smsShown, captchaShown, affiliateFixed }: RegisterSetup): Shown => ({
  mobileNum: smsShown || undefined,
  verificationCode: smsShown,
  captcha: captchaShown ? undefined : false,
  affiliateCode: affiliateFixed ? false : undefined,
})

/**
 * The rules of a registration by user name: name, password and its repetition are always shown, mobile number and
 * SMS code if required, everything else as configured by the platform.
 */
export const registerConfigs = (setup: RegisterSetup): FieldConfigs =>
  rulesOf(setup.configs, { ...circumstances(setup), username: true, password: true, confirmPassword: true })

/** Inputs that decide which fields a registration by mobile number shows. */
export interface MobileRegisterSetup extends RegisterSetup {
  /** Ask for a password too (flag MOBILENUMPASSREG3); without one, every login is by code. */
  readonly passwordShown: boolean
}

/**
 * The rules of a registration by mobile number: the number is always shown, the code if required,
 * the password by its flag, the rest as configured by the platform.
 */
export const mobileRegisterConfigs = (setup: MobileRegisterSetup): FieldConfigs =>
  rulesOf(setup.configs, {
    ...circumstances(setup),
    mobileNum: true,
    username: false,
    password: setup.passwordShown,
    confirmPassword: false,
  })
