import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'

const PASSWORD = '135790'
let testPlatform: TestPlatform
let maria: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
})

const code = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => (failure instanceof PlatformError ? failure.code : failure),
  )
const bind = (accountNumber: string, more: object = {}, visitor = maria) =>
  visitor.client.bank.bind({
    bankCode: 'MABINI',
    accountNumber,
    accountName: 'Maria Santos',
    password: PASSWORD,
    ...more,
  })

describe('accounts to withdraw to', () => {
  it('are bound in the name of the profile, hidden but for four digits, the first one the default', async () => {
    const made = await bind('1234 5678-9012')
    expect(made).toMatchObject({ accountNumber: '********9012', cardType: 'BC', isDefault: false })
    expect(await code(bind('999999999999', { accountName: 'Somebody Else' }))).toBe('bank.name.mismatch')
    const cards = await maria.client.bank.cards({})
    expect(cards.accountName).toBe('Maria Santos')
    expect(cards.list.map(({ bankCode, isDefault }) => [bankCode, isDefault])).toEqual([
      ['GCASH', true],
      ['ISLA', false],
      ['MABINI', false],
    ])
  })

  it('check the number against the bank, and belong to one person', async () => {
    expect(await code(bind('12345'))).toBe('bank.account.invalid')
    expect(await code(bind('12345678901a'))).toBe('bank.account.invalid')
    expect(await code(bind('0817', { bankCode: 'MAYA' }))).toBe('bank.account.invalid')
    expect(await code(bind('09170001006', { bankCode: 'MAYA' }))).toBe('bank.account.taken')
    expect(await code(bind('09170001006', { bankCode: 'NOWHERE' }))).toBe('bank.unknown')
    const rana = await testPlatform.signIn('rana', 'crbd')
    const rocket = { bankCode: 'ROCKET', accountName: 'Rana Ahmed' }
    expect((await bind('০১৭১২৩৪৫৬৭৮৯', rocket, rana)).accountNumber).toBe('********6789')
    expect(await code(bind('017123456', rocket, rana))).toBe('bank.account.invalid')
  })

  it('are at most five of a kind, change the default, and stay while a withdrawal goes there', async () => {
    for (let index = 0; index < 4; index++) await bind(`10000000000${index}`)
    expect(await code(bind('100000000009'))).toBe('bank.card.limit')
    const { list } = await maria.client.bank.cards({})
    const isla = list.find(({ bankCode }) => bankCode === 'ISLA')?.bankCardId ?? ''
    await maria.client.bank.makeDefault({ bankCardId: isla })
    expect((await maria.client.bank.cards({})).list.filter(({ isDefault }) => isDefault)).toMatchObject([
      { bankCardId: isla },
    ])
    await maria.client.withdrawal.submit(
      { amount: '500', bankCardId: isla, password: PASSWORD },
      { idempotencyKey: 'bank-busy-0001' },
    )
    expect(await code(maria.client.bank.unbind({ bankCardId: isla, password: PASSWORD }))).toBe('bank.card.busy')
    testPlatform.clock.advance(24 * 3_600_000)
    maria = await testPlatform.signIn('maria')
    expect(await code(maria.client.bank.unbind({ bankCardId: isla, password: '000000' }))).toBe('invalid.payment.pw')
    await maria.client.bank.unbind({ bankCardId: isla, password: PASSWORD })
    expect((await maria.client.bank.cards({})).list[0]).toMatchObject({ isDefault: true })
    const vip = await testPlatform.signIn('vip')
    const other = (await maria.client.bank.cards({})).list[0]?.bankCardId ?? ''
    expect(await code(vip.client.bank.makeDefault({ bankCardId: other }))).toBe('bank.card.unknown')
  })

  it('wait a day before money may go to an added one; the very first is ready immediately [G-54]', async () => {
    const added = await bind('123456789012')
    const withdraw = () =>
      maria.client.withdrawal.submit(
        { amount: '500', bankCardId: added.bankCardId, password: PASSWORD },
        { idempotencyKey: `wait-${testPlatform.clock.now()}` },
      )
    expect(added.usableFrom).toBe(testPlatform.clock.now() + 24 * 3_600_000)
    expect(await code(withdraw())).toBe('bank.card.waiting')
    testPlatform.clock.advance(24 * 3_600_000)
    maria = await testPlatform.signIn('maria')
    expect(await code(withdraw())).toBeNull()
    const beth = await testPlatform.signIn('beth')
    const first = await bind('123456789013', { accountName: 'Beth Garcia' }, beth)
    expect(first.usableFrom).toBeNull()
  })

  it('lists the market’s banks and wallets', async () => {
    const banks = await maria.client.bank.banks({})
    expect(banks.filter(({ cardType }) => cardType === 'EW').map(({ bankName }) => bankName)).toEqual(['GCash', 'Maya'])
    expect(banks.every(({ isWithdrawActive }) => isWithdrawActive)).toBe(true)
  })
})
