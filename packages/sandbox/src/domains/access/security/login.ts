import { Refusal } from '../../../Refusal.ts'
import { cashierAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import { randomInteger } from '../../../core/random/random.ts'
import type { World } from '../../../World.ts'
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

/** From this many wrong passwords on, the answer asks for a captcha and the next login needs one. */
const CAPTCHA_AFTER = 3

/** A login by user name. `captchaId` comes from the picture's cookie. */
export interface PasswordLogin {
  readonly username: string
  readonly password: string
  readonly captcha: string
  readonly captchaId: string
  readonly from: Origin
}

/**
 * Checks a user name and password. Wrong ones are counted; from the third on the refusal carries `captcha: true` and a
 * right answer to a picture is needed, the tenth locks the name for a quarter of an hour: for strangers, or for the one
 * known device that typed them. An unknown name is refused exactly like a wrong password, also as to captchas, locks and
 * the time it takes. A password sent by e-mail is taken once, and needs no picture.
 */
export function loginByPassword(world: World, merchant: Merchant, login: PasswordLogin): Member {
  const member = memberByAccount(world, merchant.code, login.username)
  const { from } = login
  const limits = passwordLimits(world, merchant, login.username, from)
  for (const [limit, who] of limits) {
    const until = lockedUntil(world, limit, who)
    if (until !== null) throw new Refusal('login.locked', { value: { captcha: true, lockedUntil: until } })
  }
  const [[own, who]] = limits
  const failed = attemptsOf(world, own, who)
  const refuse = (code: 'user.or.password.invalid' | 'captcha.invalid') => {
    const counts = code === 'captcha.invalid' ? [failed] : limits.map(([limit, one]) => countAttempt(world, limit, one))
    if (member) noteLogin(world, member.id, { how: 'password', result: 'refused', from })
    return new Refusal(code, { keep: true, value: { captcha: (counts[0] ?? 0) >= CAPTCHA_AFTER } })
  }
  const takeMailed = () =>
    member && takeMailedPassword(world, merchant, member, login.password, knownDevice(world, member.id, from))
  // Who has a password from our letter needs no picture: that is the way in for those who cannot read one.
  const byLetter = failed >= CAPTCHA_AFTER && looksMailed(login.password) ? takeMailed() : null
  if (byLetter) {
    clearAttempts(world, own, who)
    return byLetter
  }
  if (failed >= CAPTCHA_AFTER && !answerCaptcha(world, login.captchaId, login.captcha)) throw refuse('captcha.invalid')
  if (passwordFits(world, member, login.password) && member) {
    clearAttempts(world, own, who)
    return upToDate(world, member, login.password)
  }
  const mailed = takeMailed()
  if (!mailed) throw refuse('user.or.password.invalid')
  clearAttempts(world, own, who)
  return mailed
}

/** What a wrong password counts for: the known device alone, or the name and the address. */
function passwordLimits(
  world: World,
  merchant: Merchant,
  username: string,
  from: Origin,
): readonly [readonly [Limit, string], ...(readonly [Limit, string])[]] {
  const name = nameMark(merchant, username)
  const member = memberByAccount(world, merchant.code, username)
  const device = member && knownDevice(world, member.id, from)
  if (device) return [[LIMITS.passwordOfDevice, `${name}/${device}`]]
  return [
    [LIMITS.passwordOfName, name],
    [LIMITS.passwordOfAddress, visitorAt(merchant, from.ip)],
  ]
}

/** Hashes a password again when the cost has changed since. */
function upToDate(world: World, member: Member, password: string): Member {
  if (!world.passwords.outdated(member.passwordHash)) return member
  return changeMember(world, member.id, { passwordHash: world.passwords.hash(password) })
}

/** Checks a mobile number and the code sent to it. It opens the account that has proven the number, and no other. */
export function loginBySms(world: World, merchant: Merchant, typed: string, code: string, from: Origin): Member {
  if (!moduleOn(world, merchant, 'MOBILEVERCODELOGIN3')) throw new Refusal('function.not.available')
  const mobile = internationalMobile(merchant, typed)
  if (!mobile) throw new Refusal('mobile.invalid')
  const device = holdersDevice(world, merchant, typed, from)
  redeemSms(world, merchant, { purpose: 'login', receiver: mobile, typed: code, device })
  const member = holderOfMobile(world, merchant.code, mobile)
  if (!member) throw new Refusal('mobile.unknown')
  return member
}

/** Play money of a trial account, in whole units. It can be staked, and neither withdrawn nor sent. */
const PLAY_MONEY = 10_000n

/** Makes a trial account (type 4) of its own for each visitor. It plays with play money and passes no other guard. */
export function createTrial(world: World, merchant: Merchant): Member {
  for (;;) {
    const account = `trial${String(randomInteger(world.random, 900_000) + 100_000)}`
    if (memberByAccount(world, merchant.code, account)) continue
    const member = createMember(world, merchant, { account, nickname: 'Trial', type: 4, password: '' })
    post(world, {
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
