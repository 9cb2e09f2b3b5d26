import { registerField, registerFieldOrder, type RegisterFieldName, type registerFields } from './registerFields.ts'
import type { RegisterEntry } from './registerSchema.ts'

/** Context of a registration, known to the site and not to the form. */
export interface RegisterCircumstances<Proof extends object = object> {
  /** Host of the site. */
  readonly domain: string
  /** URL of the registration page. */
  readonly registerUrl: string
  /** Value of the URL's `referralCode` parameter, or empty. */
  readonly referralCode: string
  /** Digits of the market's dialling code, no plus. */
  readonly countryDialingCode: string
  /** An invitation code from the URL, if the field is not shown. */
  readonly affiliateCode?: string
  readonly loginDeviceId?: string
  readonly geetestValidateV4?: Proof
  /** A number verified by another provider's phone authentication [S-152]. */
  readonly firebaseChannel?: 'sms'
  readonly firebaseIdToken?: string
}

type Fields = typeof registerFields

/** Fields that are sent only when filled in. */
type OptionalName = {
  [Name in RegisterFieldName]: Fields[Name] extends { onlyWhenFilled: true } ? Name : never
}[RegisterFieldName]

type SentFields = Record<Exclude<RegisterFieldName, OptionalName>, string> & Partial<Record<OptionalName, string>>

const sentFields = (entry: RegisterEntry) =>
  Object.fromEntries(
    registerFieldOrder
      .filter((name) => entry[name] || !registerField(name).onlyWhenFilled)
      .map((name) => [name, entry[name] ?? '']),
  ) as SentFields

/**
 * The registration in the platform's format [S-149] [S-150]: every known text, empty if unused, and the context.
 * The client seals it and uses PUT [S-153].
 */
export const registerPayload = <Proof extends object = object>(
  entry: RegisterEntry,
  { affiliateCode, ...circumstances }: RegisterCircumstances<Proof>,
) => ({
  ...sentFields(entry),
  affiliateCode: entry.affiliateCode || affiliateCode || '',
  ...circumstances,
  registerMethod: 'WEB' as const,
  login: true as const,
})

/**
 * The registration by mobile number as the platform expects it: the number is the user name and the password
 * for its repetition [S-151].
 */
export const registerMobilePayload = <Proof extends object = object>(
  entry: RegisterEntry,
  circumstances: RegisterCircumstances<Proof>,
) =>
  registerPayload({ ...entry, username: entry.mobileNum ?? '', confirmPassword: entry.password ?? '' }, circumstances)
