import type { SiteMerchant } from '@croupier/api/merchant'
import { mobileRules, type MobileRule } from '@croupier/forms/mobileRule'
import { useMemo } from 'react'
import { useRoot } from '../../base/RootContext.ts'

/** How mobile numbers of a merchant's market are written: by its file's rule, else by the country's numbering plan. */
const mobileRuleOf = ({ country, countryDialingCode, phoneRule }: SiteMerchant): MobileRule => ({
  countryCode: country,
  diallingCode: countryDialingCode,
  subscriberDigits: phoneRule?.digits,
  prefixes: phoneRule?.prefixes,
  hint: Object.values(mobileRules).find(({ countryCode }) => countryCode === country)?.hint,
})

/** How mobile numbers are written in the market (S-129). Use inside an observer. */
export function useMobileRule(): MobileRule {
  const merchant = useRoot().merchant.current
  return useMemo(() => mobileRuleOf(merchant), [merchant])
}
