import { createTrial, loginByPassword, loginBySms } from './login.ts'
import { setPush } from '../../safety/marketing/marketing.ts'
import { endSession } from '../../identity/members/sessions.ts'
import { refuseUnproven } from '../../identity/verification/slider.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { enter, letIn, originOf } from './entrance.ts'
import { arrive } from './firstLogin.ts'
import { loginByIdentity } from './identities.ts'

/** Sealing key, login, free play, logout. */
export const sessionHandlers: Handlers<'session'> = {
  'session.sealingKey': (_world, call) => call.sealingKey,
  'session.login': (world, call, input) => {
    const { username, password, captcha, loginDeviceId } = input
    // A code on the phone is proof of a person; the slider comes before the SMS itself (wire fact 1.10).
    if (input.type === 'sms') {
      const member = loginBySms(world, call.merchant, username, password, originOf(call, loginDeviceId))
      return enter(world, call, member, 'sms', loginDeviceId)
    }
    if (input.type === 'firebase') {
      const proved = { channel: input.channel ?? '', token: input.firebaseIdToken ?? '' }
      return enter(world, call, loginByIdentity(world, call.merchant, proved), 'social', loginDeviceId)
    }
    refuseUnproven(world, call.merchant, 'login', input.geetestValidateV4)
    const from = originOf(call, loginDeviceId)
    const login = { username, password, captcha, captchaId: call.captchaId, from }
    return enter(world, call, loginByPassword(world, call.merchant, login), 'password', loginDeviceId)
  },
  'session.firstLogin': (world, call) => arrive(world, signedIn(call).member),
  'session.freePlay': (world, call) => letIn(world, call, createTrial(world, call.merchant), 'freeplay'),
  'session.logout': (world, call) => {
    const { member, session } = signedIn(call)
    endSession(world, session.id)
    setPush(world, member, null)
    return null
  },
}
