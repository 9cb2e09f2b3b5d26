import { createTrial, loginByPassword, loginBySms } from '../../members/login.ts'
import type { Member } from '../../members/rows.ts'
import { endSession, startSession } from '../../members/sessions.ts'
import { Refusal } from '../../refusal/Refusal.ts'
import type { World } from '../../state/World.ts'
import { signedIn, type Call, type Handlers } from '../Call.ts'

function loggedIn(world: World, call: Call, member: Member) {
  const { token } = startSession(world, member, call.ip)
  return {
    token,
    id: member.id,
    userName: member.account,
    customerType: member.type,
    firstTimeLogin: member.firstTimeLogin,
    passwordExpired: member.passwordExpired,
    lastLoginIp: member.lastLoginIp,
  }
}

/** Sealing key, login, free play, logout. */
export const sessionHandlers: Handlers<'session'> = {
  'session.sealingKey': (_world, call) => call.sealingKey,
  'session.login': (world, call, input) => {
    if (input.type === 'sms')
      return loggedIn(world, call, loginBySms(world, call.merchant, input.username, input.password))
    // Social login needs a provider; this platform has none.
    if (input.type === 'firebase') throw new Refusal('function.not.available')
    const { username, password, captcha } = input
    return loggedIn(
      world,
      call,
      loginByPassword(world, call.merchant, { username, password, captcha, captchaId: call.captchaId }),
    )
  },
  'session.freePlay': (world, call) => loggedIn(world, call, createTrial(world, call.merchant)),
  'session.logout': (world, call) => {
    endSession(world, signedIn(call).session.token)
    return null
  },
}
