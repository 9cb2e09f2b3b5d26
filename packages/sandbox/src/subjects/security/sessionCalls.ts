import { Refusal } from '../../Refusal.ts'
import { createTrial, loginByPassword, loginBySms } from './login.ts'
import { endSession } from '../members/sessions.ts'
import { refuseUnproven } from '../verification/slider.ts'
import { signedIn, type Handlers } from '../../wire/Call.ts'
import { enter, letIn, originOf } from './entrance.ts'

/** Sealing key, login, free play, logout. */
export const sessionHandlers: Handlers<'session'> = {
  'session.sealingKey': (_world, call) => call.sealingKey,
  'session.login': (world, call, input) => {
    const { username, password, captcha, loginDeviceId } = input
    // A code on the phone is proof of a person; the slider stands before the SMS itself (wire fact 1.10).
    if (input.type === 'sms') {
      return enter(world, call, loginBySms(world, call.merchant, username, password), 'sms', loginDeviceId)
    }
    // Social login needs a provider; this platform has none.
    if (input.type === 'firebase') throw new Refusal('function.not.available')
    refuseUnproven(world, call.merchant, 'login', input.geetestValidateV4)
    const from = originOf(call, loginDeviceId)
    const login = { username, password, captcha, captchaId: call.captchaId, from }
    return enter(world, call, loginByPassword(world, call.merchant, login), 'password', loginDeviceId)
  },
  'session.freePlay': (world, call) => letIn(world, call, createTrial(world, call.merchant), 'freeplay'),
  'session.logout': (world, call) => {
    endSession(world, signedIn(call).session.id)
    return null
  },
}
