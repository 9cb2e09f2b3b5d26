import { parseMoney } from '@croupier/api'
import * as z from 'zod/mini'
import { setBankMaintenance } from '../subjects/bank/maintenance.ts'
import { creditDeposit, rejectDeposit } from '../subjects/deposits/deposits.ts'
import { changeSettings, operatorSettings, setMethodOpen } from '../subjects/merchants/rules.ts'
import type { World } from '../World.ts'
import { payWithdrawal } from '../subjects/withdrawals/payouts.ts'
import { forceReceipt, payoutOf, upholdClaim } from '../subjects/withdrawals/receipts.ts'
import {
  approveWithdrawal,
  markC2c,
  rejectWithdrawal,
  returnWithdrawal,
  reviewWithdrawal,
} from '../subjects/withdrawals/withdrawals.ts'
import { action, ActionRefused, merchant, wholeOrNothing, yes, type Action } from './action.ts'

const id = z.string()
const decided = (usual: string) => z.object({ id, reason: z._default(z.string().check(z.maxLength(200)), usual) })

const seconds = z.object({ merchant: z.string(), seconds: wholeOrNothing })

const milliseconds = (wish: { readonly seconds: number | null }) =>
  wish.seconds === null ? null : wish.seconds * 1_000

/** The payout a matched deposit stands for, or null for a deposit the merchant takes. */
function payoutOfDeposit(world: World, depositId: string): string | null {
  return world.tables.payouts.by('deposit', depositId)[0]?.id ?? null
}

/** A matched deposit is decided where the withdrawal is: it arrived there, or it did not. */
function credit(world: World, depositId: string) {
  const payout = payoutOfDeposit(world, depositId)
  if (payout === null) return creditDeposit(world, depositId)
  forceReceipt(world, payout, 'The transfer was found.')
  return world.tables.deposits.get(depositId)
}

function reject(world: World, depositId: string, reason: string) {
  const payout = payoutOfDeposit(world, depositId)
  if (payout === null) return rejectDeposit(world, depositId, reason)
  const { status } = payoutOf(world, payout)
  if (status !== 'partial' && status !== 'notReceived')
    throw new ActionRefused('the member who withdraws has not said that it is missing')
  upholdClaim(world, payout, reason)
  return world.tables.deposits.get(depositId)
}

/** What the operator does with money coming in and going out. */
export const cashDeskActions: Readonly<Record<string, Action>> = {
  'deposits/credit': action(z.object({ id }), ({ world }, input) => credit(world, input.id)),
  'deposits/reject': action(decided('The transfer was not found.'), ({ world }, input) =>
    reject(world, input.id, input.reason),
  ),
  'deposits/method': action(z.object({ merchant: z.string(), method: z.string(), open: yes }), ({ world }, input) => {
    const found = merchant(world, input.merchant)
    if (!found.depositMethods.some(({ code }) => code === input.method))
      throw new ActionRefused(`no method ${input.method}`)
    setMethodOpen(world, found, input.method, input.open)
    return input
  }),
  'deposits/delay': action(seconds, ({ world }, input) => {
    const { code } = merchant(world, input.merchant)
    changeSettings(world, { creditAfter: { ...operatorSettings(world).creditAfter, [code]: milliseconds(input) } })
    return { merchant: code, seconds: input.seconds }
  }),
  'withdrawals/delay': action(seconds, ({ world }, input) => {
    const { code } = merchant(world, input.merchant)
    changeSettings(world, { payoutAfter: { ...operatorSettings(world).payoutAfter, [code]: milliseconds(input) } })
    return { merchant: code, seconds: input.seconds }
  }),
  'withdrawals/review': action(z.object({ id }), ({ world }, input) => reviewWithdrawal(world, input.id)),
  'withdrawals/approve': action(z.object({ id }), ({ world }, input) => approveWithdrawal(world, input.id)),
  'withdrawals/pay': action(
    z.object({ id, amount: z.optional(z.string().check(z.regex(/^(\d{1,15}(\.\d{1,2})?)?$/))) }),
    ({ world }, input) => payWithdrawal(world, input.id, input.amount ? parseMoney(input.amount) : undefined),
  ),
  'withdrawals/reject': action(decided('The account could not be verified.'), ({ world }, input) =>
    rejectWithdrawal(world, input.id, input.reason),
  ),
  'withdrawals/return': action(decided('The bank sent the money back.'), ({ world }, input) =>
    returnWithdrawal(world, input.id, input.reason),
  ),
  'withdrawals/c2c': action(z.object({ id, on: yes }), ({ world }, input) => markC2c(world, input.id, input.on)),
  'receipts/uphold': action(decided('The transfer did not arrive in full.'), ({ world }, input) =>
    upholdClaim(world, input.id, input.reason),
  ),
  'receipts/force': action(decided('The bank confirms that the money arrived.'), ({ world }, input) =>
    forceReceipt(world, input.id, input.reason),
  ),
  'wallets/perVendor': action(z.object({ merchant: z.string(), on: yes }), ({ world }, input) => {
    const { code } = merchant(world, input.merchant)
    // Money in vendors' wallets would be out of reach: it has to be brought back first.
    if (!input.on) {
      for (const account of world.tables.accounts.all()) {
        if (account.kind === 'wallet' && account.balance > 0n && ownerIn(world, account.id, code))
          throw new ActionRefused('members still have money in vendors’ wallets')
      }
    }
    const walletPerVendor = { ...operatorSettings(world).walletPerVendor, [code]: input.on }
    changeSettings(world, { walletPerVendor })
    return { merchant: code, on: input.on }
  }),
  'banks/maintenance': action(
    z.object({ merchant: z.string(), bank: z.string(), minutes: wholeOrNothing }),
    ({ world }, input) => {
      const owner = merchant(world, input.merchant)
      if (!owner.banks.some(({ code }) => code === input.bank)) throw new ActionRefused(`no bank ${input.bank}`)
      const until = input.minutes ? world.clock.now() + input.minutes * 60_000 : null
      setBankMaintenance(world, owner, input.bank, until)
      return { bank: input.bank, until }
    },
  ),
}

function ownerIn(world: World, account: string, merchantCode: string): boolean {
  return world.tables.members.get(account.split(':')[1] ?? '')?.merchant === merchantCode
}
