import type { PlainKey } from '@croupier/locales'
import { numberText } from '@croupier/locales/digits'
import type { CountryCode } from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import { faultIssue, type Fault, type FieldSchema } from '../schema/fieldSchema.ts'
import { askForPhoneNumbers, loadPhoneNumbers, longestNumber, phoneNumbers } from './phoneNumbers.ts'

/** A market's mobile numbers. Anything the rule omits follows the country's numbering plan. */
export interface MobileRule {
  /** ISO 3166 code of the country, e.g. `PH`. */
  readonly countryCode: string
  /** The country's dialling code without the plus, as sent on the wire, e.g. `63`. */
  readonly diallingCode: string
  /** Number of digits without the country code and the leading zero. */
  readonly subscriberDigits?: number | undefined
  /** Allowed first digits, after the country code or the leading zero. */
  readonly prefixes?: readonly string[] | undefined
  /** Message key of the format hint. */
  readonly hint?: PlainKey | undefined
}

/**
 * The markets' rules, which are stricter than the countries' plans: mobile numbers only. The Philippine one also
 * accepts 0895 to 0898, the range of the newest network, which a rule of "09 only" would reject.
 */
export const mobileRules: Readonly<Record<'PH' | 'BD', MobileRule>> = {
  PH: {
    countryCode: 'PH',
    diallingCode: '63',
    subscriberDigits: 10,
    prefixes: ['9', '895', '896', '897', '898'],
    hint: 'field.mobile_hint_PH',
  },
  BD: {
    countryCode: 'BD',
    diallingCode: '880',
    subscriberDigits: 10,
    prefixes: ['13', '14', '15', '16', '17', '18', '19'],
    hint: 'field.mobile_hint_BD',
  },
}

/** A mobile number in national and international form. */
export interface MobileNumber {
  /** National form, also used on the wire: `09171234567`. */
  readonly national: string
  /** International form: `+639171234567`. */
  readonly international: string
}

const read = (rule: MobileRule, typed: string): MobileNumber | undefined => {
  if (typed.length > 64) return undefined
  const number = phoneNumbers()?.(
    numberText(typed)
      .trim()
      .replace(/^tel:\s*/i, ''),
    {
      defaultCountry: rule.countryCode as CountryCode,
      extract: false,
    },
  )
  if (number?.countryCallingCode !== rule.diallingCode || number.ext !== undefined || !number.isValid())
    return undefined
  const subscriber = number.nationalNumber
  if (rule.subscriberDigits !== undefined && subscriber.length !== rule.subscriberDigits) return undefined
  if (rule.prefixes && !rule.prefixes.some((prefix) => subscriber.startsWith(prefix))) return undefined
  return { national: number.formatNational().replaceAll(/\D/g, ''), international: number.number }
}

/**
 * Parses a mobile number of a market: with or without the leading zero or the country code, with spaces, dashes and
 * brackets, in digits of any script, as a `tel:` link or with invisible characters around it. Resolves with `undefined`
 * if it is not a mobile number of that market; rejects when the countries' numbering plans cannot be loaded.
 */
export const parseMobile = async (rule: MobileRule, typed: string): Promise<MobileNumber | undefined> => {
  await loadPhoneNumbers()
  return read(rule, typed)
}

/**
 * Whether digits without a plus include the dialling code, as autofill writes them. Without the market's number of
 * digits the loaded plan tells, where the rule and the plan do not read them as a national number. Fewer than eight
 * digits after the code are not enough if the country has longer numbers: they may be the beginning of one that is being
 * typed. In Germany, Indonesia and Kosovo numbers of the same length may begin with the digits of the code, so there
 * only a rule with prefixes tells.
 */
export const includesDialCode = (rule: MobileRule, digits: string): boolean => {
  const { countryCode, diallingCode, subscriberDigits } = rule
  const following = digits.length - diallingCode.length
  if (subscriberDigits !== undefined) return following === subscriberDigits
  if (following < 8 && digits.length < longestNumber(countryCode as CountryCode)) return false
  const whole = `+${digits}`
  const alone = read(rule, digits)?.international ?? whole
  return alone === whole && read(rule, whole) !== undefined
}

const faultKey = (rule: MobileRule, typed: string) => {
  if (!phoneNumbers()) return 'errors.offline'
  return read(rule, typed) ? undefined : 'error_phone_number_limit'
}

/**
 * A mobile number field: any notation in, the national form out. A form's check waits for the numbering plans; without
 * them the field says that the device is offline. `empty` is the message of an empty field.
 */
export const mobileSchema = (
  rule: MobileRule,
  { required = true, empty = 'not_empty' }: { required?: boolean; empty?: Fault['key'] } = {},
): FieldSchema => {
  askForPhoneNumbers()
  return z.pipe(
    z.string().check((payload) => {
      const typed = payload.value.trim()
      if (typed === '') {
        if (required) payload.issues.push(faultIssue(typed, { code: 'not_empty', key: empty }))
        return
      }
      const key = faultKey(rule, typed)
      if (key) payload.issues.push(faultIssue(typed, { code: 'format', key }))
    }),
    z.transform((typed: string) => read(rule, typed)?.national ?? ''),
  )
}
