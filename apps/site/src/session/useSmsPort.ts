import type { SmsPort } from '@croupier/forms'
import { type SmsPurpose, smsStore } from '@croupier/stores'
import { useStore } from '../base/RootContext.ts'

/**
 * The port through which a form requests SMS codes; a refusal opens a dialog (S-121 to S-124). Use inside an observer.
 */
export function useSmsPort(purpose: SmsPurpose): SmsPort {
  const sms = useStore(smsStore)
  return {
    secondsLeft: sms.countdowns[purpose].secondsLeft,
    send: async ({ mobile, countryDialingCode }) => {
      await sms.request(purpose, mobile.national, countryDialingCode)
    },
  }
}
