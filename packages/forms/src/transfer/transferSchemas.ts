import type { AmountSpelling } from '@croupier/money'
import * as z from 'zod/mini'
import { spendableFault, spendableSchema, type Spendable } from '../amount/spendableSchema.ts'
import { typedAmount, withMinorAmount } from '../amount/readTyped.ts'
import type { EntryOf, ValuesOf } from '../form/useKitForm.ts'
import { commentLimit } from '../fields/CommentField.tsx'
import { askedPassword } from '../payment-password/askedPassword.ts'
import { acrossFields } from '../schema/acrossFields.ts'
import { fieldSchema } from '../schema/fieldSchema.ts'
import { oneOf } from '../schema/oneOf.ts'
import { plainText } from '../schema/plainText.ts'

/** One of the member's wallets. */
export interface TransferWallet {
  /** The platform’s number of the wallet. */
  readonly accountTypeId: number
  /** Name of the wallet in the page’s language. */
  readonly name: string
  /** Decimal text. */
  readonly available: string
}

/** Two different wallets, and at most the balance of the first. */
export const walletTransferSchema = (
  wallets: readonly TransferWallet[],
  spelling: AmountSpelling,
  money: (amount: string) => string,
  isBalanceHidden = false,
) => {
  const ids = wallets.map(({ accountTypeId }) => String(accountTypeId))
  return withMinorAmount(
    z.object({ from: oneOf(ids), to: oneOf(ids), amount: typedAmount(spelling) }).check(
      acrossFields(({ from, to, amount }) => {
        const source = wallets.find(({ accountTypeId }) => String(accountTypeId) === from)
        const available = source?.available ?? '0.00'
        const fault = spendableFault(amount, { available, spelling, format: money, isBalanceHidden })
        return [
          ...(from !== '' && from === to ? [['to', { code: 'same', key: 'transfer.same_wallet' }] as const] : []),
          ...(source && fault ? [['amount', fault] as const] : []),
          ...(!source && !amount.ok && amount.fault === 'not_empty'
            ? [['amount', { code: 'not_empty', key: 'not_empty' }] as const]
            : []),
        ]
      }),
    ),
  )
}

/** Values of a transfer between the member's own wallets as typed; ids as text. */
export type WalletTransferValues = ValuesOf<typeof walletTransferSchema>

const moving = (spendable: Spendable, asksPassword: boolean) => ({
  /** As typed; minor units once checked. */
  amount: spendableSchema(spendable),
  /** Payment password; undefined if it is not required. */
  password: askedPassword(asksPassword),
  /** At most 140 characters; empty for none. */
  remark: plainText({ max: commentLimit }),
})

/** Amount, payment password and a remark. */
export const uplineTransferSchema = (spendable: Spendable, asksPassword = true) =>
  z.object(moving(spendable, asksPassword))

/** The fields of a transfer to the upline, as typed. */
export type UplineTransferValues = ValuesOf<typeof uplineTransferSchema>

/** A transfer to the upline; its amount is in minor units. */
export type UplineTransfer = EntryOf<typeof uplineTransferSchema>

/** A transfer to another member's login name. */
export const downlineTransferSchema = (spendable: Spendable, ownAccount: string, asksPassword = true) =>
  z
    .object({
      /** Login name of the receiving member; never the sender’s own. */
      account: fieldSchema({ enabled: true, required: true, minLength: 1, maxLength: 64, patternId: 9 }),
      ...moving(spendable, asksPassword),
    })
    .check(
      acrossFields(({ account }) =>
        account.trim().toLowerCase() === ownAccount.toLowerCase()
          ? [['account', { code: 'own', key: 'transfer.own_account' }]]
          : [],
      ),
    )

/** The fields of a transfer to a downline, as typed. */
export type DownlineTransferValues = ValuesOf<typeof downlineTransferSchema>

/** A transfer to a direct downline; its amount is in minor units. */
export type DownlineTransfer = EntryOf<typeof downlineTransferSchema>
