import { demoGameOf } from '@croupier/games'
import { DAY, HOUR } from '@croupier/locales/calendar'
import { describe, expect, it } from 'vitest'
import { cashierAccount, houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { balanceOf, post } from '../../../core/ledger/ledger.ts'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'
import type { Game } from '../../merchants/catalogue/Catalogue.ts'
import { RANKS } from '../../rewards/loyalty/ranks.ts'
import { claimRebates } from '../../rewards/loyalty/rebates.ts'
import { changeMember, createMember } from '../../identity/members/members.ts'
import type { Member, MemberType } from '../../identity/members/rows.ts'
import { switchModule } from '../../merchants/merchants/rules.ts'
import { agentRules } from '../../merchants/merchants/agentRules.ts'
import { settleRound } from '../../play/rounds/settle.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../access/security/seed.ts'
import { setPaymentPassword } from '../../access/security/paymentPassword.ts'
import { putRates } from '../team/rates.ts'
import { transferToDownline, transferToUpline } from '../../money/wallets/transfers.ts'
import { answerAgreement, offerAgreement, type Terms } from './agreements.ts'
import { PRODUCT_TYPES, type AgreementKind } from './rows.ts'
import { settleDueSalaries } from './salaries.ts'
import { rateText, type TierText } from './terms.ts'

const KINDS: readonly AgreementKind[] = ['dividend', 'daily', 'hourly', 'realTime']
const tier = (rateType: 'P' | 'A', rate: string, lossRate = '0'): TierText => ({
  minimumBet: '0',
  netLoss: '0',
  activeMember: 0,
  betAmount: '0',
  rateType,
  rate,
  lossRate,
})

/** A team of one person: top agent, agent and player, with the highest terms the operator allows, many times over. */
function greedyTeam() {
  const testPlatform = createTestPlatform({ scenario: 'empty' })
  const { context, state } = testPlatform.sandbox
  const run = <Result>(work: () => Result): Result => state.transact(work)
  const merchant = context.merchants.get('crph')
  if (!merchant) throw new Error('no merchant')
  const person = (account: string, uplineId: number | null, type: MemberType): Member =>
    run(() => {
      const member = createMember(context, merchant, {
        account,
        birthday: '1990-01-01',
        password: 'Lagoon27x',
        uplineId,
        type,
        toUpline: true,
      })
      setPaymentPassword(context, member.id, SEEDED_PAYMENT_PASSWORD)
      const moves = [{ from: cashierAccount('crph'), to: memberAccount(member.id), amount: 100_000_000n }]
      post(context, { kind: 'opening', reference: `opening-${account}`, moves })
      return member
    })
  const top = person('toptop', null, 1)
  const mid = person('middle', top.id, 2)
  const { id: playerId } = person('player', mid.id, 0)
  const player = run(() => changeMember(context, playerId, { rank: RANKS.at(-1)?.rank ?? 0 }))
  const agree = (upline: Member | null, downline: Member, terms: Terms) =>
    run(() =>
      answerAgreement(context, downline.id, offerAgreement(context, merchant, upline, downline, terms).id, true),
    )
  run(() => putRates(context, top.id, agentRules.highestRebate))
  run(() => switchModule(context, merchant, 'AGETRANSFERUP3', true))
  const team = [top, mid, player]
  return {
    testPlatform,
    context,
    run,
    merchant,
    top,
    mid,
    player,
    agree,
    /** The highest rates of every kind, for all play and also for each lane. */
    agreeOnEverything() {
      for (const kind of KINDS)
        for (const productType of PRODUCT_TYPES) {
          const highest = String(rateText({ rateType: 'P' }, agentRules.highestRate[kind]))
          const tiers = [tier('P', highest, kind === 'realTime' ? highest : '0')]
          const terms = { kind, productType, tiers, ...(kind === 'dividend' && { period: 'D' as const }) }
          agree(null, top, terms)
          agree(top, mid, terms)
        }
    },
    play(game: Game, stake: bigint, payout: bigint) {
      run(() => settleRound(context, player, { game, stake, payout, playId: '', key: '', detail: null }))
    },
    settle: () => run(() => settleDueSalaries(context)),
    /** Their money in total. */
    money: () => team.reduce((sum, { id }) => sum + balanceOf(context, memberAccount(id)), 0n),
    house: () => balanceOf(context, houseAccount('crph')),
  }
}

const { catalogue } = createTestPlatform({ scenario: 'empty' }).sandbox.context
const kinds = new Map(
  catalogue.games.flatMap((entry) => {
    const game = demoGameOf(entry)
    return game ? [[`${game.id} in ${entry.gameType}`, { entry, returns: game.facts.returns }] as const] : []
  }),
)

describe('a team that agreed on more than a game leaves', () => {
  it.each([...kinds])(
    'gains nothing at %s by the best play, the highest rank, and money that goes round between its accounts [G-41]',
    (_, { entry, returns }) => {
      const { testPlatform, context, run, merchant, top, mid, player, ...team } = greedyTeam()
      team.agreeOnEverything()
      testPlatform.clock.advance(HOUR)
      const begun = team.money()
      const stake = 10_000_000n
      for (let day = 0; day < 2; day++) {
        for (let round = 0; round < 3; round++) {
          // Alternates wins and losses, which add up to the best return to player.
          const whole = (2n * stake * BigInt(returns.most)) / 10_000n
          team.play(entry, stake, 0n)
          team.play(entry, stake, whole)
          testPlatform.clock.advance(HOUR)
          team.settle()
          expect([team.money() < begun, team.house() > 0n]).toEqual([true, true])
        }
        testPlatform.clock.advance(DAY)
        run(() => claimRebates(context, player))
        team.settle()
        expect([team.money() < begun, team.house() > 0n]).toEqual([true, true])
        const request = { amount: '10000', password: SEEDED_PAYMENT_PASSWORD, remark: '' }
        run(() => transferToUpline(context, merchant, player, request))
        run(() => transferToUpline(context, merchant, mid, request))
        run(() => transferToDownline(context, merchant, top, mid.account, request))
        run(() => transferToDownline(context, merchant, mid, player.account, request))
      }
      expect(testPlatform.sandbox.verify().violations).toEqual([])
    },
  )

  it('is not paid a fixed sum for playing one coin, but once its play has left as much', () => {
    const { testPlatform, top, agree, ...team } = greedyTeam()
    const game = catalogue.gamesByLane.get('RNG')?.[0]
    if (!game) throw new Error('no slot')
    agree(null, top, { kind: 'hourly', productType: 'CONS', tiers: [tier('A', '50000')] })
    const begun = balanceOf(team.context, memberAccount(top.id))
    testPlatform.clock.advance(HOUR)
    team.play(game, 100n, 0n)
    testPlatform.clock.advance(HOUR)
    expect(team.settle()).toBe(0)
    const [salary] = [...team.context.tables.salaries.all()]
    expect(salary).toMatchObject({ amount: 5_000_000n, paidAt: null })
    // Three quarters of it are 50,000.00, and the rebates and points that the stakes earn are deducted too.
    team.play(game, 6_666_667n, 0n)
    testPlatform.clock.advance(60_000)
    expect(team.settle()).toBe(0)
    team.play(game, 200_000n, 0n)
    testPlatform.clock.advance(60_000)
    expect(team.settle()).toBe(1)
    expect(balanceOf(team.context, memberAccount(top.id)) - begun).toBe(5_000_000n)
    testPlatform.clock.advance(60_000)
    expect(team.settle()).toBe(0)
  })
})
