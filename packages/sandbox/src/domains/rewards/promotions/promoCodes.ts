import { HOUR } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import { type Currency, withMoney } from '../../../core/words/moneyWords.ts'
import type { Words } from '../../../core/words/Words.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import type { Context } from '../../../Context.ts'
import { claimReward, hadByPerson, issueReward, rewardOf, takesPart, type Gift, type Given } from './rewards.ts'

/** A code that gives a reward, once per member and up to a total number of members. */
export interface PromoCode {
  readonly code: string
  readonly uses: number
  /** Shown in the list of codes; others are handed out elsewhere. */
  readonly published: boolean
  /** `{0}` is the amount of the gift. */
  readonly description: Words
  readonly gift: Pick<Gift, 'amount' | 'points' | 'ticket' | 'multiple'>
}

/** The codes. */
export const promoCodes: readonly PromoCode[] = [
  {
    code: 'HELLO10',
    uses: 1_000,
    published: true,
    description: {
      EN: '{0} of play money, to be staked once.',
      TY: '{0} na pera-perahan, itataya nang isang beses.',
      BN: '{0} খেলার টাকা, একবার বাজি ধরতে হবে।',
    },
    gift: { amount: 1_000n, multiple: 1 },
  },
  {
    code: 'LANTERN',
    uses: 500,
    published: true,
    description: { EN: 'A golden egg.', TY: 'Isang gintong itlog.', BN: 'একটি সোনার ডিম।' },
    gift: { ticket: 'GOLDEN_EGG' },
  },
  {
    code: 'POINTS50',
    uses: 500,
    published: false,
    description: { EN: '50 points.', TY: '50 points.', BN: '৫০ পয়েন্ট।' },
    gift: { points: 50n },
  },
  {
    code: 'ONLYONE',
    uses: 1,
    published: false,
    description: {
      EN: '{0} of play money for whoever is first.',
      TY: '{0} na pera-perahan sa mauuna.',
      BN: 'যিনি প্রথম, তাঁর জন্য {0} খেলার টাকা।',
    },
    gift: { amount: 2_000n, multiple: 1 },
  },
]

/** Wrong codes a member may try in an hour. */
const WRONG_PER_HOUR = 10

/** Redeems a code; hands its reward over in the same step. Ignores case. */
export function claimPromoCode(context: Context, member: Member, typed: string): Given[] {
  if (!takesPart(member)) throw new Refusal('promotion.not.eligible')
  const tries = `codeTries/${member.id}/${Math.floor(context.clock.now() / HOUR)}`
  const wrong = context.tables.counters.get(tries) ?? 0
  if (wrong >= WRONG_PER_HOUR) throw new Refusal('TOO_MANY_REQUESTS')
  const code = promoCodes.find((one) => one.code === typed.trim().toUpperCase())
  if (!code) {
    context.tables.counters.put(tries, wrong + 1)
    throw new Refusal('promo.code.invalid', { keep: true })
  }
  if (hadByPerson(context, member, sourceOf(code))) throw new Refusal('promotion.already.claimed')
  const counter = `promoCode/${member.merchant}/${code.code}`
  const used = context.tables.counters.get(counter) ?? 0
  if (used >= code.uses) throw new Refusal('promo.code.used.up')
  context.tables.counters.put(counter, used + 1)
  const reward = issueReward(context, member, {
    type: 'GIFT_CODE',
    source: sourceOf(code),
    name: describePromoCode(code, currencyOf(context, member)),
    ...code.gift,
  })
  return claimReward(context, member, String(reward.id))
}

/** Published codes the member has not used. */
export function openPromoCodes(context: Pick<Context, 'tables'>, memberId: number): readonly PromoCode[] {
  return promoCodes.filter((code) => code.published && !rewardOf(context, memberId, sourceOf(code)))
}

/** Describes what a code gives, in a currency. */
export const describePromoCode = ({ description, gift: { amount = 0n } }: PromoCode, currency: Currency): Words =>
  withMoney(description, currency, [amount])

const sourceOf = (code: PromoCode): string => `code/${code.code}`
