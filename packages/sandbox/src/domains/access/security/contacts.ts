import { changeMember, memberByEmail, memberByMobile } from '../../identity/members/members.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import { followTraits } from '../../safety/safety/exclusions.ts'
import type { Context } from '../../../Context.ts'
import { knownDevice } from './logins.ts'
import type { Origin } from './rows.ts'
import { changeSecurity, securityOf } from './security.ts'

/** The member who has verified a mobile number (international digits); unverified numbers open no account. */
export function holderOfMobile(context: Pick<Context, 'tables'>, merchant: string, mobile: string): Member | undefined {
  const member = memberByMobile(context, merchant, mobile)
  return member?.mobileVerified ? member : undefined
}

/** The member who has verified an email address. */
export function holderOfEmail(context: Pick<Context, 'tables'>, merchant: string, email: string): Member | undefined {
  const member = memberByEmail(context, merchant, email)
  return member && securityOf(context, member.id).emailVerified ? member : undefined
}

/** Removes a number from an account that never verified it, for the person who just did. */
export function releaseMobile(context: Context, merchant: string, mobile: string, holder: number | null): void {
  const member = memberByMobile(context, merchant, mobile)
  if (!member || member.id === holder || member.mobileVerified) return
  changeMember(context, member.id, { mobile: '' })
  sendMessage(context, member.id, 'info_contact_released', [])
}

/** Removes an email address from an account that never verified it. */
function releaseEmail(context: Context, merchant: string, email: string, holder: number): void {
  const member = memberByEmail(context, merchant, email)
  if (!member || member.id === holder || securityOf(context, member.id).emailVerified) return
  changeMember(context, member.id, { email: '' })
  sendMessage(context, member.id, 'info_contact_released', [])
}

/** Marks an email address as verified by the code sent there. */
export function proveEmail(context: Context, member: Member, email: string): void {
  releaseEmail(context, member.merchant, email, member.id)
  changeSecurity(context, member.id, { emailVerified: true })
  followTraits(context, changeMember(context, member.id, { email }))
}

/** The mark of the call's device, if the holder of a typed number was logged in on it before; else null. */
export function holdersDevice(context: Context, merchant: Merchant, typed: string, from: Origin): string | null {
  const mobile = internationalMobile(merchant, typed)
  const holder = mobile === null ? undefined : holderOfMobile(context, merchant.code, mobile)
  return holder ? knownDevice(context, holder.id, from) : null
}
