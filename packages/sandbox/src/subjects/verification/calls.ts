import { Refusal } from '../../Refusal.ts'
import type { Received } from '@croupier/api'
import type { Merchant } from '../merchants/Merchant.ts'
import { internationalMobile } from '../members/mobile.ts'
import { memberByMobile } from '../members/members.ts'
import type { World } from '../../World.ts'
import { refuseUnproven } from './slider.ts'
import { sendSms, SMS_MINUTES } from './sms.ts'
import type { Handlers } from '../../wire/Call.ts'

function read(merchant: Merchant, typed: string): string {
  const mobile = internationalMobile(merchant, typed)
  if (!mobile) throw new Refusal('mobile.invalid')
  return mobile
}

function sendForRegistration(world: World, merchant: Merchant, input: Received<'verification.registerSms'>) {
  refuseUnproven(world, merchant, 'sms', input.geetestValidateV4)
  const mobile = read(merchant, input.mobileNo)
  if (memberByMobile(world, merchant.code, mobile)) throw new Refusal('mobile.taken')
  sendSms(world, merchant, 'register', mobile)
  return { expiredMinutes: SMS_MINUTES }
}

/** SMS codes. Nothing is sent anywhere: the operator panel shows them. */
export const verificationHandlers: Handlers<'verification'> = {
  'verification.loginSms': (world, { merchant }, { mobileNum, geetestValidateV4 }) => {
    refuseUnproven(world, merchant, 'sms', geetestValidateV4)
    // Also for numbers nobody has: whether an account exists is told only to the owner of the number.
    sendSms(world, merchant, 'login', read(merchant, mobileNum))
    return { expiredMinutes: SMS_MINUTES }
  },
  'verification.registerSms': (world, { merchant }, input) => sendForRegistration(world, merchant, input),
  'verification.registerMobileSms': (world, { merchant }, input) => sendForRegistration(world, merchant, input),
}
