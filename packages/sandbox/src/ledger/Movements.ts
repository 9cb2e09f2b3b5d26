import type { Follower } from '../state/HourSums.ts'
import { memberOfAccount } from './ledger.ts'
import type { LedgerTransaction } from './rows.ts'

/** Which transactions touched a member's money, so that an account record does not read the whole ledger. */
export class Movements implements Follower<LedgerTransaction> {
  readonly #members = new Map<number, LedgerTransaction[]>()

  add(transaction: LedgerTransaction): void {
    for (const member of membersOf(transaction)) {
      const list = this.#members.get(member)
      if (list) list.push(transaction)
      else this.#members.set(member, [transaction])
    }
  }

  remove(transaction: LedgerTransaction): void {
    for (const member of membersOf(transaction)) {
      const list = this.#members.get(member)
      // What is undone was written last.
      const at = list?.findLastIndex(({ id }) => id === transaction.id) ?? -1
      if (at >= 0) list?.splice(at, 1)
    }
  }

  clear(): void {
    this.#members.clear()
  }

  /** Transactions of a member in the order they were booked. */
  of(memberId: number): readonly LedgerTransaction[] {
    return this.#members.get(memberId) ?? []
  }
}

function membersOf({ entries }: LedgerTransaction): Set<number> {
  const members = new Set<number>()
  for (const { account } of entries) {
    const member = memberOfAccount(account)
    if (member !== null) members.add(member)
  }
  return members
}
