import { pageOf } from '../../../wire/pageOf.ts'
import type { Member } from '../../identity/members/rows.ts'
import { type Words, inLanguage } from '../../../core/words/Words.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { EARNING } from './account.ts'
import { goods, goodsOf, type Goods } from './goods.ts'
import { CONVERSION, CONVERT_STEP, convertPoints, pointsPerUnit, redeem, redeemedBy, stockLeft } from './mall.ts'
import type { Redemption } from './rows.ts'
import type { Context } from '../../../Context.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'
import { settledMember } from './settledMember.ts'

type RewardEntry = NonNullable<Answer<'points.rewards'>['list']>[number]

const TO_MONEY: Words = { EN: 'Points to wallet', TY: 'Points papuntang wallet', BN: 'পয়েন্ট থেকে ওয়ালেট' }
const RULES: readonly Words[] = [
  {
    EN: 'You earn points for settled bets, and for deposits that you then stake; a deposit paid to another member earns none. The table shows how much earns one point.',
    TY: 'Kumikita ng points ang mga natapos na taya, pati ang deposito hanggang sa halagang itinaya; walang points ang depositong bayad sa ibang miyembro. Nasa talaan kung magkano ang isa.',
    BN: 'নিষ্পত্তি হওয়া বাজিতে পয়েন্ট আসে, ডিপোজিটেও আসে যতটা বাজি ধরা হয় ততটার জন্য; অন্য সদস্যকে পরিশোধ করা ডিপোজিটে আসে না। কত টাকায় এক পয়েন্ট তা ছকে আছে।',
  },
  {
    EN: 'Points never expire.',
    TY: 'Hindi nag-e-expire ang points.',
    BN: 'পয়েন্টের মেয়াদ শেষ হয় না।',
  },
  {
    EN: 'If a redemption is rejected, you get its points back.',
    TY: 'Kung tanggihan ang redemption, ibinabalik ang points.',
    BN: 'রিডেম্পশন বাতিল হলে পয়েন্ট ফেরত আসে।',
  },
]

function rewardEntry(context: Context, member: Member, one: Goods, language: string): RewardEntry {
  return {
    id: one.id,
    type: one.type,
    name: inLanguage(one.name, language),
    description: inLanguage(one.description, language),
    imageUrl: `/art/goods/${one.id}.svg`,
    points: Number(one.points),
    amount: one.amount > 0n ? one.amount : null,
    stock: stockLeft(context, member.merchant, one),
    limit: one.limit,
    redeemed: redeemedBy(context, member, one),
  }
}

function redemptionEntry(redemption: Redemption, call: Call): Answer<'points.redeem'> {
  const one = goodsOf(redemption.goodsId)
  const name = one?.name ?? TO_MONEY
  const amount = redemption.amount > 0n ? redemption.amount : null
  return {
    id: String(redemption.id),
    type: one?.type ?? CONVERSION,
    name: inLanguage(name, call.language),
    quantity: redemption.quantity,
    pointsRequirement: Number(one?.points ?? redemption.points),
    amountRequirement: null,
    status: redemption.status,
    time: redemption.decidedAt,
    changedPoints: redemption.status === 'rejected' ? 0 : -Number(redemption.points),
    pointsBalance: Number(redemption.pointsBalance),
    remark: redemption.remark || null,
    units: amount === null ? null : call.merchant.currency,
    pointsRatio: amount === null ? null : `${pointsPerUnit(call.merchant)}:1`,
    redeemAmount: amount,
    paidAccount: amount === null ? null : (call.member?.account ?? null),
    paidAmount: amount,
    receivingAddress: redemption.address || null,
    transactionReferenceNumber: `P${String(redemption.id).padStart(8, '0')}`,
    applyTime: redemption.appliedAt,
  }
}

/** The points mall. */
export const pointsHandlers: Handlers<'points'> = {
  'points.balance': (context, call) => {
    const member = settledMember(context, call)
    return Number(context.tables.pointAccounts.get(String(member.id))?.balance ?? 0n)
  },
  'points.rewards': (context, call, { type, language, page, size }) => {
    const { member } = signedIn(call)
    const wanted = goods.filter((one) => type === undefined || one.type === type)
    const { rows, totalPages, totalCount } = pageOf(wanted, page, Math.min(size, 100))
    return {
      list: rows.map((one) => rewardEntry(context, member, one, language ?? call.language)),
      totalPages,
      totalCount,
    }
  },
  'points.redemptions': (context, call, { startTime, endTime, status, page, size }) => {
    const { member } = signedIn(call)
    const wanted = context.tables.redemptions
      .by('member', String(member.id))
      .filter(
        (row) =>
          row.appliedAt >= (startTime ?? 0) &&
          row.appliedAt <= (endTime ?? Infinity) &&
          (status === undefined || row.status === status),
      )
      .sort((a, b) => b.id - a.id)
    const { rows, totalPages, totalCount } = pageOf(wanted, page, Math.min(size, 100))
    return { list: rows.map((row) => redemptionEntry(row, call)), totalPages, totalCount }
  },
  'points.config': (_context, call, { language }) => ({
    earning: Object.entries(EARNING).map(([type, price]) => ({ type, amountPerPoint: price })),
    pointsPerUnit: pointsPerUnit(call.merchant),
    step: Number(CONVERT_STEP),
    rules: RULES.map((rule) => inLanguage(rule, language ?? call.language)),
    expires: false,
  }),
  'points.conversionTypes': (_context, call, { language }) => [
    {
      type: 'cash',
      name: inLanguage(TO_MONEY, language ?? call.language),
      pointsPerUnit: pointsPerUnit(call.merchant),
      minimum: Number(CONVERT_STEP),
      step: Number(CONVERT_STEP),
    },
  ],
  'points.transactions': (context, call, { startTime, endTime, page, size }) => {
    const member = settledMember(context, call)
    const wanted = context.tables.pointChanges
      .by('member', String(member.id))
      .filter(({ at }) => at >= (startTime ?? 0) && at <= (endTime ?? Infinity))
      .sort((a, b) => b.id - a.id)
    const { rows, totalPages, totalCount } = pageOf(wanted, page, Math.min(size, 100))
    const list = rows.map(({ id, type, at, change, balance }) => ({
      id,
      type,
      time: at,
      changedPoints: Number(change),
      pointsBalance: Number(balance),
    }))
    return { list, totalPages, totalCount }
  },
  'points.redeem': (context, call, { rewardId, ...request }) =>
    redemptionEntry(redeem(context, signedIn(call).member, { goodsId: rewardId, ...request }), call),
  'points.convert': (context, call, { points, password }) =>
    redemptionEntry(convertPoints(context, signedIn(call).member, BigInt(points), password), call),
}
