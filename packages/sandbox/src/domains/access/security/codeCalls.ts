import { Refusal } from '../../../Refusal.ts'
import type { Received } from '@croupier/api'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import type { World } from '../../../World.ts'
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

function sendForRegistration(world: World, { merchant, visitor }: Call, input: Received<'verification.registerSms'>) {
  refuseUnproven(world, merchant, 'sms', input.geetestValidateV4)
  const mobile = read(merchant, input.mobileNo)
  meter(world, LIMITS.codesFromAddress, visitor)
  // Also to numbers that have an account or are excluded: both are told only to whoever holds the number.
  sendCode(world, merchant, { purpose: 'register', receiver: mobile, address: visitor })
  return { expiredMinutes: SMS_MINUTES }
}

/** SMS codes. Nothing is sent anywhere: the operator panel shows them. */
export const codeHandlers: Handlers<'verification'> = {
  'verification.loginSms': (world, call, { mobileNum, geetestValidateV4 }) => {
    const { merchant, visitor } = call
    refuseUnproven(world, merchant, 'sms', geetestValidateV4)
    meter(world, LIMITS.codesFromAddress, visitor)
    // Also for numbers nobody has: whether an account exists is told only to the owner of the number.
    sendSms(
      world,
      merchant,
      'login',
      read(merchant, mobileNum),
      holdersDevice(world, merchant, mobileNum, originOf(call)),
    )
    return { expiredMinutes: SMS_MINUTES }
  },
  'verification.registerSms': (world, call, input) => sendForRegistration(world, call, input),
  'verification.registerMobileSms': (world, call, input) => sendForRegistration(world, call, input),
}
