import { latinDigits } from '@croupier/locales/digits'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'

/**
 * A mobile number in international digits without plus, or null when it is not one of this market. Accepts spaces,
 * dashes, digits of any script, a leading zero or none, and the country code with or without plus.
 */
export function internationalMobile(merchant: Pick<Merchant, 'dialingCode' | 'mobile'>, typed: string): string | null {
  const digits = latinDigits(typed).replace(/[\s().-]/g, '')
  const code = merchant.dialingCode
  const national = digits.startsWith(`+${code}`)
    ? digits.slice(code.length + 1)
    : digits.startsWith(code) && !merchant.mobile.test(digits)
      ? digits.slice(code.length)
      : digits
  if (!/^\d+$/.test(national) || !merchant.mobile.test(national)) return null
  return code + national.replace(/^0/, '')
}

/** Mobile number of a demo person, in national form with the leading zero. */
export function demoMobile({ mobileStart, mobileDigits }: Merchant, place: number): string {
  const rest = String(170_001_000 + place)
  return `0${mobileStart}${rest.slice(-(mobileDigits - mobileStart.length))}`
}
