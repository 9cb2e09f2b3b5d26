import { type CallsOf, rebate, referral, type Value } from '@croupier/api'
import { limits } from '../config/constants.ts'
import { RemotePages } from '../kit/RemotePages.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import { RecordDays } from '../records/recordDays.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** The member's own code, the addresses it works at, and what invitations brought. */
export type Referral = Value<'referral.details'>
/** A page of bonuses for invited friends. */
export type ReferralEarnings = Value<'rebate.depositReport'>
/** Inviting friends: code, link and earnings. */
export class ReferralStore {
  readonly details: RemoteValue<Referral>
  /** Bonuses of the last ninety days. */
  readonly earnings: RemotePages<ReferralEarnings, object>
  readonly #client: CallsOf<typeof referral>

  constructor({ wire, ports, merchant, platformClock }: Pick<Stores, 'wire' | 'ports' | 'merchant' | 'platformClock'>) {
    const report = wire.calls(rebate)
    const days = new RecordDays(merchant, platformClock)
    this.#client = wire.calls(referral)
    this.details = new RemoteValue(() => ports.clock.now())
    this.earnings = new RemotePages<ReferralEarnings, object>({
      now: () => ports.clock.now(),
      filters: () => ({}),
      fetch: (_filters, page, signal) => {
        const { startTime: startDate, endTime: endDate } = days.instants(days.rangeOf('previous_90'))
        return report.rebate.depositReport({ startDate, endDate, page, size: limits.reportRowsPerPage }, { signal })
      },
    })
  }

  /** Loads code, link and earnings; the platform creates the code on the first request. */
  async load(): Promise<void> {
    await Promise.all([this.#loadDetails(), this.earnings.load()])
  }

  /** Reloads what was loaded after a change of the account: a friend's first deposit counts and pays a bonus. */
  accountChanged(): void {
    void reloadLoaded(this.details, () => this.#loadDetails())
    void reloadLoaded(this.earnings.result, () => this.earnings.load())
  }

  /** Clears the previous member's invitations. */
  forget(): void {
    this.details.reset()
    this.earnings.reset()
  }

  async #loadDetails(): Promise<void> {
    await this.details.load((signal) => this.#client.referral.details({ autoGenerate: true }, { signal }))
  }
}

/** Invitations, as the member centre brings them. */
export const referralStore: LateStore<ReferralStore> = {
  build: (root) => new ReferralStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => store.accountChanged(),
}
