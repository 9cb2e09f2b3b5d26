import type { FieldConfigs } from '../schema/FieldConfig.ts'
import { registerField, registerFieldOrder, type RegisterFieldName } from './registerFields.ts'

/** What decides which fields a registration shows. */
export interface RegisterSetup {
  /** The platform's rules [S-134] [S-135]. */
  readonly configs: FieldConfigs
  /** Ask for an SMS code (flag REGMOBVERF3) [S-133]. */
  readonly smsShown: boolean
  /** There is a captcha picture to show. */
  readonly captchaShown: boolean
  /** The invitation code came with the address and was checked: its field is not shown. */
  readonly affiliateFixed: boolean
}

/** Fields that are always or never shown, regardless of the platform; the platform decides about the others [S-134]. */
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
 * The rules that a registration by user name follows: name, password and its repetition always show, mobile number and
 * SMS code when one is needed [S-138]..[S-141], everything else as the platform says [S-134].
 */
export const registerConfigs = (setup: RegisterSetup): FieldConfigs =>
  rulesOf(setup.configs, { ...circumstances(setup), username: true, password: true, confirmPassword: true })

/** What decides which fields a registration by mobile number shows. */
export interface MobileRegisterSetup extends RegisterSetup {
  /** Ask for a password too (flag MOBILENUMPASSREG3); without one, every login is by code [S-133]. */
  readonly passwordShown: boolean
}

/**
 * The rules that a registration by mobile number follows: the number always shows, the code when one is asked for
 * [S-141], the password by its flag [S-133], the rest as the platform says [S-134].
 */
export const mobileRegisterConfigs = (setup: MobileRegisterSetup): FieldConfigs =>
  rulesOf(setup.configs, {
    ...circumstances(setup),
    mobileNum: true,
    username: false,
    password: setup.passwordShown,
    confirmPassword: false,
  })
