import * as z from 'zod/mini'
import { spendableFault, spendableSchema, type Spendable } from '../amount/spendableSchema.ts'
import { decimalText } from '../amount/amountSchema.ts'
import { commentLimit } from '../fields/CommentField.tsx'
import { paymentPasswordSchema } from '../payment-password/paymentPassword.ts'
import { acrossFields, type PlacedFault } from '../schema/acrossFields.ts'
import { fieldSchema } from '../schema/fieldSchema.ts'
import { oneOf } from '../schema/oneOf.ts'
import { plainText } from '../schema/plainText.ts'

/** A wallet of one's own. */
export interface TransferWallet {
  readonly accountTypeId: number
  readonly name: string
  /** Decimal text. */
  readonly available: string
}

/** What the form of a transfer between own wallets holds; ids as the text of a choice. */
export interface WalletTransferEntry {
  readonly from: string
  readonly to: string
  readonly amount: string
}

/** Between two different wallets, at most what the first one has [S-339]. */
export const walletTransferSchema = (
  wallets: readonly TransferWallet[],
  money: (amount: string) => string,
): z.ZodMiniType<WalletTransferEntry> => {
  const ids = wallets.map(({ accountTypeId }) => String(accountTypeId))
  return z.pipe(
    z.object({ from: oneOf(ids), to: oneOf(ids), amount: z.string() }).check(
      acrossFields<WalletTransferEntry>(({ from, to, amount }): readonly PlacedFault[] => {
        const source = wallets.find(({ accountTypeId }) => String(accountTypeId) === from)
        const fault = spendableFault(amount, { available: source?.available ?? '0.00', format: money })
        return [
          ...(from !== '' && from === to ? [['to', { code: 'same', key: 'transfer.same_wallet' }] as const] : []),
          ...(source && fault ? [['amount', fault] as const] : []),
          ...(!source && amount === '' ? [['amount', { code: 'not_empty', key: 'not_empty' }] as const] : []),
        ]
      }),
    ),
    z.transform((entry: WalletTransferEntry) => ({ ...entry, amount: decimalText(entry.amount) })),
  ) as unknown as z.ZodMiniType<WalletTransferEntry>
}

/** A transfer to the agent above, as the platform takes it. */
export interface UplineTransfer {
  readonly amount: string
  readonly password: string
  readonly remark: string
}

/** A transfer to somebody directly below, as the platform takes it. */
export interface DownlineTransfer extends UplineTransfer {
  /** Login name. */
  readonly account: string
}

const moving = (spendable: Spendable) => ({
  amount: spendableSchema(spendable),
  password: paymentPasswordSchema(),
  remark: plainText({ max: commentLimit }),
})

/** Amount, payment password and a remark [S-353]. */
export const uplineTransferSchema = (spendable: Spendable): z.ZodMiniType<UplineTransfer> =>
  z.object(moving(spendable)) as unknown as z.ZodMiniType<UplineTransfer>

/** The same to a login name that is not one's own [S-393]. */
export const downlineTransferSchema = (spendable: Spendable, ownAccount: string): z.ZodMiniType<DownlineTransfer> =>
  z
    .object({
      account: fieldSchema({ enabled: true, required: true, minLength: 1, maxLength: 64, patternId: 9 }),
      ...moving(spendable),
    })
    .check(
      acrossFields<DownlineTransfer>(({ account }) =>
        account.trim().toLowerCase() === ownAccount.toLowerCase()
          ? [['account', { code: 'own', key: 'transfer.own_account' }]]
          : [],
      ),
    ) as unknown as z.ZodMiniType<DownlineTransfer>
