import { Refusal } from '../../../Refusal.ts'
import { changeMember, memberByAccount, passwordFits } from '../../identity/members/members.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import { checkPassword } from './register.ts'
import type { Member } from '../../identity/members/rows.ts'
import { endSession } from '../../identity/members/sessions.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { inLanguage } from '../../../core/words/Words.ts'
import { randomText } from '../../../core/random/random.ts'
import type { World } from '../../../World.ts'
import { redeemCode, redeemSms, sendCode, sendSms } from '../../identity/verification/sms.ts'
import { holderOfMobile, holdersDevice } from './contacts.ts'
import { followGuardChange, postLetter } from './guardChanges.ts'
import { refuseGuessable } from './guessable.ts'
import { LIMITS, clearAttempts, countAttempt, refuseLocked, unlock } from '../../identity/verification/limiter.ts'
import { knownDevice, nameMark } from './logins.ts'
import type { Origin } from './rows.ts'
import { changeSecurity } from './security.ts'

/** Whether a text has the form of a password sent by e-mail. */
export const looksMailed = (typed: string): boolean => /^[A-Z]{3}[2-9]{5}$/.test(typed.trim())

/** A password sent by e-mail is good for this long. */
const MAILED_MINUTES = 30

/** The letter with it. */
const MAILED = {
  EN: 'Your temporary password is {password}. It works once, within 30 minutes. Log in with it at {link}, then choose your own. If you did not ask for it, you need not do anything.',
  TY: 'Ang pansamantala mong password ay {password}. Isang beses lang itong gagana, sa loob ng 30 minuto. Mag-log in gamit ito sa {link}, saka pumili ng sarili mo. Kung hindi ikaw ang humiling, wala kang kailangang gawin.',
  BN: 'আপনার সাময়িক পাসওয়ার্ড {password}। এটি ৩০ মিনিটের মধ্যে একবার কাজ করে। {link} এ এটি দিয়ে লগ ইন করুন, তারপর নিজের পাসওয়ার্ড বেছে নিন। আপনি না চেয়ে থাকলে কিছু করতে হবে না।',
}

/** Refuses anything but the member's login password, before a change that only the owner may make. */
function refuseWrongPassword(world: World, member: Member, typed: string): void {
  const who = String(member.id)
  refuseLocked(world, LIMITS.recheck, who)
  if (!passwordFits(world, member, typed)) {
    countAttempt(world, LIMITS.recheck, who)
    throw new Refusal('password.old.invalid', { keep: true, value: { field: 'oldPassword' } })
  }
  clearAttempts(world, LIMITS.recheck, who)
}

/** Sets a new login password by the market's rule. The reasons to change it are gone with it, and so is a lock. */
function setPassword(world: World, merchant: Merchant, member: Member, password: string): Member {
  refuseGuessable(merchant, password, member, 'newPassword')
  checkPassword(world, merchant, password, 'newPassword')
  changeSecurity(world, member.id, { passwordChangedAt: world.clock.now() })
  unlock(world, LIMITS.passwordOfName, nameMark(merchant, member.account))
  return changeMember(world, member.id, {
    passwordHash: world.passwords.hash(password),
    firstTimeLogin: false,
    passwordExpired: false,
  })
}

/** Changes the password of a signed-in member. The session that asks stays, the others end. */
export function changePassword(
  world: World,
  merchant: Merchant,
  member: Member,
  session: string,
  form: { readonly oldPassword: string; readonly newPassword: string; readonly confirmNewPassword: string },
): void {
  refuseWrongPassword(world, member, form.oldPassword)
  if (form.newPassword !== form.confirmNewPassword) throw new Refusal('password.mismatch')
  if (form.newPassword === form.oldPassword) throw new Refusal('password.same', { value: { field: 'newPassword' } })
  setPassword(world, merchant, member, form.newPassword)
  followGuardChange(world, member, 'password', false)
  for (const other of world.tables.sessions.keysBy('member', String(member.id))) {
    if (other !== session) endSession(world, other)
  }
}

/**
 * "Mails" a password to the address bound to the account; the operator panel shows it. It works beside the old one,
 * once, for half an hour, and has to be changed then: whoever asks for somebody else locks nobody out.
 */
export function mailPassword(
  world: World,
  merchant: Merchant,
  {
    username,
    email,
    from,
    siteOrigin,
  }: { readonly username: string; readonly email: string; readonly from: Origin; readonly siteOrigin: string },
): void {
  const member = memberByAccount(world, merchant.code, username)
  if (!member || member.email === '' || member.email.toLowerCase() !== email.trim().toLowerCase()) {
    throw new Refusal('user.or.email.unknown', { keep: true })
  }
  const code = `${randomText(world.random, 'ABCDEFGHJKLMNPQRSTUVWXYZ', 3)}${randomText(world.random, '23456789', 5)}`
  const device = knownDevice(world, member.id, from)
  sendCode(world, merchant, {
    purpose: 'mailedPassword',
    receiver: member.email,
    code,
    minutes: MAILED_MINUTES,
    device,
  })
  const words = inLanguage(MAILED, member.language)
  const text = words.replace('{password}', code).replace('{link}', `${siteOrigin}/login`)
  postLetter(world, { memberId: member.id, to: member.email, text, at: world.clock.now() })
}

/**
 * Takes a mailed password in place of the real one, once. It becomes the password, and is marked as expired. Every session
 * of the member ends.
 */
export function takeMailedPassword(
  world: World,
  merchant: Merchant,
  member: Member,
  typed: string,
  device: string | null,
): Member | null {
  const receiver = member.email
  if (receiver === '' || !redeemCode(world, merchant, { purpose: 'mailedPassword', receiver, typed, device }))
    return null
  for (const id of world.tables.sessions.keysBy('member', String(member.id))) endSession(world, id)
  const passwordHash = world.passwords.hash(typed.trim())
  return changeMember(world, member.id, { passwordHash, passwordExpired: true })
}

/** Sends a code for a new password. Also to numbers nobody has: whether an account exists is told only to its owner. */
export function sendPasswordSms(world: World, merchant: Merchant, typed: string, from: Origin): void {
  const mobile = internationalMobile(merchant, typed)
  if (!mobile) throw new Refusal('mobile.invalid')
  sendSms(world, merchant, 'password', mobile, holdersDevice(world, merchant, typed, from))
}

/** Sets a new password with the code sent to the bound number. Every session of the member ends. */
export function setPasswordByPhone(
  world: World,
  merchant: Merchant,
  form: { readonly mobileNum: string; readonly verificationCode: string; readonly newPassword: string },
  from: Origin,
): Member {
  const mobile = internationalMobile(merchant, form.mobileNum)
  if (!mobile) throw new Refusal('mobile.invalid')
  const device = holdersDevice(world, merchant, form.mobileNum, from)
  redeemSms(world, merchant, { purpose: 'password', receiver: mobile, typed: form.verificationCode, device })
  const member = holderOfMobile(world, merchant.code, mobile)
  if (!member) throw new Refusal('verification.code.invalid', { keep: true })
  const changed = setPassword(world, merchant, member, form.newPassword)
  followGuardChange(world, member, 'password', false)
  for (const id of world.tables.sessions.keysBy('member', String(member.id))) endSession(world, id)
  return changed
}
