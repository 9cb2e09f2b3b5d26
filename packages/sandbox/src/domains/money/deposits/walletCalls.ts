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

/** Balance, wallets, deposits. */
export const walletHandlers: Handlers<'wallet'> = {
  'wallet.balance': (world, call) => {
    const { member } = signedIn(call)
    return {
      ...walletEntries(walletsOf(world, call.merchant, member)),
      bonusBalance: boundByWagering(world, member.id),
      currency: call.merchant.currency,
      currencySymbol: call.merchant.currencySymbol,
    }
  },
  'wallet.merchantWallet': (world, call) => ({ isSingle: isSingleWallet(world, call.merchant) ? 1 : 0 }),
  'wallet.depositMethods': (world, call, input) => {
    const { member } = signedIn(call)
    const language = input.language ?? call.language
    return {
      allowDeposit: 'Y',
      totalDepositSuccessCount: depositsOf(world, member.id).filter((deposit) => deposit.status === 'credited').length,
      depositInfo: {
        currency: call.merchant.currency,
        methods: call.merchant.depositMethods.map((method) =>
          methodEntry(method, language, methodIsOpen(world, call.merchant, method.code)),
        ),
        promotions: world.ports.depositOffers(world, member).map((offer) => ({
          id: offer.id,
          name: inLanguage(offer.title, language),
          description: inLanguage(withMoney(offer.summary, call.merchant, offer.amounts), language),
          minimum: offer.minimum,
        })),
        // What may still be paid in, beside the amount to be typed.
        limits: depositHeadroom(world, member).uses.map(({ period, limit, used, left, restartsAt }) => ({
          period,
          amount: limit,
          used: used,
          left: left,
          restartsAt,
        })),
      },
    }
  },
  'wallet.depositOrder': (world, call, input) => {
    const { member } = signedIn(call)
    const deposit = orderDeposit(world, call.merchant, member, { method: input.methodId, amount: input.amount })
    if (input.promotionId) world.ports.chooseForDeposit(world, member, input.promotionId, deposit.id)
    return orderEntry(deposit, call.merchant, input.language ?? call.language)
  },
  'wallet.depositSubmit': (world, call, input) => {
    const { member } = signedIn(call)
    const deposit = submitDeposit(world, call.merchant, member, input.orderId, {
      sender: input.senderMobile ?? input.senderAccount ?? '',
      senderName: input.senderName ?? '',
      reference: input.reference ?? '',
      proofs: (input.proof ?? []).map(({ name, data }) => ({ name, bytes: Math.floor((data.length * 3) / 4) })),
    })
    return depositEntry(call.merchant, deposit, call.language)
  },
  'wallet.deposits': (world, call, { status, page, size }) => {
    const { member } = signedIn(call)
    const deposits = depositsOf(world, member.id).filter((deposit) => status === undefined || deposit.status === status)
    const { rows, totalPages, totalCount } = pageOf(deposits, page, size)
    return { list: rows.map((deposit) => depositEntry(call.merchant, deposit, call.language)), totalPages, totalCount }
  },
}
