import type { CountersStore } from '../member/CountersStore.ts'
import type { MemberStore } from '../member/MemberStore.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { SystemStore } from '../system/SystemStore.ts'
import type { BalanceStore } from '../wallet/BalanceStore.ts'
import type { CentreParts } from './CentreStore.ts'
import { MemberCentreStore, type MemberCentreFacts } from './MemberCentreStore.ts'

interface Parts {
  readonly session: SessionStore
  readonly system: SystemStore
  readonly member: MemberStore
  readonly balance: BalanceStore
  readonly counters: CountersStore
}

// A failed call counts as answered: its entries stay hidden, and the rest of the menu does not wait forever.
const isAnswered = ({ data, failure }: { readonly data: unknown; readonly failure: unknown }): boolean =>
  data !== undefined || failure !== undefined

/** Builds the member centre on the stores that hold its facts. */
export function createMemberCentre(
  { session, system, member, balance, counters }: Parts,
  shared: Pick<CentreParts, 'guard' | 'askLeave'>,
): MemberCentreStore {
  const facts: MemberCentreFacts = {
    isModuleOn: (modId) => system.isModuleOn(modId),
    hasModules: (modIds) => system.hasModules(modIds),
    get accountType() {
      return session.accountType
    },
    get toUpline() {
      return member.mayTransferUp
    },
    isOffered: (type) => counters.offered.includes(type),
    get onBreak() {
      return session.pause !== undefined
    },
    get isBlocked() {
      return system.status === 2
    },
    get hasContracts() {
      return member.hasContracts
    },
    get singleWallet() {
      return balance.singleWallet
    },
    counts: counters,
    get isSettled() {
      return isAnswered(member.info) && isAnswered(balance.merchantWallet)
    },
  }
  const prepare = (): void => {
    if (member.info.data === undefined) void member.load()
    void balance.loadWallet()
    if (system.status === 0) void counters.refresh()
  }
  return new MemberCentreStore(facts, { ...shared, prepare })
}
