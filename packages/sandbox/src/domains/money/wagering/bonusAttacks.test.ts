import { memberAccount } from '../../../core/ledger/accounts.ts'
import { balanceOf, walletBalance } from '../../../core/ledger/ledger.ts'
import { DAY } from '@croupier/locales/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { hide } from '../../play/rounds/hiddenRound.ts'
import { finishOpenRound } from '../../play/rounds/openRounds.ts'
import type { OpenRoundRow } from '../../play/rounds/rows.ts'
import { nextRoundId, settleRound, takeStake } from '../../play/rounds/settle.ts'
import { changeSettings } from '../../merchants/merchants/rules.ts'
import { totalsEver } from '../../safety/safety/totals.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../access/security/seed.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/createTestPlatform.ts'
import { freshKey, personOf } from '../../../testing/playing.ts'
import { transferBetweenWallets, collectWallets, MAIN_WALLET } from '../wallets/wallets.ts'
import { endBonus, payBonus } from './wagering.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const maria = () => personOf(testPlatform, 'maria')
/** What maria could withdraw now, and the balance shown in the main wallet. Minor units. */
const money = () => {
  const account = memberAccount(maria().id)
  return [balanceOf(testPlatform.sandbox.context, account), walletBalance(testPlatform.sandbox.context, account)]
}
const run = <Result>(work: () => Result): Result => testPlatform.sandbox.state.transact(work)
const bonus = (amount = 100_000n, multiple = 10, id = 'bonus-1') => {
  const { context } = testPlatform.sandbox
  const expiresAt = testPlatform.clock.now() + 14 * DAY
  run(() => payBonus(context, maria(), { id, bonus: amount, multiple, weights: {}, expiresAt }))
}
const slot = () => {
  const game = testPlatform.sandbox.context.catalogue.games.find(({ gameType }) => gameType === 'RNG')
  if (!game) throw new Error('no slot')
  return game
}
const play = (stake: bigint, payout: bigint) =>
  run(() =>
    settleRound(testPlatform.sandbox.context, maria(), {
      game: slot(),
      stake,
      payout,
      playId: '',
      key: '',
      detail: null,
    }),
  )
/** Begins a round that stays open, as in a crash game; the returned function ends it with the payout. */
const begin = (stake: bigint) => {
  const { context } = testPlatform.sandbox
  return run(() => {
    const { id: memberId, merchant } = maria()
    const id = nextRoundId(context)
    const sources = takeStake(context, maria(), id, stake, slot().vendor)
    const now = testPlatform.clock.now()
    const row: OpenRoundRow = {
      id,
      memberId,
      merchant,
      playId: '',
      key: '',
      nodeId: slot().nodeId,
      stake,
      startedAt: now,
      dueAt: now + DAY,
      hidden: hide(context, { state: null, due: null }),
      fair: { serverHash: '', clientSeed: '', nonce: 0 },
      sources,
    }
    context.tables.openRounds.put(id, row)
    return (payout: bigint) => run(() => finishOpenRound(context, row, { payout, detail: null }))
  })
}
const sound = () => expect(testPlatform.sandbox.verify().violations).toEqual([])

describe('bonus money', () => {
  it('is shown with the member’s own and staked after it; what it wins is bonus money again', () => {
    bonus()
    expect(money()).toEqual([500_000n, 600_000n])
    play(550_000n, 0n)
    expect(money()).toEqual([0n, 50_000n])
    play(50_000n, 150_000n)
    expect(money()).toEqual([0n, 150_000n])
    sound()
  })

  it('pays out on a mixed stake in the proportions it was made up of', () => {
    bonus()
    play(400_000n, 0n)
    // A stake of 100,000 own and 50,000 bonus money wins three times that.
    play(150_000n, 450_000n)
    expect(money()).toEqual([300_000n, 500_000n])
    sound()
  })

  it('becomes the member’s own, with its winnings, once the terms are met', () => {
    bonus(10_000n, 2)
    play(500_000n, 0n)
    expect(money()).toEqual([10_000n, 10_000n])
    sound()
  })
})

describe('ending a bonus takes back what it became', () => {
  beforeEach(() => {
    bonus()
    // The member's own money is gone; the bonus is left.
    play(495_000n, 0n)
    play(5_000n, 0n)
    expect(money()).toEqual([0n, 100_000n])
  })

  it('when it is staked in an open round: the round pays nothing that may be kept', () => {
    const end = begin(100_000n)
    run(() => endBonus(testPlatform.sandbox.context, maria().id, 'bonus-1'))
    expect(money()).toEqual([0n, 0n])
    end(900_000n)
    expect(money()).toEqual([0n, 0n])
    sound()
  })

  it('and a loss limit counts the taken back winnings of an open round as not won', () => {
    const lost = () => {
      const { staked, paid } = totalsEver(testPlatform.sandbox.context, maria().id)
      return staked - paid
    }
    const end = begin(100_000n)
    run(() => endBonus(testPlatform.sandbox.context, maria().id, 'bonus-1'))
    const before = lost()
    end(900_000n)
    expect(lost()).toBe(before)
  })

  it('when its time runs out while the round is open', () => {
    const end = begin(100_000n)
    testPlatform.clock.advance(15 * DAY)
    end(900_000n)
    expect(money()).toEqual([0n, 0n])
    sound()
  })

  it('when it won: the winnings of a bonus are not withdrawn without staking it', async () => {
    play(100_000n, 1_000_000n)
    const visitor = await testPlatform.signIn('maria')
    const { client } = visitor
    const bankCardId = (await client.bank.cards({})).list[0]?.bankCardId ?? ''
    const request = { amount: '200', bankCardId, password: SEEDED_PAYMENT_PASSWORD }
    await expect(client.withdrawal.submit(request, freshKey())).rejects.toMatchObject({
      code: 'withdrawal.turnover.left',
    })
    run(() => endBonus(testPlatform.sandbox.context, maria().id, 'bonus-1'))
    expect(money()).toEqual([0n, 0n])
    sound()
  })

  it('when it lies in a vendor’s wallet, and it comes from there as bonus money', () => {
    const { context } = testPlatform.sandbox
    const merchant = context.merchants.get('crph')
    const vendor = context.catalogue.vendors[0]?.accountTypeId ?? 0
    if (!merchant) throw new Error('no merchant')
    run(() => changeSettings(context, { walletPerVendor: { crph: true } }))
    run(() => transferBetweenWallets(context, merchant, maria(), { from: MAIN_WALLET, to: vendor, amount: '1000' }))
    run(() => collectWallets(context, merchant, maria()))
    expect(money()).toEqual([0n, 100_000n])
    run(() => transferBetweenWallets(context, merchant, maria(), { from: MAIN_WALLET, to: vendor, amount: '600' }))
    run(() => endBonus(context, maria().id, 'bonus-1'))
    run(() => collectWallets(context, merchant, maria()))
    expect(money()).toEqual([0n, 0n])
    sound()
  })
})
