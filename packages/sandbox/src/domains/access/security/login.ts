import { Refusal } from '../../../Refusal.ts'
import { cashierAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import { randomInteger } from '../../../core/random/random.ts'
import type { Context } from '../../../Context.ts'
import {
  LIMITS,
  attemptsOf,
  clearAttempts,
  countAttempt,
  lockedUntil,
  type Limit,
} from '../../identity/verification/limiter.ts'
import { knownDevice, nameMark, noteLogin } from './logins.ts'
import { looksMailed, takeMailedPassword } from './passwords.ts'
import type { Origin } from './rows.ts'
import { visitorAt } from '../../../wire/visitorAt.ts'
import { answerCaptcha } from '../../identity/verification/captcha.ts'
import { redeemSms } from '../../identity/verification/sms.ts'
import { holderOfMobile, holdersDevice } from './contacts.ts'
import { changeMember, createMember, memberByAccount, passwordFits } from '../../identity/members/members.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import type { Member } from '../../identity/members/rows.ts'

/** After this many wrong passwords, the answer asks for a captcha and the next login needs one. */
const CAPTCHA_AFTER = 3

/** A login by user name. `captchaId` comes from the captcha's cookie. */
export interface PasswordLogin {
  readonly username: string
  readonly password: string
  readonly captcha: string
  readonly captchaId: string
  readonly from: Origin
}

/**
 * Checks a user name and password. Wrong ones are counted: from the third on, the refusal carries `captcha: true` and
 * the login needs a captcha; the tenth locks the name for a quarter of an hour, for strangers, or for the one
 * known device that typed them. Unknown names get the same refusals as wrong passwords, including captchas, locks and
 * response time. A password sent by email works once, and needs no captcha.
 */
export function loginByPassword(context: Context, merchant: Merchant, login: PasswordLogin): Member {
  const member = memberByAccount(context, merchant.code, login.username)
  const { from } = login
  const limits = passwordLimits(context, merchant, login.username, from)
  for (const [limit, who] of limits) {
    const until = lockedUntil(context, limit, who)
    if (until !== null) throw new Refusal('login.locked', { value: { captcha: true, lockedUntil: until } })
  }
  const [[own, who]] = limits
  const failed = attemptsOf(context, own, who)
  const refuse = (code: 'user.or.password.invalid' | 'captcha.invalid') => {
    const counts =
      code === 'captcha.invalid' ? [failed] : limits.map(([limit, one]) => countAttempt(context, limit, one))
    if (member) noteLogin(context, member.id, { how: 'password', result: 'refused', from })
    return new Refusal(code, { keep: true, value: { captcha: (counts[0] ?? 0) >= CAPTCHA_AFTER } })
  }
  const takeMailed = () =>
    member && takeMailedPassword(context, merchant, member, login.password, knownDevice(context, member.id, from))
  // A mailed password needs no captcha: it is the alternative for people who cannot read one.
  const byLetter = failed >= CAPTCHA_AFTER && looksMailed(login.password) ? takeMailed() : null
  if (byLetter) {
    clearAttempts(context, own, who)
    return byLetter
  }
  if (failed >= CAPTCHA_AFTER && !answerCaptcha(context, login.captchaId, login.captcha))
    throw refuse('captcha.invalid')
  if (passwordFits(context, member, login.password) && member) {
    clearAttempts(context, own, who)
    return upToDate(context, member, login.password)
  }
  const mailed = takeMailed()
  if (!mailed) throw refuse('user.or.password.invalid')
  clearAttempts(context, own, who)
  return mailed
}

/** Which limits a wrong password counts toward: the known device alone, or the name and the address. */
function passwordLimits(
  context: Context,
  merchant: Merchant,
  username: string,
  from: Origin,
): readonly [readonly [Limit, string], ...(readonly [Limit, string])[]] {
  const name = nameMark(merchant, username)
  const member = memberByAccount(context, merchant.code, username)
  const device = member && knownDevice(context, member.id, from)
  if (device) return [[LIMITS.passwordOfDevice, `${name}/${device}`]]
  return [
    [LIMITS.passwordOfName, name],
    [LIMITS.passwordOfAddress, visitorAt(merchant, from.ip)],
  ]
}

/** Rehashes a password when the cost has changed. */
function upToDate(context: Context, member: Member, password: string): Member {
  if (!context.passwords.outdated(member.passwordHash)) return member
  return changeMember(context, member.id, { passwordHash: context.passwords.hash(password) })
}

/** Checks a mobile number and the code sent to it. Opens only the account that has verified the number. */
export function loginBySms(context: Context, merchant: Merchant, typed: string, code: string, from: Origin): Member {
  if (!moduleOn(context, merchant, 'MOBILEVERCODELOGIN3')) throw new Refusal('function.not.available')
  const mobile = internationalMobile(merchant, typed)
  if (!mobile) throw new Refusal('mobile.invalid')
  const device = holdersDevice(context, merchant, typed, from)
  redeemSms(context, merchant, { purpose: 'login', receiver: mobile, typed: code, device })
  const member = holderOfMobile(context, merchant.code, mobile)
  if (!member) throw new Refusal('mobile.unknown')
  return member
}

/** Play money of a trial account, in whole units. It can be staked, but neither withdrawn nor transferred. */
const PLAY_MONEY = 10_000n

/** Creates a separate trial account (type 4) for each visitor. It has play money; gates for real accounts refuse it. */
export function createTrial(context: Context, merchant: Merchant): Member {
  for (;;) {
    const account = `trial${String(randomInteger(context.random, 900_000) + 100_000)}`
    if (memberByAccount(context, merchant.code, account)) continue
    const member = createMember(context, merchant, { account, nickname: 'Trial', type: 4, password: '' })
    post(context, {
      kind: 'opening',
      reference: `opening-${member.id}`,
      moves: [
        {
          from: cashierAccount(merchant.code),
          to: memberAccount(member.id),
          amount: PLAY_MONEY * 10n ** BigInt(merchant.digits),
        },
      ],
    })
    return member
  }
}
