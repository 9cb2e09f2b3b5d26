import { type CallsOf, report, type Value } from '@croupier/api'
import type { DayRange } from '@croupier/locales/calendar'
import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import type { FailureText } from '../failure/failureText.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import { rangeProblemOf, RecordDays } from '../records/recordDays.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** Profit and loss of the member: the sums of a range and of each day in it. */
export type ProfitReport = Value<'report.personal'>
/** The sums of one day. */
export type ProfitDay = ProfitReport['list'][number]
/** The sums themselves. */
export type ProfitSums = ProfitReport['totals']

/** Names of the report's fields in the address. */
export const profitFields: readonly string[] = Object.freeze(['centre.from', 'centre.to'])

const usual = 'previous_30'

/** The member's own profit and loss. */
export class ProfitStore {
  range: DayRange
  readonly report: RemoteValue<ProfitReport>
  readonly #client: CallsOf<typeof report>
  readonly #days: RecordDays

  constructor({ wire, merchant, ports, platformClock }: Pick<Stores, 'wire' | 'merchant' | 'ports' | 'platformClock'>) {
    this.#client = wire.calls(report)
    this.#days = new RecordDays(merchant, platformClock)
    this.range = this.#days.rangeOf(usual)
    this.report = new RemoteValue(() => ports.clock.now())
    makeObservable(this, {
      range: observableRef,
      address: computed,
      rangeProblem: computed,
      show: actionBound,
      chooseRange: actionBound,
      forget: actionBound,
    })
  }

  /** The range as fields of the address; empty for the default range. */
  get address(): Readonly<Record<string, string | undefined>> {
    const { from, to } = this.#days.write(this.range, usual)
    return { 'centre.from': from, 'centre.to': to }
  }

  /** Why the days are refused. */
  get rangeProblem(): FailureText | undefined {
    return rangeProblemOf(this.range)
  }

  /** Applies fields of the address. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.chooseRange(this.#days.read(fields['centre.from'], fields['centre.to'], usual))
  }

  /** Changes the days. */
  chooseRange(range: DayRange): void {
    this.range = range
    void this.load()
  }

  /** Loads the sums of the range. */
  async load(): Promise<void> {
    if (this.rangeProblem) return this.report.reset()
    const span = this.#days.instants(this.range)
    await this.report.load((signal) => this.#client.report.personal(span, { signal }))
  }

  /** Clears the previous member's sums. */
  forget(): void {
    this.range = this.#days.rangeOf(usual)
    this.report.reset()
  }
}

/** Profit and loss, as the member centre brings it. */
export const profitStore: LateStore<ProfitStore> = {
  build: (root) => new ProfitStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => void reloadLoaded(store.report, () => store.load()),
}
