import { MINUTE } from '@croupier/locales/calendar'
import { randomText, randomToken } from '../../../core/random/random.ts'
import type { World } from '../../../World.ts'
import { CAPTCHA_LETTERS } from './captchaFont.ts'
import type { Captcha } from './rows.ts'

/** A picture is good for five minutes. */
const LIFE_MS = 5 * MINUTE
/** Unanswered pictures kept for a visitor: whoever draws more drops older ones of theirs, and nobody else's. */
const KEPT_OF_VISITOR = 50
/** Unanswered pictures kept in all. */
const KEPT = 20_000

/** Draws a new puzzle of four characters for a visitor. */
export function createCaptcha(world: World, visitor: string): Captcha {
  const captcha: Captcha = {
    id: randomToken(world.random, 24),
    visitor,
    answer: randomText(world.random, CAPTCHA_LETTERS, 4),
    at: world.clock.now(),
  }
  const { captchas } = world.tables
  for (const old of captchas.all()) {
    if (captchas.size < KEPT && world.clock.now() - old.at < LIFE_MS) break
    captchas.delete(old.id)
  }
  const [oldest] = captchas.keysBy('visitor', visitor)
  if (oldest !== undefined && captchas.keysBy('visitor', visitor).length >= KEPT_OF_VISITOR) captchas.delete(oldest)
  captchas.put(captcha.id, captcha)
  return captcha
}

/** Uses up a puzzle and says whether the answer was right. Case does not matter; a puzzle is asked once. */
export function answerCaptcha(world: World, id: string, typed: string): boolean {
  const captcha = world.tables.captchas.get(id)
  if (!captcha) return false
  world.tables.captchas.delete(id)
  return world.clock.now() - captcha.at < LIFE_MS && captcha.answer === typed.trim().toUpperCase()
}
