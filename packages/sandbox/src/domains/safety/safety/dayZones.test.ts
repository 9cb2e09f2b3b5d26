import { HOUR, MINUTE, periodAt } from '@croupier/locales/calendar'
import { PlatformError } from '@croupier/api'
import { expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/createTestPlatform.ts'
import { manualClock } from '../../../core/clock/clock.ts'
import { testMerchants } from '../../../testing/testMerchants.ts'

/** Places that are not whole hours from UTC, with Lord Howe before and after its half-hour daylight saving change. */
const places = [
  ['Asia/Manila', '2026-11-21'],
  ['Asia/Kolkata', '2026-11-21'],
  ['Asia/Kathmandu', '2026-11-21'],
  ['Australia/Adelaide', '2026-07-10'],
  ['Australia/Lord_Howe', '2026-01-10'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-07-10'],
] as const

let serial = 0
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (failure: unknown) => (failure instanceof PlatformError ? failure.code : String(failure)),
  )

async function pay(testPlatform: TestPlatform, amount: string): Promise<string | null> {
  const { client } = await testPlatform.signIn('jun')
  await client.safety.readProtection({})
  return code(
    client.deposit.order(
      { methodId: 'GCASH', amount },
      { idempotencyKey: `zone-${String(++serial).padStart(8, '0')}` },
    ),
  )
}

it.each(places)(
  'a daily limit is one of the local day in %s on %s, from its first minute to its last [G-11]',
  async (timeZone, date) => {
    const clock = manualClock(Date.parse(`${date}T00:30:00Z`))
    const merchants = testMerchants.map((merchant) => ({ ...merchant, timeZone }))
    const testPlatform = createTestPlatform({ merchants, clock })
    const day = periodAt('day', clock.now(), timeZone)
    const to = (at: number) => clock.advance(at - clock.now())
    to(day.to + MINUTE)
    await (await testPlatform.signIn('jun')).client.safety.setLimit({ kind: 'deposit', period: 'day', amount: '1000' })
    expect(await pay(testPlatform, '1000')).toBe('taken')
    await testPlatform.operate('deposits/delay', { merchant: 'crph', seconds: 1 })
    const credit = async () => {
      for (const { id, status } of testPlatform.sandbox.context.tables.deposits.all())
        if (status === 'ordered') {
          const { client } = await testPlatform.signIn('jun')
          const reference = String(1_000_000_000_000 + ++serial)
          await client.deposit.submit(
            { orderId: id, senderMobile: '09171234567', reference },
            { idempotencyKey: `sent-${String(serial).padStart(8, '0')}` },
          )
          await testPlatform.operate('deposits/credit', { id })
        }
    }
    await credit()
    for (const after of [5 * MINUTE, 21 * MINUTE, 44 * MINUTE, HOUR, 20 * HOUR]) {
      to(day.to + after)
      expect([after, await pay(testPlatform, '100')]).toEqual([after, 'deposit.limit.reached'])
    }
    to(periodAt('day', clock.now(), timeZone).to - 1)
    expect(await pay(testPlatform, '100')).toBe('deposit.limit.reached')
    clock.advance(1)
    expect(await pay(testPlatform, '1000')).toBe('taken')
    expect((await (await testPlatform.signIn('jun')).client.safety.overview({})).limits[0]).toMatchObject({
      used: '1000.00',
    })
  },
)
