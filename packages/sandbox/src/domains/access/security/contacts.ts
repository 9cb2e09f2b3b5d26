import { changeMember, memberByEmail, memberByMobile } from '../../identity/members/members.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import { followTraits } from '../../safety/safety/exclusions.ts'
import type { World } from '../../../World.ts'
import { knownDevice } from './logins.ts'
import type { Origin } from './rows.ts'
import { changeSecurity, securityOf } from './security.ts'

/** The member who has shown to hold a number (international digits): a number that was only typed opens no account. */
export function holderOfMobile(world: Pick<World, 'tables'>, merchant: string, mobile: string): Member | undefined {
  const member = memberByMobile(world, merchant, mobile)
  return member?.mobileVerified ? member : undefined
}

/** The member who has shown to read an e-mail address. */
export function holderOfEmail(world: Pick<World, 'tables'>, merchant: string, email: string): Member | undefined {
  const member = memberByEmail(world, merchant, email)
  return member && securityOf(world, member.id).emailVerified ? member : undefined
}

/** Takes a number from an account that only typed it, for whoever has just shown to hold it. */
export function releaseMobile(world: World, merchant: string, mobile: string, holder: number | null): void {
  const member = memberByMobile(world, merchant, mobile)
  if (!member || member.id === holder || member.mobileVerified) return
  changeMember(world, member.id, { mobile: '' })
  sendMessage(world, member.id, 'info_contact_released', [])
}

/** Takes an e-mail address from an account that only typed it. */
function releaseEmail(world: World, merchant: string, email: string, holder: number): void {
  const member = memberByEmail(world, merchant, email)
  if (!member || member.id === holder || securityOf(world, member.id).emailVerified) return
  changeMember(world, member.id, { email: '' })
  sendMessage(world, member.id, 'info_contact_released', [])
}

/** Marks an address as proven by the code sent there. */
export function proveEmail(world: World, member: Member, email: string): void {
  releaseEmail(world, member.merchant, email, member.id)
  changeSecurity(world, member.id, { emailVerified: true })
  followTraits(world, changeMember(world, member.id, { email }))
}

/** The mark of the device a call comes from, where the holder of a typed number was signed in on it before; else null. */
export function holdersDevice(world: World, merchant: Merchant, typed: string, from: Origin): string | null {
  const mobile = internationalMobile(merchant, typed)
  const holder = mobile === null ? undefined : holderOfMobile(world, merchant.code, mobile)
  return holder ? knownDevice(world, holder.id, from) : null
}
