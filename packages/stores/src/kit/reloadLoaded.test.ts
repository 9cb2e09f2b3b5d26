import { reference, type EndpointId } from '@croupier/api'
import { describe, expect, it } from 'vitest'
import type { LateStore } from '../late/LateStore.ts'
import { missionsStore } from '../missions/MissionsStore.ts'
import { monthlyStatementStore } from '../monthly-statement/MonthlyStatementStore.ts'
import { pointMallStore } from '../points/PointMallStore.ts'
import { profitStore } from '../profit/ProfitStore.ts'
import { ranksStore } from '../ranks/RanksStore.ts'
import { rebatesStore } from '../rebates/RebatesStore.ts'
import { betDetailStore } from '../records/BetDetailStore.ts'
import { betRecordsStore } from '../records/BetRecordsStore.ts'
import { referralStore } from '../referrals/ReferralStore.ts'
import { rewardsStore } from '../rewards/RewardsStore.ts'
import { salaryStores } from '../salaries/SalaryStore.ts'
import { deferred, settled } from '../testing/deferred.ts'
import { fixture, memberSession } from '../testing/testPorts.ts'
import { ticketsStore } from '../tickets/TicketsStore.ts'

/** What a page of account data loads, and what of it a change of the account loads again. */
interface Page {
  readonly asked: readonly EndpointId[]
  readonly again: readonly EndpointId[]
  /** Opens the page over stores. */
  readonly open: (of: <Store extends object>(late: LateStore<Store>) => Store) => void
}

const page = (asked: readonly EndpointId[], open: Page['open'], again = asked): Page => ({ asked, again, open })

const pages: Readonly<Record<string, Page>> = {
  rewards: page(['promotion.claims', 'promoCode.list'], (of) => {
    void of(rewardsStore).load()
    void of(rewardsStore).loadCodes()
  }),
  tickets: page(['ticket.list', 'raffle.status'], (of) => {
    void of(ticketsStore).loadTickets()
    void of(ticketsStore).loadRaffle()
  }),
  missions: page(['mission.summary', 'mission.leaderboard'], (of) => {
    void of(missionsStore).loadMissions()
    void of(missionsStore).loadBoard()
  }),
  rebates: page(['rebate.list'], (of) => void of(rebatesStore).load()),
  'profit and loss, whose days end today': page(['report.personal'], (of) => of(profitStore).show({})),
  'the statement, whose newest month is running': page(
    ['safety.statement'],
    (of) => void of(monthlyStatementStore).load(),
  ),
  'the rank, and the badge that shows it': page(
    ['rank.progress', 'rank.ladder', 'member.info'],
    (of) => void of(ranksStore).load(),
  ),
  'invitations and what they earned': page(
    ['referral.details', 'rebate.depositReport'],
    (of) => void of(referralStore).load(),
  ),
  bets: page(['records.bets'], (of) =>
    of(betRecordsStore).show({ 'centre.state': 'settled', 'centre.vendor': 'PG', 'centre.betPage': '2' }),
  ),
  'one bet': page(['records.bet'], (of) => of(betDetailStore).open('order-1')),
  'salaries and one of them': page(['salary.detail', 'salary.daily'], (of) =>
    of(salaryStores.daily).show({ 'agent.direction': 'out', 'agent.page': '2', 'agent.payment': 'payment-1' }),
  ),
  'goods, one of which may be about to be redeemed': page(
    ['points.balance', 'points.config', 'points.rewards'],
    (of) => of(pointMallStore).show({}),
    ['points.balance'],
  ),
  redemptions: page(
    ['points.balance', 'points.config', 'points.redemptions'],
    (of) => of(pointMallStore).show({ view: 'history', status: 'approved', page: '2' }),
    ['points.balance', 'points.redemptions'],
  ),
  'point changes': page(
    ['points.balance', 'points.config', 'points.transactions'],
    (of) => of(pointMallStore).show({ view: 'details', page: '2' }),
    ['points.balance', 'points.transactions'],
  ),
}

/** A member's site on a platform that gives the answers of the reference. */
function site(ids: readonly EndpointId[], answer = (id: EndpointId): unknown => reference[id].examples[0].answer) {
  const handlers = Object.fromEntries(ids.map((id) => [id, () => answer(id)]))
  const { root, fake } = fixture({ session: memberSession, handlers })
  const asked = () => fake.calls.filter(({ id }) => ids.includes(id)).map(({ id, input }) => ({ id, input }))
  return { root, asked, open: ({ open }: Page) => open((late) => root.store(late)) }
}

describe('what a page shows of the account', () => {
  it.each(Object.entries(pages))(
    'loads again as it is after a change of the account: %s [G-62]',
    async (_name, page) => {
      const { root, asked, open } = site(page.asked)
      open(page)
      await settled()
      const first = asked()
      expect(first.map(({ id }) => id)).toEqual(page.asked)
      await root.feed.look(true)
      await settled()
      const again = asked().slice(first.length)
      expect(again.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
        first.filter(({ id }) => page.again.includes(id)).toSorted((a, b) => a.id.localeCompare(b.id)),
      )
    },
  )

  it('does not load because of a change if it is not loaded, or while it loads', async () => {
    const answer = deferred<unknown>()
    const { root, asked, open } = site(['rebate.list'], () => answer.promise)
    root.store(rebatesStore)
    await root.feed.look(true)
    expect(asked()).toEqual([])
    open(page(['rebate.list'], (of) => void of(rebatesStore).load()))
    await root.feed.look(true)
    expect(asked()).toHaveLength(1)
  })

  it('stays when loading it again fails', async () => {
    let works = true
    const { root, open } = site(['records.bets'], (id) => {
      if (!works) throw new Error('down')
      return reference[id].examples[0].answer
    })
    open(page(['records.bets'], (of) => of(betRecordsStore).show({ 'centre.betPage': '2' })))
    await settled()
    const { data } = root.store(betRecordsStore).result
    works = false
    await root.feed.look(true)
    await settled()
    expect(data).toBeDefined()
    expect(root.store(betRecordsStore)).toMatchObject({ page: 2, isTurning: false, result: { data } })
  })
})
