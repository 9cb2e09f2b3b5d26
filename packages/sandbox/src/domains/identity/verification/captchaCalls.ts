import { CAPTCHA_COOKIE, type Handlers } from '../../../wire/Call.ts'
import { createCaptcha } from './captcha.ts'
import { captchaPicture } from './captchaPicture.ts'
import { LIMITS, meter } from './limiter.ts'

/** The captcha. */
export const captchaHandlers: Pick<Handlers<'system'>, 'system.captcha'> = {
  'system.captcha': (context, call) => {
    meter(context, LIMITS.captchasFromAddress, call.visitor)
    const captcha = createCaptcha(context, call.visitor)
    call.setCookie(CAPTCHA_COOKIE, captcha.id)
    return captchaPicture(captcha.answer, context.random)
  },
}
