import { depositsOf } from './deposits.ts'
import { orderDeposit } from './orderDeposit.ts'
import { submitDeposit } from './submitDeposit.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import { isSingleWallet, methodIsOpen } from '../../merchants/merchants/rules.ts'
import { depositHeadroom } from '../../safety/safety/headroom.ts'
import { walletEntries, walletsOf } from '../wallets/wallets.ts'
import { withMoney } from '../../../core/words/moneyWords.ts'
import { inLanguage } from '../../../core/words/Words.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { boundByWagering } from '../wagering/wagering.ts'
import { depositEntry, methodEntry, orderEntry } from './entries.ts'
import type { orderHandlers } from './orderCalls.ts'

/** Balance and wallets. */
export const walletHandlers: Handlers<'wallet'> = {
  'wallet.balance': (context, call) => {
    const { member } = signedIn(call)
    return {
      ...walletEntries(walletsOf(context, call.merchant, member)),
      bonusBalance: boundByWagering(context, member.id),
      currency: call.merchant.currency,
      currencySymbol: call.merchant.currencySymbol,
    }
  },
  'wallet.merchantWallet': (context, call) => ({ isSingle: isSingleWallet(context, call.merchant) ? 1 : 0 }),
}

/** Deposits in two steps. */
export const depositHandlers: Omit<Handlers<'deposit'>, keyof typeof orderHandlers> = {
  'deposit.methods': (context, call, input) => {
    const { member } = signedIn(call)
    const language = input.language ?? call.language
    return {
      allowDeposit: 'Y',
      totalDepositSuccessCount: depositsOf(context, member.id).filter((deposit) => deposit.status === 'credited')
        .length,
      depositInfo: {
        currency: call.merchant.currency,
        methods: call.merchant.depositMethods.map((method) =>
          methodEntry(method, language, methodIsOpen(context, call.merchant, method.code)),
        ),
        promotions: context.ports.depositOffers(context, member).map((offer) => ({
          id: offer.id,
          name: inLanguage(offer.title, language),
          description: inLanguage(withMoney(offer.summary, call.merchant, offer.amounts), language),
          minimum: offer.minimum,
        })),
        // What may still be deposited, shown beside the amount field.
        limits: depositHeadroom(context, member).uses.map(({ period, limit, used, left, restartsAt }) => ({
          period,
          amount: limit,
          used: used,
          left: left,
          restartsAt,
        })),
      },
    }
  },
  'deposit.order': (context, call, input) => {
    const { member } = signedIn(call)
    const deposit = orderDeposit(context, call.merchant, member, { method: input.methodId, amount: input.amount })
    if (input.promotionId) context.ports.chooseForDeposit(context, member, input.promotionId, deposit.id)
    return orderEntry(deposit, call.merchant, input.language ?? call.language)
  },
  'deposit.submit': (context, call, input) => {
    const { member } = signedIn(call)
    const deposit = submitDeposit(context, call.merchant, member, input.orderId, {
      sender: input.senderMobile ?? input.senderAccount ?? '',
      senderName: input.senderName ?? '',
      reference: input.reference ?? '',
      proofs: input.proof ?? [],
    })
    return depositEntry(call.merchant, deposit, call.language)
  },
  'deposit.list': (context, call, { status, page, size }) => {
    const { member } = signedIn(call)
    const deposits = depositsOf(context, member.id).filter(
      (deposit) => status === undefined || deposit.status === status,
    )
    const { rows, totalPages, totalCount } = pageOf(deposits, page, size)
    return { list: rows.map((deposit) => depositEntry(call.merchant, deposit, call.language)), totalPages, totalCount }
  },
}
