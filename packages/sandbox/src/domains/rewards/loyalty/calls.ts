import { DAY, longestDayRange } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { friendDeposit } from '../promotions/referrals.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import { maskedName } from '../../identity/members/members.ts'
import { BOARD_PRIZES } from '../promotions/boardPrizes.ts'
import { boardPrize, boardWeek, leaderboard } from './leaderboard.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { missionStates, type MissionState } from './missions.ts'
import { type Currency, withMoney } from '../../../core/words/moneyWords.ts'
import { inLanguage } from '../../../core/words/Words.ts'
import { takesPart, waitingRewards } from '../promotions/rewards.ts'
import { RANKS, rankProgress } from './ranks.ts'
import { claimRebates, rebateRate, rebatesOf } from './rebates.ts'
import { PRODUCTS, periodOf, turnoverBetween } from '../../money/wagering/turnover.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { settledMember } from '../points/settledMember.ts'

type MissionEntry = NonNullable<Answer<'mission.summary'>['missions']>[number]

/** Places shown. */
const BOARD_SHOWN = 20
const percent = (hundredths: number): number => hundredths / 100

function missionEntry(
  { mission, period, actual, reward }: MissionState,
  currency: Currency,
  language: string,
): MissionEntry {
  const shown = (value: bigint) => (mission.metric === 'rounds' ? String(value) : value)
  const status = { P: 'issued', I: 'issued', claimed: 'claimed', refused: 'closed', expired: 'closed' } as const
  return {
    id: mission.id,
    name: inLanguage(withMoney(mission.name, currency, [mission.target]), language),
    period: mission.period,
    endsAt: period.to,
    metric: mission.metric,
    actual: shown(actual),
    expected: shown(mission.target),
    rewardAmount: mission.amount ?? null,
    rewardPoint: mission.points === undefined ? null : Number(mission.points),
    rewardTicket: mission.ticket ?? null,
    wageringMultiple: mission.multiple ?? 0,
    status: reward ? status[reward.status] : 'process',
    rewardId: reward?.status === 'I' ? reward.id : null,
  }
}

/** Missions. */
export const missionHandlers: Handlers<'mission'> = {
  'mission.summary': (context, call, { language }) => {
    const member = settledMember(context, call)
    const waiting = waitingRewards(context, member.id).filter(
      ({ type, status }) => type === 'MISSION' && status === 'I',
    )
    return {
      missionCount: waiting.length,
      missions: takesPart(member)
        ? missionStates(context, member).map((state) => missionEntry(state, call.merchant, language ?? call.language))
        : [],
    }
  },
  'mission.leaderboard': (context, call) => {
    const member = settledMember(context, call)
    const { from, to } = boardWeek(context, call.merchant)
    const places = leaderboard(context, member.merchant, from, to)
    const mine = places.findIndex((place) => place.member.id === member.id)
    return {
      startsAt: from,
      endsAt: to,
      prizes: BOARD_PRIZES.map((prize) => prize),
      list: places.slice(0, BOARD_SHOWN).map((place, index) => {
        const prize = boardPrize(index, place.turnover)
        return {
          rank: index + 1,
          name: maskedName(place.member.account),
          turnover: place.turnover,
          prize: prize === null ? null : prize,
          me: index === mine,
        }
      }),
      myRank: mine < 0 ? null : mine + 1,
      myTurnover: places[mine]?.turnover ?? 0n,
    }
  },
}

/** VIP rank. */
export const rankHandlers: Handlers<'rank'> = {
  'rank.progress': (context, call) => {
    const member = settledMember(context, call)
    const { turnover, deposit } = rankProgress(context, member.id)
    const next = RANKS.find(({ rank }) => rank === member.rank + 1)
    const month = periodOf(context, member, 'month', context.clock.now())
    const monthly = turnoverBetween(context, member.id, month.from, month.to).staked
    const towards = (actual: bigint, expected: bigint) => ({ actual: actual, expected: expected })
    return {
      playerRankProgress: { labelId: `VIP${member.rank}`, conditionType: 'ALL' },
      currentProgress: next
        ? {
            completedConditions: Number(turnover >= next.turnover) + Number(deposit >= next.deposit),
            totalExpectedConditions: 2,
          }
        : null,
      playerRankName: `VIP${member.rank}`,
      nextRankName: next ? `VIP${next.rank}` : null,
      // Ranks are kept without monthly conditions, so no turnover is required.
      monthlyTurnover: towards(monthly, 0n),
      totalTurnover: next ? towards(turnover, next.turnover) : null,
      totalDeposit: next ? towards(deposit, next.deposit) : null,
    }
  },
  'rank.ladder': () =>
    RANKS.map(({ rank, turnover, deposit, gift }) => ({
      rank,
      name: `VIP${rank}`,
      turnover: turnover,
      deposit: deposit,
      upgradeGift: gift,
      rebate: Object.fromEntries(Object.keys(PRODUCTS).map((product) => [product, percent(rebateRate(product, rank))])),
    })),
}

/** Rebate on turnover, and the report on invited friends. */
export const rebateHandlers: Handlers<'rebate'> = {
  'rebate.settings': (context, call) => {
    const { rank } = settledMember(context, call)
    return Object.keys(PRODUCTS).map((productType) => ({ productType, rate: percent(rebateRate(productType, rank)) }))
  },
  'rebate.list': (context, call) => {
    const rows = rebatesOf(context, settledMember(context, call))
    const claimable = rows.filter(({ status }) => status === 'claimable').reduce((sum, { amount }) => sum + amount, 0n)
    return {
      list: rows.map((row) => ({
        productType: row.product,
        day: row.day,
        turnover: row.turnover,
        rate: percent(row.rate),
        amount: row.amount,
        status: row.status,
        claimedAt: row.paidAt,
      })),
      claimable: claimable,
    }
  },
  'rebate.claim': (context, call, { productType }) => {
    const paid = claimRebates(context, settledMember(context, call), productType)
    return { amount: paid.reduce((sum, { amount }) => sum + amount, 0n), claimed: paid.length }
  },
  'rebate.depositReport': (context, call, input) => {
    const { member } = signedIn(call)
    const length = input.endDate - input.startDate
    if (length < 0 || length > (longestDayRange + 1) * DAY) {
      throw new Refusal('date.range.too.long', { values: [String(longestDayRange)] })
    }
    const rows = context.tables.rewards
      .by('member', String(member.id))
      .filter(
        ({ type, status, decidedAt }) =>
          type === 'REFERRAL' &&
          status === 'claimed' &&
          decidedAt !== null &&
          decidedAt >= input.startDate &&
          decidedAt <= input.endDate,
      )
      .map((reward) => {
        const friendId = Number(reward.source.slice('referral/'.length))
        return {
          referredName: maskedName(context.tables.members.get(String(friendId))?.account ?? ''),
          claimDate: reward.decidedAt ?? 0,
          depositAmount: friendDeposit(context, friendId)?.amount ?? 0n,
          bonus: reward.amount,
        }
      })
    const order = input.sortType === 'asc' ? 1 : -1
    rows.sort((a, b) => (a[input.sortColumn] < b[input.sortColumn] ? -order : order))
    const page = pageOf(rows, input.page, Math.min(input.size, 100))
    return {
      list: page.rows.map((row) => ({
        ...row,
        depositAmount: row.depositAmount,
        bonus: row.bonus,
      })),
      footer: {
        totalDepositAmount: rows.reduce((sum, { depositAmount }) => sum + depositAmount, 0n),
        totalBonus: rows.reduce((sum, { bonus }) => sum + bonus, 0n),
      },
      totalPages: page.totalPages,
      totalCount: page.totalCount,
    }
  },
}
