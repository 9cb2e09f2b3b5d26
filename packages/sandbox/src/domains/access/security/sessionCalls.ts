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
  'session.sealingKey': (_context, call) => call.sealingKey,
  'session.login': (context, call, input) => {
    const { username, password, captcha, loginDeviceId } = input
    // An SMS code is proof of a person; the slider comes before the SMS itself (wire fact 1.10).
    if (input.type === 'sms') {
      const member = loginBySms(context, call.merchant, username, password, originOf(call, loginDeviceId))
      return enter(context, call, member, 'sms', loginDeviceId)
    }
    if (input.type === 'firebase') {
      const proved = { channel: input.channel ?? '', token: input.firebaseIdToken ?? '' }
      return enter(context, call, loginByIdentity(context, call.merchant, proved), 'social', loginDeviceId)
    }
    refuseUnproven(context, call.merchant, 'login', input.geetestValidateV4)
    const from = originOf(call, loginDeviceId)
    const login = { username, password, captcha, captchaId: call.captchaId, from }
    return enter(context, call, loginByPassword(context, call.merchant, login), 'password', loginDeviceId)
  },
  'session.firstLogin': (context, call) => arrive(context, signedIn(call).member),
  'session.freePlay': (context, call) => letIn(context, call, createTrial(context, call.merchant), 'freeplay'),
  'session.logout': (context, call) => {
    const { member, session } = signedIn(call)
    endSession(context, session.id)
    setPush(context, member, null)
    return null
  },
}
