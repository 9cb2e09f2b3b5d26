import { Refusal } from '../../../Refusal.ts'
import type { Received } from '@croupier/api'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import type { Context } from '../../../Context.ts'
import { refuseUnproven } from '../../identity/verification/slider.ts'
import { holdersDevice } from './contacts.ts'
import { originOf } from './entrance.ts'
import { LIMITS, meter } from '../../identity/verification/limiter.ts'
import { sendCode, sendSms, SMS_MINUTES } from '../../identity/verification/sms.ts'
import type { Call, Handlers } from '../../../wire/Call.ts'

function read(merchant: Merchant, typed: string): string {
  const mobile = internationalMobile(merchant, typed)
  if (!mobile) throw new Refusal('mobile.invalid')
  return mobile
}

function sendForRegistration(
  context: Context,
  { merchant, visitor }: Call,
  input: Received<'verification.registerSms'>,
) {
  refuseUnproven(context, merchant, 'sms', input.geetestValidateV4)
  const mobile = read(merchant, input.mobileNo)
  meter(context, LIMITS.codesFromAddress, visitor)
  // Also sends to numbers that have an account or are excluded: only the holder of the number may learn of either.
  sendCode(context, merchant, { purpose: 'register', receiver: mobile, address: visitor })
  return { expiredMinutes: SMS_MINUTES }
}

/** SMS codes. Nothing is sent anywhere: the operator panel shows them. */
export const smsHandlers: Pick<
  Handlers<'verification'>,
  'verification.loginSms' | 'verification.registerSms' | 'verification.registerMobileSms'
> = {
  'verification.loginSms': (context, call, { mobileNum, geetestValidateV4 }) => {
    const { merchant, visitor } = call
    refuseUnproven(context, merchant, 'sms', geetestValidateV4)
    meter(context, LIMITS.codesFromAddress, visitor)
    // Also sends to unknown numbers: only the owner of a number may learn whether it has an account.
    sendSms(
      context,
      merchant,
      'login',
      read(merchant, mobileNum),
      holdersDevice(context, merchant, mobileNum, originOf(call)),
    )
    return { expiredMinutes: SMS_MINUTES }
  },
  'verification.registerSms': (context, call, input) => sendForRegistration(context, call, input),
  'verification.registerMobileSms': (context, call, input) => sendForRegistration(context, call, input),
}
