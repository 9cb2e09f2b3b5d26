import { DAY, HOUR } from '@croupier/locales/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import { accountsOf } from '../../identity/members/person.ts'
import { orderDeposit } from '../../money/deposits/orderDeposit.ts'
import { creditDeposit, reach } from '../../money/deposits/deposits.ts'
import { hadByPerson, issueReward } from '../../rewards/promotions/rewards.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/createTestPlatform.ts'
import { breakOf, startBreak } from './breaks.ts'
import { noteProtectionRead, noteReview } from './choices.ts'
import { setLimit } from './limits.ts'
import { depositHeadroom, refuseStake } from './headroom.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const run = <Result>(work: () => Result): Result => testPlatform.sandbox.state.transact(work)
const merchant = (code: string) => {
  const found = testPlatform.sandbox.context.merchants.get(code)
  if (!found) throw new Error(`no merchant ${code}`)
  return found
}

/** An account whose owner handed in a passport that the operator approved, or only stated it. */
function account(name: string, { code = 'crph', approved = true } = {}): Member {
  const { context } = testPlatform.sandbox
  return run(() => {
    const member = createMember(context, merchant(code), {
      account: name,
      password: 'Lagoon27x',
      payeeName: 'Nora Lim',
      birthday: '1990-04-12',
      verified: approved,
    })
    context.tables.identityChecks.put(String(member.id), {
      memberId: member.id,
      status: approved ? 'approved' : 'submitted',
      documentType: 'passport',
      documentNumber: 'P7654321',
      pictures: ['front.png'],
      submittedAt: context.clock.now(),
      decidedAt: null,
      reason: '',
    })
    noteProtectionRead(context, member)
    noteReview(context, member, 'later')
    return member
  })
}

const limit = (member: Member, kind: 'deposit' | 'loss' | 'wager', value: bigint) =>
  run(() => setLimit(testPlatform.sandbox.context, merchant(member.merchant), member, { kind, period: 'day' }, value))
const order = (member: Member, amount: string) =>
  run(() => orderDeposit(testPlatform.sandbox.context, merchant(member.merchant), member, { method: 'GCASH', amount }))

describe('two accounts whose document was approved [G-67]', () => {
  it('share a deposit limit: what one pays in counts for the other', () => {
    const [one, other] = [account('nora1'), account('nora2')]
    limit(one, 'deposit', 100_000n)
    order(one, '600')
    expect(depositHeadroom(testPlatform.sandbox.context, other).binding).toMatchObject({
      limit: 100_000n,
      left: 40_000n,
    })
    expect(() => order(other, '500')).toThrow('deposit.limit.reached')
    order(other, '400')
    expect(() => order(one, '100')).toThrow('deposit.limit.reached')
  })

  it('share a limit of stakes', () => {
    const [one, other] = [account('nora1'), account('nora2')]
    limit(one, 'wager', 1_000n)
    expect(() => refuseStake(testPlatform.sandbox.context, other, 1_001n)).toThrow('safety.wager.reached')
    refuseStake(testPlatform.sandbox.context, other, 1_000n)
  })

  it.each(['crph', 'crbd'])('share a time-out, at %s as well', (code) => {
    const [one, other] = [account('nora1'), account('nora2', { code })]
    run(() => startBreak(testPlatform.sandbox.context, merchant('crph'), one, '24h'))
    expect(breakOf(testPlatform.sandbox.context, other)).toMatchObject({ kind: 'timeOut', memberId: one.id })
    expect(() => refuseStake(testPlatform.sandbox.context, other, 100n)).toThrow('safety.break')
  })

  it('have a gift once', () => {
    const { context } = testPlatform.sandbox
    const [one, other] = [account('nora1'), account('nora2')]
    const name = { EN: 'Gift', TY: 'Regalo', BN: 'উপহার' }
    run(() => issueReward(context, one, { type: 'EVENT', source: 'offer/x', name, amount: 100n }))
    expect(hadByPerson(context, other, 'offer/x')).toBe(true)
  })
})

it('is told to the operator, who approves a document that was approved for another account [G-67]', async () => {
  account('nora1')
  account('nora2', { approved: false })
  const approved = await testPlatform.operate('kyc/approve', { merchant: 'crph', account: 'nora2' })
  expect(approved).toMatchObject({ status: 'approved', alsoOf: [{ merchant: 'crph', account: 'nora1' }] })
})

describe('an account that only states the same document, name and birthday [G-67]', () => {
  it('is bound by nothing of the other, and binds nothing', () => {
    const { context } = testPlatform.sandbox
    const [one, stranger] = [account('nora1'), account('nora2', { approved: false })]
    limit(one, 'deposit', 10_000n)
    limit(stranger, 'wager', 0n)
    run(() => startBreak(context, merchant('crph'), stranger, '24h'))
    expect(accountsOf(context, one).map(({ id }) => id)).toEqual([one.id])
    expect(depositHeadroom(context, stranger).binding).toBeNull()
    refuseStake(context, one, 100n)
    const name = { EN: 'Gift', TY: 'Regalo', BN: 'উপহার' }
    run(() => issueReward(context, stranger, { type: 'EVENT', source: 'offer/x', name, amount: 100n }))
    expect(hadByPerson(context, one, 'offer/x')).toBe(false)
  })
})

describe('a limit that is set after orders were made [G-66]', () => {
  it('holds when they are paid: what is beyond it goes back to its sender', () => {
    const { context } = testPlatform.sandbox
    const nora = account('nora1')
    const orders = [1, 2, 3].map(() => order(nora, '500'))
    limit(nora, 'deposit', 60_000n)
    const ended = orders.map(({ id }) =>
      run(() => {
        const ordered = context.tables.deposits.get(id)
        if (!ordered) throw new Error('no order')
        reach(context, ordered, 'submitted', {})
        return creditDeposit(context, id)
      }),
    )
    expect(ended.map(({ status }) => status)).toEqual(['credited', 'rejected', 'rejected'])
    expect(ended[1]?.reason).toBe('Returned to its sender: it is more than your deposit limit allows.')
    expect(depositHeadroom(context, nora).binding).toMatchObject({ used: 50_000n })
    testPlatform.clock.advance(DAY + HOUR)
    expect(depositHeadroom(context, nora).binding).toMatchObject({ used: 0n })
  })
})
