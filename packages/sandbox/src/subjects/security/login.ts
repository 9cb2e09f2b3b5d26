import { MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../Refusal.ts'
import type { Merchant } from '../merchants/Merchant.ts'
import { moduleOn } from '../merchants/rules.ts'
import { randomInteger } from '../../core/random/random.ts'
import type { World } from '../../World.ts'
import { noteLogin } from './logins.ts'
import { takeMailedPassword } from './passwords.ts'
import type { Origin } from './rows.ts'
import { answerCaptcha } from '../verification/captcha.ts'
import { redeemSms } from '../verification/sms.ts'
import { changeMember, createMember, memberByAccount, memberByMobile, passwordFits } from '../members/members.ts'
import { internationalMobile } from '../members/mobile.ts'
import type { Member } from '../members/rows.ts'

/** From this many wrong passwords on, the answer asks for a captcha and the next login needs one. */
const CAPTCHA_AFTER = 3
/** From this many wrong passwords on, the name is locked for a while, whatever is typed then. */
const LOCK_AFTER = 10
const LOCK_MS = 15 * MINUTE

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
 * right answer to a picture is needed, from the tenth on the name is locked for a quarter of an hour. An unknown name is
 * refused exactly like a wrong password, also as to captchas and locks. A password sent by e-mail is taken once.
 */
export function loginByPassword(world: World, merchant: Merchant, login: PasswordLogin): Member {
  const member = memberByAccount(world, merchant.code, login.username)
  const name = `${merchant.code}/${login.username.trim().toLowerCase()}`
  const { counters } = world.tables
  const now = world.clock.now()
  const lockedUntil = counters.get(`locked/${name}`) ?? 0
  if (now < lockedUntil) throw new Refusal('login.locked', { value: { captcha: true, lockedUntil } })
  const failed = member ? member.failedLogins : (counters.get(`login/${name}`) ?? 0)
  const refuse = (code: 'user.or.password.invalid' | 'captcha.invalid', count: number) => {
    const lock = count >= LOCK_AFTER
    if (lock) counters.put(`locked/${name}`, now + LOCK_MS)
    const kept = lock ? 0 : count
    if (member) changeMember(world, member.id, { failedLogins: kept })
    else counters.put(`login/${name}`, kept)
    if (member) noteLogin(world, member.id, { how: 'password', result: 'refused', from: login.from })
    return new Refusal(code, { keep: true, value: { captcha: count >= CAPTCHA_AFTER } })
  }
  if (failed >= CAPTCHA_AFTER && !answerCaptcha(world, login.captchaId, login.captcha))
    throw refuse('captcha.invalid', failed)
  if (member && passwordFits(member, login.password)) return member
  const mailed = member && takeMailedPassword(world, merchant, member, login.password)
  if (!mailed) throw refuse('user.or.password.invalid', failed + 1)
  return mailed
}

/** Checks a mobile number and the code sent to it. */
export function loginBySms(world: World, merchant: Merchant, typed: string, code: string): Member {
  if (!moduleOn(world, merchant, 'MOBILEVERCODELOGIN3')) throw new Refusal('function.not.available')
  const mobile = internationalMobile(merchant, typed)
  if (!mobile) throw new Refusal('mobile.invalid')
  redeemSms(world, merchant, 'login', mobile, code)
  const member = memberByMobile(world, merchant.code, mobile)
  if (!member) throw new Refusal('mobile.unknown')
  return member
}

/** Makes a trial account (type 4) of its own for each visitor. It holds nothing and passes no guard. */
export function createTrial(world: World, merchant: Merchant): Member {
  for (;;) {
    const account = `trial${String(randomInteger(world.random, 900_000) + 100_000)}`
    if (memberByAccount(world, merchant.code, account)) continue
    return createMember(world, merchant, { account, nickname: 'Trial', type: 4, password: account })
  }
}
