import { mobileRules, type MobileRule } from '@croupier/forms'
import { useRoot } from '../../app/RootContext.ts'

/** How mobile numbers are written in the market (S-129). Use inside an observer. */
export function useMobileRule(): MobileRule {
  const { country } = useRoot().merchant.current
  return country === 'BD' ? mobileRules.BD : mobileRules.PH
}
