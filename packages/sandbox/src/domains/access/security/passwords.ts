import { Refusal } from '../../../Refusal.ts'
import { changeMember, memberByAccount, passwordFits } from '../../identity/members/members.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import { checkPassword } from './register.ts'
import type { Member } from '../../identity/members/rows.ts'
import { endSession } from '../../identity/members/sessions.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { inLanguage } from '../../../core/words/Words.ts'
import { randomText } from '../../../core/random/random.ts'
import type { Context } from '../../../Context.ts'
import { redeemCode, redeemSms, sendCode, sendSms } from '../../identity/verification/sms.ts'
import { holderOfMobile, holdersDevice } from './contacts.ts'
import { followGuardChange, postLetter } from './guardChanges.ts'
import { refuseGuessable } from './guessable.ts'
import { LIMITS, clearAttempts, countAttempt, refuseLocked, unlock } from '../../identity/verification/limiter.ts'
import { knownDevice, nameMark } from './logins.ts'
import type { Origin } from './rows.ts'
import { changeSecurity } from './security.ts'

/** Whether a text has the form of a password sent by email. */
export const looksMailed = (typed: string): boolean => /^[A-Z]{3}[2-9]{5}$/.test(typed.trim())

/** Validity of a password sent by email. */
const MAILED_MINUTES = 30

/** The email that contains it. */
const MAILED = {
  EN: 'Your temporary password is {password}. It works once, within 30 minutes. Log in with it at {link}, then choose your own. If you did not ask for it, you need not do anything.',
  TY: 'Ang pansamantala mong password ay {password}. Isang beses lang itong gagana, sa loob ng 30 minuto. Mag-log in gamit ito sa {link}, saka pumili ng sarili mo. Kung hindi ikaw ang humiling, wala kang kailangang gawin.',
  BN: 'আপনার সাময়িক পাসওয়ার্ড {password}। এটি ৩০ মিনিটের মধ্যে একবার কাজ করে। {link} এ এটি দিয়ে লগ ইন করুন, তারপর নিজের পাসওয়ার্ড বেছে নিন। আপনি না চেয়ে থাকলে কিছু করতে হবে না।',
}

/** Refuses anything but the member's login password, before changes that only the owner may make. */
function refuseWrongPassword(context: Context, member: Member, typed: string): void {
  const who = String(member.id)
  refuseLocked(context, LIMITS.recheck, who)
  if (!passwordFits(context, member, typed)) {
    countAttempt(context, LIMITS.recheck, who)
    throw new Refusal('password.old.invalid', { keep: true, value: { field: 'oldPassword' } })
  }
  clearAttempts(context, LIMITS.recheck, who)
}

/** Sets a new login password by the market's rule. Clears any reason to change it, and any lock. */
function setPassword(context: Context, merchant: Merchant, member: Member, password: string): Member {
  refuseGuessable(merchant, password, member, 'newPassword')
  checkPassword(context, merchant, password, 'newPassword')
  changeSecurity(context, member.id, { passwordChangedAt: context.clock.now() })
  unlock(context, LIMITS.passwordOfName, nameMark(merchant, member.account))
  return changeMember(context, member.id, {
    passwordHash: context.passwords.hash(password),
    firstTimeLogin: false,
    passwordExpired: false,
  })
}

/** Changes the password of a logged-in member. The current session continues, the others end. */
export function changePassword(
  context: Context,
  merchant: Merchant,
  member: Member,
  session: string,
  form: { readonly oldPassword: string; readonly newPassword: string; readonly confirmNewPassword: string },
): void {
  refuseWrongPassword(context, member, form.oldPassword)
  if (form.newPassword !== form.confirmNewPassword) throw new Refusal('password.mismatch')
  if (form.newPassword === form.oldPassword) throw new Refusal('password.same', { value: { field: 'newPassword' } })
  setPassword(context, merchant, member, form.newPassword)
  followGuardChange(context, member, 'password', false)
  for (const other of context.tables.sessions.keysBy('member', String(member.id))) {
    if (other !== session) endSession(context, other)
  }
}

/**
 * "Mails" a password to the bound address; the operator panel shows it. It works beside the old one,
 * once, for half an hour, and must then be changed. Requesting one for another person therefore does not lock them out.
 */
export function mailPassword(
  context: Context,
  merchant: Merchant,
  {
    username,
    email,
    from,
    siteOrigin,
  }: { readonly username: string; readonly email: string; readonly from: Origin; readonly siteOrigin: string },
): void {
  const member = memberByAccount(context, merchant.code, username)
  if (!member || member.email === '' || member.email.toLowerCase() !== email.trim().toLowerCase()) {
    throw new Refusal('user.or.email.unknown', { keep: true })
  }
  const code = `${randomText(context.random, 'ABCDEFGHJKLMNPQRSTUVWXYZ', 3)}${randomText(context.random, '23456789', 5)}`
  const device = knownDevice(context, member.id, from)
  sendCode(context, merchant, {
    purpose: 'mailedPassword',
    receiver: member.email,
    code,
    minutes: MAILED_MINUTES,
    device,
  })
  const words = inLanguage(MAILED, member.language)
  const text = words.replace('{password}', code).replace('{link}', `${siteOrigin}/login`)
  postLetter(context, { memberId: member.id, to: member.email, text, at: context.clock.now() })
}

/**
 * Accepts a mailed password instead of the real one, once. It becomes the password, marked as expired. Every session
 * of the member ends.
 */
export function takeMailedPassword(
  context: Context,
  merchant: Merchant,
  member: Member,
  typed: string,
  device: string | null,
): Member | null {
  const receiver = member.email
  if (receiver === '' || !redeemCode(context, merchant, { purpose: 'mailedPassword', receiver, typed, device }))
    return null
  for (const id of context.tables.sessions.keysBy('member', String(member.id))) endSession(context, id)
  const passwordHash = context.passwords.hash(typed.trim())
  return changeMember(context, member.id, { passwordHash, passwordExpired: true })
}

/** Sends a code for a new password. Also to unknown numbers: only the owner may learn whether an account exists. */
export function sendPasswordSms(context: Context, merchant: Merchant, typed: string, from: Origin): void {
  const mobile = internationalMobile(merchant, typed)
  if (!mobile) throw new Refusal('mobile.invalid')
  sendSms(context, merchant, 'password', mobile, holdersDevice(context, merchant, typed, from))
}

/** Sets a new password with the code sent to the bound number. Every session of the member ends. */
export function setPasswordByPhone(
  context: Context,
  merchant: Merchant,
  form: { readonly mobileNum: string; readonly verificationCode: string; readonly newPassword: string },
  from: Origin,
): Member {
  const mobile = internationalMobile(merchant, form.mobileNum)
  if (!mobile) throw new Refusal('mobile.invalid')
  const device = holdersDevice(context, merchant, form.mobileNum, from)
  redeemSms(context, merchant, { purpose: 'password', receiver: mobile, typed: form.verificationCode, device })
  const member = holderOfMobile(context, merchant.code, mobile)
  if (!member) throw new Refusal('verification.code.invalid', { keep: true })
  const changed = setPassword(context, merchant, member, form.newPassword)
  followGuardChange(context, member, 'password', false)
  for (const id of context.tables.sessions.keysBy('member', String(member.id))) endSession(context, id)
  return changed
}
