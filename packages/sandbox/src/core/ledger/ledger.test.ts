import { cashierAccount, houseAccount, memberAccount } from './accounts.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestPlatform } from '../../testing/createTestPlatform.ts'
import { BooksWrong } from './Watch.ts'
import { BalanceInsufficient, balanceOf, post } from './ledger.ts'
import { memberByAccount } from '../../domains/identity/members/members.ts'

const testPlatform = createTestPlatform()
const { context, state } = testPlatform.sandbox
const people = ['maria', 'vip', 'ace', 'jun'].map((account) => {
  const member = memberByAccount(context, 'crph', account)
  if (!member) throw new Error(`${account} was not seeded`)
  return memberAccount(member.id)
})
const accounts = [...people, houseAccount('crph'), cashierAccount('crph')]

describe('ledger', () => {
  it('keeps every balance equal to the sum of its entries whatever moves are tried, refused ones included', () => {
    const move = fc.record({
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      amount: fc.bigInt({ min: 0n, max: 2_000_000n }),
    })
    let serial = 0
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 5 }), (moves) => {
        const before = accounts.map((account) => balanceOf(context, account))
        let refused = false
        try {
          state.transact(() => post(context, { kind: 'adjustment', reference: `try-${serial++}`, moves }))
        } catch (failure) {
          expect(failure).toBeInstanceOf(BalanceInsufficient)
          refused = true
        }
        const after = accounts.map((account) => balanceOf(context, account))
        if (refused) expect(after).toEqual(before)
        expect(after.reduce((a, b) => a + b, 0n)).toBe(before.reduce((a, b) => a + b, 0n))
        for (const person of people) expect(balanceOf(context, person)).toBeGreaterThanOrEqual(0n)
      }),
      { numRuns: 300 },
    )
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('refuses a move between currencies and a negative one', () => {
    const rana = memberByAccount(context, 'crbd', 'rana')
    const foreign = memberAccount(rana?.id ?? 0)
    const [maria = ''] = people
    const tried = (amount: bigint, to: string) => () =>
      state.transact(() =>
        post(context, { kind: 'adjustment', reference: 'never', moves: [{ from: maria, to, amount }] }),
      )
    expect(tried(100n, foreign)).toThrow(/not kept in/)
    expect(tried(-1n, houseAccount('crph'))).toThrow(RangeError)
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('finds a balance that its entries do not explain', () => {
    const crooked = createTestPlatform({ watchBooks: false }).sandbox
    const [account = ''] = people
    const row = crooked.context.tables.accounts.get(account)
    if (!row) throw new Error('no account')
    crooked.state.transact(() => crooked.context.tables.accounts.put(account, { ...row, balance: row.balance + 1n }))
    expect(crooked.verify().violations).toEqual([
      expect.stringContaining(account),
      expect.stringContaining('the ledger sums to 1'),
    ])
  })

  it('finds a deposit marked as credited without its movement', async () => {
    const crooked = createTestPlatform({ watchBooks: false })
    const maria = await crooked.signIn('maria')
    const order = await maria.client.deposit.order(
      { methodId: 'GCASH', amount: '500' },
      { idempotencyKey: 'order-000001' },
    )
    const deposit = crooked.sandbox.context.tables.deposits.get(order.id)
    if (!deposit) throw new Error('no deposit')
    crooked.sandbox.state.transact(() =>
      crooked.sandbox.context.tables.deposits.put(order.id, { ...deposit, status: 'credited' }),
    )
    expect(crooked.sandbox.verify().violations).toEqual([`deposit ${order.id}: ledger differs`])
  })

  it('stops at the very write that leaves the books wrong, in whatever way', async () => {
    const write = async (change: (crooked: ReturnType<typeof createTestPlatform>) => void) => {
      const crooked = createTestPlatform()
      // The first write is valid, so that the books have been read.
      await crooked.signIn('maria')
      expect(() => crooked.sandbox.state.transact(() => change(crooked))).toThrow(BooksWrong)
    }
    const [account = ''] = people
    const moves = [{ from: account, to: houseAccount('crph'), amount: 5n }]
    await write(
      ({
        sandbox: {
          context: { tables },
        },
      }) => {
        const row = tables.accounts.get(account)
        if (row) tables.accounts.put(account, { ...row, balance: row.balance + 1n })
      },
    )
    await write(
      ({
        sandbox: {
          context: { tables },
        },
      }) => {
        const [first] = tables.transactions.all()
        if (first) tables.transactions.put(first.id, { ...first, at: first.at + 1 })
      },
    )
    // The same claim paid twice.
    await write(({ sandbox }) => {
      for (let times = 0; times < 2; times++) post(sandbox.context, { kind: 'payout', reference: 'R-twice', moves })
    })
    await write(
      ({
        sandbox: {
          context: { tables },
        },
      }) => {
        const [held] = tables.withdrawals.by('open', 'crph')
        if (held) tables.withdrawals.put(held.id, { ...held, held: held.held - 1n })
      },
    )
  })
})
