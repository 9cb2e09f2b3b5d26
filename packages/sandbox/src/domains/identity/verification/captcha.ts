import { MINUTE } from '@croupier/locales/calendar'
import { randomText, randomToken } from '../../../core/random/random.ts'
import type { Context } from '../../../Context.ts'
import { CAPTCHA_LETTERS } from './captchaFont.ts'
import type { Captcha } from './rows.ts'

/** A captcha is valid for five minutes. */
const LIFE_MS = 5 * MINUTE
/** Unanswered captchas kept per visitor; requesting more drops the visitor's own oldest ones. */
const KEPT_OF_VISITOR = 50
/** Unanswered captchas kept in total. */
const KEPT = 20_000

/** Creates a new captcha of four characters for a visitor. */
export function createCaptcha(context: Context, visitor: string): Captcha {
  const captcha: Captcha = {
    id: randomToken(context.random, 24),
    visitor,
    answer: randomText(context.random, CAPTCHA_LETTERS, 4),
    at: context.clock.now(),
  }
  const { captchas } = context.tables
  for (const old of captchas.all()) {
    if (captchas.size < KEPT && context.clock.now() - old.at < LIFE_MS) break
    captchas.delete(old.id)
  }
  const [oldest] = captchas.keysBy('visitor', visitor)
  if (oldest !== undefined && captchas.keysBy('visitor', visitor).length >= KEPT_OF_VISITOR) captchas.delete(oldest)
  captchas.put(captcha.id, captcha)
  return captcha
}

/** Uses up a captcha and returns whether the answer was right. Ignores case; each captcha can be answered once. */
export function answerCaptcha(context: Context, id: string, typed: string): boolean {
  const captcha = context.tables.captchas.get(id)
  if (!captcha) return false
  context.tables.captchas.delete(id)
  return context.clock.now() - captcha.at < LIFE_MS && captcha.answer === typed.trim().toUpperCase()
}
