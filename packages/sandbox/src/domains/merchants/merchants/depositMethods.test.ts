import { parseMerchant, type MerchantFileInput, type PaymentFile } from '@croupier/api/merchant'
import { expect, it } from 'vitest'
import { shippedMerchants } from '../../../../../../merchants/shipped.ts'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'
import { sandboxMerchant } from './sandboxMerchant.ts'

const [philippines] = shippedMerchants
if (!philippines) throw new Error('no merchant')
const { payments: _, ...without } = philippines

const bazaar: PaymentFile = {
  code: 'BAZAAR',
  kind: 'wallet',
  name: { EN: 'Bazaar Pay', TY: 'Bayad Bazaar' },
  art: './bazaar.svg',
  minimum: '150',
  maximum: '2500.50',
  fee: '7.50',
  steps: { EN: ['Open {app}.', 'Pay.'], SW: ['Fungua {app}.', 'Lipa.'] },
  payout: true,
}

const platform = (change: Partial<MerchantFileInput>) =>
  createTestPlatform({ merchants: [sandboxMerchant(parseMerchant({ ...without, ...change }, 'merchant.json'))] })

const methodsOf = async (testPlatform: ReturnType<typeof platform>, language = 'EN') => {
  const person = await testPlatform.signIn('maria')
  person.language = language
  return (await person.client.deposit.methods({})).depositInfo.methods
}

it('the folder’s method is on the deposit page with its words, bounds, fee and picture, and takes a deposit [R-118]', async () => {
  const testPlatform = platform({ payments: [bazaar] })
  const { client } = await testPlatform.signIn('maria')
  const [method, ...others] = (await client.deposit.methods({})).depositInfo.methods
  expect(others).toEqual([])
  expect(method).toMatchObject({
    id: 'BAZAAR',
    kind: 'wallet',
    name: 'Bazaar Pay',
    icon: '/merchants/crph/bazaar.svg',
    minimum: '150.00',
    maximum: '2500.50',
    fee: { fixed: '7.50' },
    instructions: ['Open Bazaar Pay.', 'Pay.'],
    quickAmounts: ['200.00', '500.00', '1000.00'],
  })
  const order = (amount: string) =>
    client.deposit.order({ methodId: 'BAZAAR', amount }, { idempotencyKey: `order-${amount}` })
  expect(await order('150')).toMatchObject({ amount: '150.00', fee: '7.50', receiverNumber: '09000000101' })
  await expect(order('2501')).rejects.toMatchObject({ code: 'deposit.amount.out.of.band' })
  const [inSwahili] = await methodsOf(testPlatform, 'SW')
  expect(inSwahili).toMatchObject({ name: 'Bazaar Pay', instructions: ['Fungua Bazaar Pay.', 'Lipa.'] })
  const banks = await client.bank.banks({})
  expect(banks.map(({ bankName }) => bankName)).toContain('Bazaar Pay')
})

it('a merchant that names no method has bank transfer, QR code and transfers between members', async () => {
  expect((await methodsOf(platform({}))).map(({ id }) => id)).toEqual(['BANK', 'QR', 'C2C'])
})

it.each([
  [0, 'JPY', '500', '100000'],
  [3, 'KWD', '0.250', '400.125'],
] as const)('with %i decimals bounds are amounts of the currency, not minor units', async (digits, code, low, high) => {
  const testPlatform = platform({
    currency: { wire: code, code, digits },
    payments: [{ code: 'BANK', kind: 'bank', name: { EN: 'Bank' }, minimum: low, maximum: high }],
  })
  const [method] = await methodsOf(testPlatform)
  expect([method?.minimum, method?.maximum]).toEqual(digits === 0 ? ['500.00', '100000.00'] : ['0.25', '400.125'])
})
