import { type CallsOf, promotion, promotionKinds, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable } from 'mobx'
import { limits } from '../config/constants.ts'
import { pageOf, RemotePages } from '../kit/RemotePages.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A page of promotions. */
export type PromotionPage = Value<'promotion.list'>
/** A promotion of the list, with its terms and its status for the person. */
export type Promotion = PromotionPage['list'][number]
/** Status of a promotion for the member. */
export type PromotionStatus = Promotion['status']
/** An application that the member sent. */
export type Application = Value<'promotion.applications'>[number]

/** The types promotions are filtered by. */
export const promotionTypes = ['all', ...promotionKinds] as const
/** One of {@link promotionTypes}. */
export type PromotionType = (typeof promotionTypes)[number]

/** Names of the list's fields in the address. */
export const promotionFields: readonly string[] = Object.freeze(['type', 'page'])

interface Filters {
  readonly category: PromotionType
}

const typeOf = (text: string | undefined): PromotionType => promotionTypes.find((type) => type === text) ?? 'all'

/** The promotions by type, and the applications of the member. */
export class PromotionsStore extends RemotePages<PromotionPage, Filters> {
  readonly applications: RemoteValue<readonly Application[]>
  readonly #client: CallsOf<typeof promotion>
  readonly #session: Stores['session']

  constructor({ wire, ports, session }: Pick<Stores, 'wire' | 'ports' | 'session'>) {
    const client = wire.calls(promotion)
    super({
      now: () => ports.clock.now(),
      filters: () => ({ category: 'all' }),
      fetch: ({ category }, page, signal) =>
        client.promotion.list({ category, page, size: limits.promotionsPerPage }, { signal }),
    })
    this.#client = client
    this.#session = session
    this.applications = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { address: computed, show: actionBound })
  }

  /** Type and page as fields of the address; defaults are omitted. */
  get address(): Readonly<Record<string, string | undefined>> {
    const { category } = this.filters
    return {
      type: category === 'all' ? undefined : category,
      page: this.page === 1 ? undefined : String(this.page),
    }
  }

  /** Applies fields of the address and loads the result. A value that is not a type means all types. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.filters = { category: typeOf(fields['type']) }
    this.setPage(pageOf(fields['page']))
    void this.load()
  }

  /** Loads the member's applications; does nothing for a visitor. */
  async loadApplications(): Promise<void> {
    if (!this.#session.isSignedIn) return this.applications.reset()
    await this.applications.load((signal) => this.#client.promotion.applications({}, { signal }))
  }

  /** Reloads loaded data, because texts and status depend on the person. */
  async reload(): Promise<void> {
    if (this.applications.value.state !== 'idle' || this.#session.isSignedIn) void this.loadApplications()
    if (this.result.value.state !== 'idle') await this.load()
  }
}

/** The promotions, as their page brings them. */
export const promotionsStore: LateStore<PromotionsStore> = {
  build: (root) => new PromotionsStore(root),
  audienceChanged: (store) => void store.reload(),
  accountChanged: (store) => void (store.result.value.state !== 'idle' && store.reload()),
  languageChanged: (store) => void store.reload(),
}
