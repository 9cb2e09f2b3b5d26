import { HOUR } from '@croupier/locales/calendar'
import { expect, it } from 'vitest'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'
import { answerCaptcha, createCaptcha } from '../../identity/verification/captcha.ts'
import { countAttempt, LIMITS } from '../../identity/verification/limiter.ts'

it('strangers who ask for captcha pictures without end take nobody else’s away', () => {
  const { state, context } = createTestPlatform({ scenario: 'empty', watchBooks: false }).sandbox
  const owners = state.transact(() => createCaptcha(context, '203.0.113.7'))
  state.transact(() => {
    for (let address = 1; address <= 20; address++)
      for (let count = 0; count < 120; count++) createCaptcha(context, `198.51.100.${address}`)
  })
  expect(context.tables.captchas.size).toBe(1 + 20 * 50)
  expect(state.transact(() => answerCaptcha(context, owners.id, owners.answer))).toBe(true)
})

it('strangers who try names from many addresses do not make a later attempt search all of theirs, and are forgotten after an hour', () => {
  const { sandbox, clock } = createTestPlatform({ scenario: 'empty', watchBooks: false })
  const { state, context } = sandbox
  const { attempts } = context.tables
  const attempt = (who: string) => state.transact(() => countAttempt(context, LIMITS.passwordOfName, who))
  for (let count = 0; count < 5_000; count++) attempt(`nobody${count}`)
  const all = attempts.all.bind(attempts)
  let looked = 0
  attempts.all = function* () {
    for (const row of all()) {
      looked++
      yield row
    }
  }
  attempt('maria')
  // The first one counted does not block those after it.
  attempt('nobody0')
  expect(looked).toBeLessThan(5)
  clock.advance(HOUR)
  attempt('maria')
  expect([attempts.size, [...all()].map(({ count }) => count)]).toEqual([1, [1]])
})
