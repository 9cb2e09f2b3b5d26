import { type CallsOf, promotion, type Value } from '@croupier/api'
import { limits } from '../config/constants.ts'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemotePages } from '../kit/RemotePages.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A page of bonuses, newest first. */
export type BonusPage = Value<'promotion.bonuses'>
/** A bonus that was paid, with its terms and its wagering progress. */
export type Bonus = BonusPage['list'][number]

/** How ending a bonus ended. `done` carries the closed bonus. */
export type EndBonusOutcome = { readonly kind: 'done'; readonly bonus: Bonus } | Refused | Ignored

/** The bonuses that were paid, and the end of one. */
export class BonusesStore extends RemotePages<BonusPage, object> {
  readonly #step: Command
  readonly #client: CallsOf<typeof promotion>
  readonly #balance: Stores['balance']

  constructor({ wire, ports, balance }: Pick<Stores, 'wire' | 'ports' | 'balance'>) {
    const client = wire.calls(promotion)
    super({
      now: () => ports.clock.now(),
      filters: () => ({}),
      fetch: (_filters, page, signal) => client.promotion.bonuses({ page, size: limits.reportRowsPerPage }, { signal }),
    })
    this.#client = client
    this.#balance = balance
    this.#step = new Command(ports)
  }

  /** Ends a bonus: the rest of it and its winnings are forfeited, the remaining balance stays. */
  end({ id }: Bonus): Promise<EndBonusOutcome> {
    return this.#step.run(
      async (keyFor): Promise<EndBonusOutcome> => {
        const input = { bonusId: id }
        const bonus = await this.#client.promotion.endBonus(input, { idempotencyKey: keyFor(input) })
        void this.#balance.refresh()
        await this.load()
        return { kind: 'done', bonus }
      },
      (failure) => {
        void this.load()
        return refused(failure)
      },
    )
  }

  /** Reloads what is loaded: the account has changed, or the language, on which the platform's texts depend. */
  async reload(): Promise<void> {
    if (this.result.data !== undefined) await this.load()
  }

  /** Clears the previous member's bonuses. */
  forget(): void {
    this.#step.forget()
    this.reset()
  }
}

/** The bonuses, as the member centre brings them. */
export const bonusesStore: LateStore<BonusesStore> = {
  build: (root) => new BonusesStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => void store.reload(),
  languageChanged: (store) => void store.reload(),
}
