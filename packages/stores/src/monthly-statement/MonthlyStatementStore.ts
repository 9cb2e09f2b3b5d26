import { type CallsOf, safety, type Value } from '@croupier/api'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** Months of play and payments, newest first. */
export type MonthlyStatement = Value<'safety.statement'>
/** One month in plain facts. */
export type StatementMonth = MonthlyStatement['months'][number]

const mostMonths = 12

/** The member's months: result, time, biggest day and deposits. */
export class MonthlyStatementStore {
  readonly statement: RemoteValue<MonthlyStatement>
  readonly #client: CallsOf<typeof safety>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    this.#client = wire.calls(safety)
    this.statement = new RemoteValue(() => ports.clock.now())
  }

  /** Loads twelve months. */
  async load(): Promise<void> {
    await this.statement.load((signal) => this.#client.safety.statement({ months: mostMonths }, { signal }))
  }
}

/** The months, as the member centre brings them. */
export const monthlyStatementStore: LateStore<MonthlyStatementStore> = {
  build: (root) => new MonthlyStatementStore(root),
  audienceChanged: (store) => store.statement.reset(),
  accountChanged: (store) => void reloadLoaded(store.statement, () => store.load()),
}
