import { CAPTCHA_COOKIE, type Handlers } from '../../../wire/Call.ts'
import { createCaptcha } from './captcha.ts'
import { captchaPicture } from './captchaPicture.ts'
import { LIMITS, meter } from './limiter.ts'

/** The picture with a code. */
export const captchaHandlers: Pick<Handlers<'system'>, 'system.captcha'> = {
  'system.captcha': (world, call) => {
    meter(world, LIMITS.captchasFromAddress, call.visitor)
    const captcha = createCaptcha(world, call.visitor)
    call.setCookie(CAPTCHA_COOKIE, captcha.id)
    return captchaPicture(captcha.answer, world.random)
  },
}
