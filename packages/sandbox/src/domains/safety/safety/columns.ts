import type { Movement } from '../../../core/ledger/Movement.ts'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import type { Entry } from '../../../core/state/Sums.ts'

const HOLDERS = ['member:', 'wallet:', 'bonus:']

/** What a movement adds to the sums of its members. Stakes may come from a vendor's wallet as well. */
export function safetyEntries(
  movements: Readonly<Record<string, Movement>>,
  { kind, at, entries }: LedgerTransaction,
): readonly Entry[] {
  const movement = movements[kind]
  const found: Entry[] = []
  if (!movement) return found
  for (const { account, amount } of entries) {
    const holder = HOLDERS.find((prefix) => account.startsWith(prefix))
    const heading = movement[amount > 0n ? 'in' : 'out'].counts
    if (holder === undefined || heading === null) continue
    const memberId = Number.parseInt(account.slice(holder.length), 10)
    const [paid, received] = amount < 0n ? [-amount, 0n] : [0n, amount]
    found.push({ memberId, at, heading, paid, received })
  }
  return found
}
