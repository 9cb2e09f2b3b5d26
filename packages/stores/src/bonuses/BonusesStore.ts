import { type CallsOf, promotion, type Value } from '@croupier/api'
import { limits } from '../config/constants.ts'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemotePages } from '../kit/RemotePages.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A page of bonuses, newest first. */
export type BonusPage = Value<'promotion.bonuses'>
/** A bonus that was paid, with its terms and how far its wagering is. */
export type Bonus = BonusPage['list'][number]

/** How ending a bonus ended. `done` carries the closed bonus. */
export type EndBonusOutcome = { readonly kind: 'done'; readonly bonus: Bonus } | Refused | Ignored

/** The bonuses that were paid, and the end of one. */
export class BonusesStore extends RemotePages<BonusPage, object> {
  readonly #step: Command
  readonly #client: CallsOf<typeof promotion>
  readonly #balance: Stores['balance']

  constructor({ wire, world, balance }: Pick<Stores, 'wire' | 'world' | 'balance'>) {
    const client = wire.calls(promotion)
    super({
      now: () => world.clock.now(),
      filters: () => ({}),
      fetch: (_filters, page, signal) => client.promotion.bonuses({ page, size: limits.reportRowsPerPage }, { signal }),
    })
    this.#client = client
    this.#balance = balance
    this.#step = new Command(() => world.uuid())
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

  /** Reloads what was loaded, because the platform's texts depend on the language. */
  async reload(): Promise<void> {
    if (this.result.data !== undefined) await this.load()
  }

  /** Forgets the previous member's bonuses. */
  forget(): void {
    this.#step.forget()
    this.reset()
  }
}

/** The bonuses, as the member centre brings them. */
export const bonusesStore: LateStore<BonusesStore> = {
  build: (root) => new BonusesStore(root),
  audienceChanged: (store) => store.forget(),
  languageChanged: (store) => void store.reload(),
}
