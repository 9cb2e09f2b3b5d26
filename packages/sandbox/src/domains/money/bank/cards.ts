import { Refusal } from '../../../Refusal.ts'
import { HOUR } from '@croupier/locales/calendar'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { changeMember } from '../../identity/members/members.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import { nameFits } from '../../identity/members/realName.ts'
import { followTraits } from '../../safety/safety/exclusions.ts'
import { accountIsProven } from '../../identity/members/person.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { requirePaymentPassword } from '../../access/security/paymentPassword.ts'
import { changeSecurity, securityOf } from '../../access/security/security.ts'
import { type Context } from '../../../Context.ts'
import type { Bank } from '../../merchants/merchants/banks.ts'
import { bankMaintenance } from './maintenance.ts'
import type { BankCard } from './rows.ts'

/** Most accounts of one kind. */
export const MOST_CARDS = 5

/** How long an additional account waits before it can be paid to. */
const WAIT_MS = 24 * HOUR

/** A bank of the merchant by code; refuses a bank it does not offer. */
function bankOf(merchant: Merchant, code: string): Bank {
  const bank = merchant.banks.find((one) => one.code === code)
  if (!bank) throw new Refusal('bank.unknown')
  return bank
}

/** A member's accounts, the default one first, then oldest first. */
export function cardsOf(context: Pick<Context, 'tables'>, memberId: number): BankCard[] {
  return context.tables.bankCards
    .by('member', String(memberId))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || (a.id < b.id ? -1 : 1))
}

/** An account with its bank's data, as a withdrawal needs them. */
export interface PayableCard extends BankCard {
  readonly cardType: Bank['cardType']
  readonly bankName: string
}

/** A member's own account that can be paid to now. */
export function activeCard(context: Context, merchant: Merchant, member: Member, id: string): PayableCard {
  const card = ownCard(context, member, id)
  const bank = bankOf(merchant, card.bankCode)
  if (bankMaintenance(context, merchant, bank.code)) throw new Refusal('bank.card.inactive')
  if (card.usableFrom > context.clock.now())
    throw new Refusal('bank.card.waiting', { values: [String(WAIT_MS / HOUR)] })
  return { ...card, cardType: bank.cardType, bankName: bank.name }
}

function ownCard(context: Pick<Context, 'tables'>, member: Member, id: string): BankCard {
  const card = context.tables.bankCards.get(id)
  if (!card || card.memberId !== member.id) throw new Refusal('bank.card.unknown')
  return card
}

/** Input for binding an account. */
export interface NewCard {
  readonly bankCode: string
  readonly accountNumber: string
  readonly accountName: string
  readonly isDefault: boolean
  readonly password?: string | undefined
}

/**
 * Binds an account in the member's own name: the profile's, or the first one given, which becomes the profile's. No
 * other person can bind an account that is proven to be someone's; a number that was only stated blocks no one. The
 * very first account can be used immediately; an additional one, and a replacement, waits a day.
 */
export function bindCard(context: Context, merchant: Merchant, member: Member, request: NewCard): BankCard {
  requirePaymentPassword(context, member, request.password)
  const bank = bankOf(merchant, request.bankCode)
  const accountNumber = readNumber(merchant, bank, request.accountNumber)
  const accountName = request.accountName.trim().replace(/\s+/g, ' ')
  if (accountName.length < 2 || !nameFits(member, accountName)) throw new Refusal('bank.name.mismatch')
  if (isTaken(context, member, `${merchant.code}/${bank.code}/${accountNumber}`))
    throw new Refusal('bank.account.taken')
  const cards = cardsOf(context, member.id)
  const isFirst = cards.length === 0 && !securityOf(context, member.id).hadPayoutAccount
  if (cards.filter(({ cardType }) => cardType === bank.cardType).length >= MOST_CARDS)
    throw new Refusal('bank.card.limit', { values: [String(MOST_CARDS)] })
  if (member.payeeName === '') changeMember(context, member.id, { payeeName: accountName })
  const now = context.clock.now()
  const card: BankCard = {
    id: `B${String(nextNumber(context, 'bankCard', 1)).padStart(8, '0')}`,
    memberId: member.id,
    merchant: merchant.code,
    bankCode: bank.code,
    cardType: bank.cardType,
    accountNumber,
    accountName: member.payeeName || accountName,
    isDefault: cards.length === 0,
    createdAt: now,
    usableFrom: isFirst ? now : now + WAIT_MS,
  }
  context.tables.bankCards.put(card.id, card)
  followTraits(context, member)
  return request.isDefault ? makeDefault(context, member, card.id) : card
}

function isTaken(context: Context, member: Member, account: string): boolean {
  return context.tables.bankCards.by('account', account).some((card) => {
    const holder = context.tables.members.get(String(card.memberId))
    return !holder || holder.id === member.id || accountIsProven(context, holder, card)
  })
}

function readNumber(merchant: Merchant, { digits, mobile }: Bank, typed: string): string {
  const number = typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replace(/[\s-]/g, '')
  if (mobile) {
    const national = nationalMobile(merchant, number)
    if (national !== null) return national
    // A number of twelve digits is the mobile number and a check digit (requirements 1.1.2, Rocket).
    const checked = digits.maximum > digits.minimum ? nationalMobile(merchant, number.slice(0, -1)) : null
    if (checked === null) throw new Refusal('bank.account.invalid')
    return checked + number.slice(-1)
  }
  if (!/^\d+$/.test(number) || number.length < digits.minimum || number.length > digits.maximum)
    throw new Refusal('bank.account.invalid')
  return number
}

function nationalMobile(merchant: Merchant, number: string): string | null {
  const international = internationalMobile(merchant, number)
  return international === null ? null : `0${international.slice(merchant.dialingCode.length)}`
}

/** Removes an account, unless a pending withdrawal goes to it. Another one becomes the default. */
export function unbindCard(context: Context, member: Member, id: string, password?: string): void {
  requirePaymentPassword(context, member, password)
  const card = ownCard(context, member, id)
  if (context.ports.payoutsTo(context, member.id, id).waiting) throw new Refusal('bank.card.busy')
  context.tables.bankCards.delete(id)
  changeSecurity(context, member.id, { hadPayoutAccount: true })
  const [next] = cardsOf(context, member.id)
  if (card.isDefault && next) makeDefault(context, member, next.id)
}

/** Makes one account the default, and only that one. */
export function makeDefault(context: Context, member: Member, id: string): BankCard {
  const chosen = ownCard(context, member, id)
  for (const card of cardsOf(context, member.id)) {
    if (card.isDefault && card.id !== id) context.tables.bankCards.put(card.id, { ...card, isDefault: false })
  }
  const made: BankCard = { ...chosen, isDefault: true }
  context.tables.bankCards.put(id, made)
  return made
}

/** Masks an account number except its last four digits. */
export function maskedNumber(number: string): string {
  return `${'*'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`
}
