import type { SmsPort } from '@croupier/forms'
import { type SmsPurpose, smsStore } from '@croupier/stores'
import { useStore } from '../app/RootContext.ts'

/** The way to SMS codes as a form takes it; a refusal is told in a dialog (S-121 to S-124). Use inside an observer. */
export function useSmsPort(purpose: SmsPurpose): SmsPort {
  const sms = useStore(smsStore)
  return {
    secondsLeft: sms.countdowns[purpose].secondsLeft,
    send: async ({ mobile, countryDialingCode }) => {
      await sms.request(purpose, mobile.national, countryDialingCode)
    },
  }
}
