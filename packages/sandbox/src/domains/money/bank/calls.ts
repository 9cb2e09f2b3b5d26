import type { Answer } from '../../../wire/Answer.ts'
import { bindCard, cardsOf, makeDefault, maskedNumber, MOST_CARDS, unbindCard } from './cards.ts'
import { bankMaintenance } from './maintenance.ts'
import type { BankCard } from './rows.ts'
import { followGuardChange } from '../../access/security/guardChanges.ts'
import type { Context } from '../../../Context.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'

function serviceOf(context: Context, call: Call, bankCode: string) {
  const maintenance = bankMaintenance(context, call.merchant, bankCode)
  return {
    isWithdrawActive: maintenance === undefined,
    maintenanceStartTime: maintenance?.from ?? null,
    maintenanceEndTime: maintenance?.until ?? null,
  }
}

function cardEntry(context: Context, call: Call, card: BankCard): Answer<'bank.bind'> {
  return {
    bankCardId: card.id,
    bankCode: card.bankCode,
    bankName: call.merchant.banks.find(({ code }) => code === card.bankCode)?.name ?? card.bankCode,
    cardType: card.cardType,
    accountNumber: maskedNumber(card.accountNumber),
    accountName: card.accountName,
    isDefault: card.isDefault,
    ...serviceOf(context, call, card.bankCode),
    createdAt: card.createdAt,
    // Null once it can be used, so that a browser whose clock is slightly behind does not keep waiting.
    usableFrom: card.usableFrom > context.clock.now() ? card.usableFrom : null,
  }
}

/** Accounts for withdrawals. */
export const bankHandlers: Handlers<'bank'> = {
  'bank.cards': (context, call) => {
    const { member } = signedIn(call)
    return {
      list: cardsOf(context, member.id).map((card) => cardEntry(context, call, card)),
      most: MOST_CARDS,
      accountName: member.payeeName || null,
    }
  },
  'bank.banks': (context, call) =>
    call.merchant.banks.map(({ code, name, cardType, digits, mobile }) => ({
      bankCode: code,
      bankName: name,
      cardType,
      digits: { ...digits },
      mobile,
      ...serviceOf(context, call, code),
    })),
  'bank.bind': (context, call, input) => {
    const { member } = signedIn(call)
    const bound = bindCard(context, call.merchant, member, input)
    // The first account replaces none, so no warning is needed.
    if (bound.usableFrom > bound.createdAt) followGuardChange(context, member, 'payoutAccount', false)
    return cardEntry(context, call, bound)
  },
  'bank.unbind': (context, call, { bankCardId, password }) => {
    const { member } = signedIn(call)
    unbindCard(context, member, bankCardId, password)
    followGuardChange(context, member, 'payoutAccount', false)
    return { bankCardId }
  },
  'bank.makeDefault': (context, call, { bankCardId }) =>
    cardEntry(context, call, makeDefault(context, signedIn(call).member, bankCardId)),
}
