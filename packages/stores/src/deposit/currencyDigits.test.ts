import { compareMoney, moneySum, moneyText, parseMoney } from '@croupier/money'
import { when } from 'mobx'
import { expect, it } from 'vitest'
import { signInStore } from '../sign-in/SignInStore.ts'
import { sandboxFixture } from '../testing/sandboxFixture.ts'
import { depositStore } from './DepositStore.ts'

const facts = { senderMobile: '09171234567', reference: '1234567890123' }

it.each([
  [0, 543n, '543.00'],
  [2, 54_321n, '543.21'],
  [3, 543_211n, '543.211'],
] as const)(
  'a deposit of a currency with %i decimals reaches the balance to the last unit',
  async (digits, paid, shown) => {
    const { root, advance } = sandboxFixture('', digits)
    await root.start()
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    const deposit = root.store(depositStore)
    await deposit.load()
    const [method] = deposit.methods
    if (!method) throw new Error('the market has no deposit method')
    // The platform writes its own amounts with the same decimals.
    expect(parseMoney(method.minimum, digits)).toBe(100n * 10n ** BigInt(digits))

    await when(() => root.balance.sum !== undefined)
    const before = root.balance.sum ?? '0'
    expect(await deposit.reserve(method, paid)).toEqual({ kind: 'done' })
    expect(deposit.order).toMatchObject({ amount: shown, credit: shown })
    expect(await deposit.submit(facts)).toEqual({ kind: 'done' })
    deposit.list.watch()
    advance(60_000)
    await when(() => root.balance.sum !== before)
    deposit.list.unwatch()
    expect(compareMoney(moneySum([root.balance.sum ?? '0'], [before]), moneyText(paid, digits))).toBe(0)
  },
)

it('an amount below the range of its method is refused by the platform, which names the range in its own decimals', async () => {
  const { root } = sandboxFixture('', 3)
  await root.start()
  await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
  const deposit = root.store(depositStore)
  await deposit.load()
  const [method] = deposit.methods
  if (!method) throw new Error('the market has no deposit method')
  const outcome = await deposit.reserve(method, 99_999n)
  expect(outcome).toMatchObject({ kind: 'refused', field: 'amount' })
  expect(JSON.stringify(outcome)).toContain('100.000')
})
