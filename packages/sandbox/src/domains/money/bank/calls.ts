import type { Answer } from '../../../wire/Answer.ts'
import { bindCard, cardsOf, makeDefault, maskedNumber, MOST_CARDS, unbindCard } from './cards.ts'
import { bankMaintenance } from './maintenance.ts'
import type { BankCard } from './rows.ts'
import { followGuardChange } from '../../access/security/guardChanges.ts'
import type { World } from '../../../World.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'

function serviceOf(world: World, call: Call, bankCode: string) {
  const maintenance = bankMaintenance(world, call.merchant, bankCode)
  return {
    isWithdrawActive: maintenance === undefined,
    maintenanceStartTime: maintenance?.from ?? null,
    maintenanceEndTime: maintenance?.until ?? null,
  }
}

function cardEntry(world: World, call: Call, card: BankCard): Answer<'bank.bind'> {
  return {
    bankCardId: card.id,
    bankCode: card.bankCode,
    bankName: call.merchant.banks.find(({ code }) => code === card.bankCode)?.name ?? card.bankCode,
    cardType: card.cardType,
    accountNumber: maskedNumber(card.accountNumber),
    accountName: card.accountName,
    isDefault: card.isDefault,
    ...serviceOf(world, call, card.bankCode),
    createdAt: card.createdAt,
    // Null once it can be used: a browser whose clock is a moment behind would still wait.
    usableFrom: card.usableFrom > world.clock.now() ? card.usableFrom : null,
  }
}

/** Accounts to withdraw to. */
export const bankHandlers: Handlers<'bank'> = {
  'bank.cards': (world, call) => {
    const { member } = signedIn(call)
    return {
      list: cardsOf(world, member.id).map((card) => cardEntry(world, call, card)),
      most: MOST_CARDS,
      accountName: member.payeeName || null,
    }
  },
  'bank.banks': (world, call) =>
    call.merchant.banks.map(({ code, name, cardType, digits, mobile }) => ({
      bankCode: code,
      bankName: name,
      cardType,
      digits: { ...digits },
      mobile,
      ...serviceOf(world, call, code),
    })),
  'bank.bind': (world, call, input) => {
    const { member } = signedIn(call)
    const bound = bindCard(world, call.merchant, member, input)
    // The first account replaces none: nobody is to be warned of it.
    if (bound.usableFrom > bound.createdAt) followGuardChange(world, member, 'payoutAccount', false)
    return cardEntry(world, call, bound)
  },
  'bank.unbind': (world, call, { bankCardId, password }) => {
    const { member } = signedIn(call)
    unbindCard(world, member, bankCardId, password)
    followGuardChange(world, member, 'payoutAccount', false)
    return { bankCardId }
  },
  'bank.makeDefault': (world, call, { bankCardId }) =>
    cardEntry(world, call, makeDefault(world, signedIn(call).member, bankCardId)),
}
