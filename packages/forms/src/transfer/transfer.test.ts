import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import { downlineTransferSchema, uplineTransferSchema, walletTransferSchema } from './transferSchemas.ts'

const money = (amount: string) => `₱${amount}`
const spelling = { digits: 2, mark: '.' } as const
const spendable = { available: '800.00', minimum: '10.00', maximum: '500.00', spelling, format: money }
const moving = { amount: '100', password: '123456', remark: '' }

describe('a transfer between the member’s own wallets', () => {
  const wallets = [
    { accountTypeId: 2, name: 'Main', available: '300.00' },
    { accountTypeId: 7, name: 'Slots', available: '0.00' },
  ]
  const verdict = (change: object) =>
    verdictOf(walletTransferSchema(wallets, spelling, money), { from: '2', to: '7', amount: '50', ...change })

  it('refuses zero, negative, more than available, and more than two decimals [S-339]', () => {
    expect(verdict({})).toEqual({ from: '2', to: '7', amount: 5_000n })
    expect(verdict({ amount: '0' })).toEqual(['amount: deposit.amount_band'])
    expect(verdict({ amount: '-5' })).toEqual(['amount: deposit.amount_band'])
    expect(verdict({ amount: '300.01' })).toEqual(['amount: amount.not_enough'])
    expect(verdict({ amount: '1.005' })).toEqual(['amount: deposit.amount_band_decimals'])
    expect(verdict({ from: '7', to: '2', amount: '1' })).toEqual(['amount: amount.not_enough'])
  })

  it('needs two different wallets', () => {
    expect(verdict({ to: '2' })).toEqual(['to: transfer.same_wallet'])
    expect(verdict({ from: '', to: '', amount: '' })).toEqual([
      'from: form.choose',
      'to: form.choose',
      'amount: not_empty',
    ])
  })
})

describe('a transfer to another person', () => {
  it('to the upline asks for amount and payment password [S-353]', () => {
    const schema = uplineTransferSchema(spendable)
    expect(verdictOf(schema, moving)).toEqual({ ...moving, amount: 10_000n })
    expect(verdictOf(schema, { ...moving, amount: '9.99', password: '' })).toEqual([
      'amount: deposit.amount_band',
      'password: not_empty',
    ])
    expect(verdictOf(schema, { ...moving, amount: '800.01' })).toEqual(['amount: amount.not_enough'])
  })

  it('to a downline refuses the agent’s own account, however it is written [S-393]', () => {
    const schema = downlineTransferSchema(spendable, 'ace')
    expect(verdictOf(schema, { ...moving, account: 'beth' })).toEqual({ ...moving, amount: 10_000n, account: 'beth' })
    expect(verdictOf(schema, { ...moving, account: ' Ace ' })).toEqual(['account: transfer.own_account'])
    expect(verdictOf(schema, { ...moving, account: '', remark: 'x'.repeat(141) })).toEqual([
      'account: not_empty',
      'remark: field.longest',
    ])
  })
})
