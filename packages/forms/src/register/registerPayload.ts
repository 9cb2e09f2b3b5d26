import { registerField, registerFieldOrder, type RegisterFieldName, type registerFields } from './registerFields.ts'
import type { RegisterEntry } from './registerSchema.ts'

/** Where and how a registration happens; known to the site, not to the form. */
export interface RegisterCircumstances<Proof extends object = object> {
  /** Host the person registers on. */
  readonly domain: string
  /** Address of the page the person registers on. */
  readonly registerUrl: string
  /** Code of the address' `referralCode` parameter, or empty. */
  readonly referralCode: string
  /** Digits of the market's dialling code, no plus. */
  readonly countryDialingCode: string
  /** An invitation code that came with the address, when the field is not shown. */
  readonly affiliateCode?: string
  readonly loginDeviceId?: string
  readonly geetestValidateV4?: Proof
  /** A number that another provider's phone authentication has proved [S-152]. */
  readonly firebaseChannel?: 'sms'
  readonly firebaseIdToken?: string
}

type Fields = typeof registerFields

/** Fields that travel only when they were filled in. */
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
 * The registration as the platform takes it [S-149] [S-150]: every known text, empty when unused, and the circumstances.
 * Sealing it and the method PUT are the client's work [S-153].
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
