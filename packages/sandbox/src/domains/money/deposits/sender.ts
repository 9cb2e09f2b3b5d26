import { internationalMobile } from '../../identity/members/mobile.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { fitsRule, type SenderRule } from '../../merchants/merchants/transferRules.ts'

const MOBILE_DIGITS = 11

/** The sender of a transfer in its stored form, or null when it does not fit the channel. */
export function readSender(merchant: Merchant, rule: SenderRule, typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  if (rule === null) return digits.slice(0, 20)
  if (rule.field === 'senderAccount') return fitsRule(rule, digits) ? digits : null
  const international = internationalMobile(merchant, digits)
  const national = international === null ? digits : `0${international.slice(merchant.dialingCode.length)}`
  if (rule.rule === 'mobile') return international === null ? null : national
  const mobileFits = !rule.mobileFirst || internationalMobile(merchant, national.slice(0, MOBILE_DIGITS)) !== null
  return mobileFits && fitsRule(rule, national) ? national : null
}
