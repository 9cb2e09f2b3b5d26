import { expect, it } from 'vitest'
import { fixture, memberSession } from '../testing/testPorts.ts'
import { stepUpStore } from '../step-up/StepUpStore.ts'
import { accountSecurityStore } from './AccountSecurityStore.ts'

it('sends the next member a code at once, whatever was sent to the previous one', async () => {
  const { root, clock } = fixture({
    session: memberSession,
    handlers: {
      'security.stepUpCode': () => ({ expiredMinutes: 5 }),
      'verification.sendEmail': () => ({ expiredMinutes: 5 }),
      'verification.sendSms': () => ({ expiredMinutes: 5 }),
    },
  })
  const stepUp = root.store(stepUpStore)
  const security = root.store(accountSecurityStore)
  await stepUp.sendCode()
  await security.sendEmailCode('maria@example.com')
  await security.sendMobileCode({ mobileNum: '09171234567', countryDialingCode: '63' })
  const counting = () => [stepUp.countdown, security.countdowns.email, security.countdowns.mobile]
  expect(counting().map(({ isRunning }) => isRunning)).toEqual([true, true, true])
  root.session.end()
  root.session.commit({ token: 'tok-2', username: 'jun' })
  expect(counting().map(({ isRunning }) => isRunning)).toEqual([false, false, false])
  expect(clock.pending, 'no timer is left').toBe(0)
})
