import { dateTimeAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { inLanguage, type Words } from '../../../core/words/Words.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { merchantOf } from '../../merchants/merchants/rules.ts'
import type { Context } from '../../../Context.ts'
import type { Letter } from './rows.ts'
import { changeSecurity, securityOf } from './security.ts'
import { COOLING_MS } from './stepUp.ts'

/** A change to an account's protection. */
export type GuardChange =
  | 'mobile'
  | 'email'
  | 'password'
  | 'paymentPassword'
  | 'twoFactorOff'
  | 'payoutAccount'
  | 'identity'

const LETTERS: Readonly<Record<GuardChange, Words>> = {
  mobile: {
    EN: 'The mobile number of your account was changed. If this was not you, contact customer service now.',
    TY: 'Napalitan ang mobile number ng iyong account. Kung hindi ikaw ito, kontakin agad ang customer service.',
    BN: 'আপনার অ্যাকাউন্টের মোবাইল নম্বর বদলানো হয়েছে। আপনি না করে থাকলে এখনই কাস্টমার সার্ভিসে জানান।',
  },
  email: {
    EN: 'The email address of your account was changed. If this was not you, contact customer service now.',
    TY: 'Napalitan ang e-mail ng iyong account. Kung hindi ikaw ito, kontakin agad ang customer service.',
    BN: 'আপনার অ্যাকাউন্টের ই-মেইল বদলানো হয়েছে। আপনি না করে থাকলে এখনই কাস্টমার সার্ভিসে জানান।',
  },
  password: {
    EN: 'The password of your account was changed. If this was not you, contact customer service now.',
    TY: 'Napalitan ang password ng iyong account. Kung hindi ikaw ito, kontakin agad ang customer service.',
    BN: 'আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে। আপনি না করে থাকলে এখনই কাস্টমার সার্ভিসে জানান।',
  },
  paymentPassword: {
    EN: 'The payment password of your account was changed. If this was not you, contact customer service now.',
    TY: 'Napalitan ang payment password ng iyong account. Kung hindi ikaw ito, kontakin agad ang customer service.',
    BN: 'আপনার অ্যাকাউন্টের পেমেন্ট পাসওয়ার্ড বদলানো হয়েছে। আপনি না করে থাকলে এখনই কাস্টমার সার্ভিসে জানান।',
  },
  twoFactorOff: {
    EN: 'The second step of your account was turned off. If this was not you, contact customer service now.',
    TY: 'In-off ang ikalawang hakbang ng iyong account. Kung hindi ikaw ito, kontakin agad ang customer service.',
    BN: 'আপনার অ্যাকাউন্টের দ্বিতীয় ধাপ বন্ধ করা হয়েছে। আপনি না করে থাকলে এখনই কাস্টমার সার্ভিসে জানান।',
  },
  identity: {
    EN: 'An account of another provider can now log in to your account. If this was not you, contact customer service now.',
    TY: 'Maaari nang mag-log in sa iyong account ang isang account sa ibang provider. Kung hindi ikaw ito, kontakin agad ang customer service.',
    BN: 'অন্য একটি সেবার অ্যাকাউন্ট দিয়ে এখন আপনার অ্যাকাউন্টে লগ ইন করা যায়। আপনি না করে থাকলে এখনই কাস্টমার সার্ভিসে জানান।',
  },
  payoutAccount: {
    EN: 'A payout account was added to or removed from your account. If this was not you, contact customer service now.',
    TY: 'May idinagdag o inalis na payout account. Kung hindi ikaw ito, kontakin agad ang customer service.',
    BN: 'আপনার অ্যাকাউন্টে টাকা তোলার হিসাব যোগ বা বাদ দেওয়া হয়েছে। আপনি না করে থাকলে এখনই কাস্টমার সার্ভিসে জানান।',
  },
}

/** Number of emails and SMS the operator panel keeps. */
const KEPT = 300

/**
 * Follows up a change: notifies the previously bound addresses and the inbox, and with `cools`
 * blocks payouts and transfers to others for a day. `before` is the member before the change.
 */
export function followGuardChange(context: Context, before: Member, change: GuardChange, cools: boolean): void {
  const now = context.clock.now()
  const text = `${merchantOf(context, before.merchant)?.name ?? before.merchant}: ${inLanguage(LETTERS[change], before.language)}`
  if (before.email) postLetter(context, { memberId: before.id, to: before.email, text, at: now })
  if (before.mobile) postLetter(context, { memberId: before.id, to: before.mobile, text, at: now })
  sendMessage(context, before.id, 'info_guard_changed', [])
  if (cools) changeSecurity(context, before.id, { coolingUntil: now + COOLING_MS })
}

/** Refuses payouts, and transfers to other members, during the day after such a change. */
export function refuseCooling(context: Context, merchant: Merchant, member: Member): void {
  const until = securityOf(context, member.id).coolingUntil
  if (until === null || context.clock.now() >= until) return
  throw new Refusal('security.cooling', { value: { until }, values: [dateTimeAt(until, merchant.timeZone)] })
}

/** Sends an email or SMS; the operator panel shows it. */
export function postLetter(context: Context, letter: Omit<Letter, 'id'>): void {
  const { letters } = context.tables
  const id = nextNumber(context, 'letter', 1)
  letters.put(String(id), { id, ...letter })
  for (const old of letters.keys()) {
    if (letters.size <= KEPT) break
    letters.delete(old)
  }
}
