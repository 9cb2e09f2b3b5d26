import { type CallsOf, type Input, points, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { limits } from '../config/constants.ts'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { pageOf, RemotePages } from '../kit/RemotePages.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** Something the points mall has. */
export type PointReward = Value<'points.rewards'>['list'][number]
/** A redemption or conversion. */
export type Redemption = Value<'points.redemptions'>['list'][number]
/** Points that were earned or spent. */
export type PointChange = Value<'points.transactions'>['list'][number]
/** Exchange rates, values and rules of points. */
export type PointsConfig = Value<'points.config'>
/** Status of a redemption. */
export type RedemptionStatus = Redemption['status']

/** The statuses the redemptions are narrowed down by. */
export const redemptionStatuses = ['inProcess', 'approved', 'rejected'] as const satisfies readonly RedemptionStatus[]

/** The views of the points mall. */
export const mallViews = ['goods', 'balance', 'history', 'details', 'rules', 'rates'] as const
/** One of the views. */
export type MallView = (typeof mallViews)[number]

/** Names of the mall's fields in the address. */
export const pointMallFields: readonly string[] = Object.freeze(['view', 'status', 'page'])

/** How a redemption or conversion ended. */
export type RedeemOutcome = { readonly kind: 'done'; readonly redemption: Redemption } | Refused | Ignored

interface HistoryFilters {
  readonly status?: RedemptionStatus | undefined
}

/** The points mall: points, their value, goods to redeem, and the history of redemptions. */
export class PointMallStore {
  view: MallView = 'goods'
  readonly balance: RemoteValue<number>
  readonly config: RemoteValue<PointsConfig>
  readonly goods: RemotePages<Value<'points.rewards'>, object>
  readonly history: RemotePages<Value<'points.redemptions'>, HistoryFilters>
  readonly details: RemotePages<Value<'points.transactions'>, object>
  readonly #step: Command
  readonly #client: CallsOf<typeof points>
  readonly #parts: Pick<Stores, 'session' | 'balance'>

  constructor(parts: Pick<Stores, 'wire' | 'ports' | 'session' | 'balance'>) {
    const { wire, ports } = parts
    const client = wire.calls(points)
    const now = () => ports.clock.now()
    this.#parts = parts
    this.#client = client
    this.#step = new Command(ports)
    this.balance = new RemoteValue(now)
    this.config = new RemoteValue(now)
    const common = { now, filters: () => ({}) }
    const size = limits.reportRowsPerPage
    this.goods = new RemotePages({
      ...common,
      fetch: (_filters, page, signal) => client.points.rewards({ page, size: limits.goodsPerPage }, { signal }),
    })
    this.history = new RemotePages<Value<'points.redemptions'>, HistoryFilters>({
      ...common,
      fetch: ({ status }, page, signal) =>
        client.points.redemptions({ page, size, ...(status !== undefined && { status }) }, { signal }),
    })
    this.details = new RemotePages({
      ...common,
      fetch: (_filters, page, signal) => client.points.transactions({ page, size }, { signal }),
    })
    makeObservable(this, {
      view: observable,
      address: computed,
      isBusy: computed,
      mayEnter: computed,
      show: actionBound,
      turn: actionBound,
    })
  }

  /** Whether a redemption or conversion is in progress. */
  get isBusy(): boolean {
    return this.#step.isBusy
  }

  /** Every call about points needs a session of a real account. */
  get mayEnter(): boolean {
    const { isSignedIn, isTrial } = this.#parts.session
    return isSignedIn && !isTrial
  }

  /** The open view as fields of the address; defaults are omitted. */
  get address(): Readonly<Record<string, string | undefined>> {
    const { view, history } = this
    const page = this.#pages?.page ?? 1
    return {
      view: view === 'goods' ? undefined : view,
      status: view === 'history' ? history.filters.status : undefined,
      page: page === 1 ? undefined : String(page),
    }
  }

  /** Shows the view that fields of an address name, and loads it. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.view = mallViews.find((view) => view === fields['view']) ?? 'goods'
    if (this.view === 'history')
      this.history.restart({ status: redemptionStatuses.find((status) => status === fields['status']) })
    this.#pages?.setPage(pageOf(fields['page']))
    void this.load()
  }

  /** Loads the points and the data of the open view, if the member may see it. */
  async load(): Promise<void> {
    if (!this.mayEnter) return
    await Promise.all([this.loadBalance(), this.loadConfig(), this.#pages?.load()])
  }

  /** Loads the points. */
  async loadBalance(): Promise<void> {
    await this.balance.load((signal) => this.#client.points.balance({}, { signal }))
  }

  /** Loads rates and rules. */
  async loadConfig(): Promise<void> {
    await this.config.load((signal) => this.#client.points.config({}, { signal }))
  }

  /** A piece of the mall that has come. */
  rewardOf(id: string): PointReward | undefined {
    return this.goods.result.data?.list.find((one) => one.id === id)
  }

  /** Redeems for points, under the payment password. */
  redeem(input: Input<'points.redeem'>): Promise<RedeemOutcome> {
    return this.#spend(input, (idempotencyKey) => this.#client.points.redeem(input, { idempotencyKey }))
  }

  /** Turns points into money, under the payment password. */
  convert(input: Input<'points.convert'>): Promise<RedeemOutcome> {
    return this.#spend(input, (idempotencyKey) => this.#client.points.convert(input, { idempotencyKey }))
  }

  /**
   * Reloads loaded points and the open history after a change of the account. Goods stay: a reward that somebody is
   * about to redeem must not disappear.
   */
  accountChanged(): void {
    if (!this.mayEnter) return
    void reloadLoaded(this.balance, () => this.loadBalance())
    for (const [view, pages] of [
      ['history', this.history],
      ['details', this.details],
    ] as const)
      if (this.view === view) void reloadLoaded(pages.result, () => pages.load())
  }

  /** After a login or logout: clears the previous points and loads those of the logged-in member. */
  turn(): void {
    this.#step.forget()
    for (const value of [this.balance, this.config]) value.reset()
    for (const pages of [this.goods, this.history, this.details]) pages.reset()
    void this.load()
  }

  get #pages(): Pick<RemotePages<{ readonly totalPages: number }, object>, 'page' | 'setPage' | 'load'> | undefined {
    const pages = { goods: this.goods, history: this.history, details: this.details }
    return this.view in pages ? pages[this.view as keyof typeof pages] : undefined
  }

  #spend(input: object, send: (key: string) => Promise<Redemption>): Promise<RedeemOutcome> {
    return this.#step.run(
      async (keyFor): Promise<RedeemOutcome> => {
        const redemption = await send(keyFor(input))
        void this.#parts.balance.refresh()
        await this.load()
        return { kind: 'done', redemption }
      },
      (failure) => {
        // Stock, limit and points may have changed by now.
        void this.load()
        return refused(failure)
      },
    )
  }
}

/** The points mall, as its page brings it. */
export const pointMallStore: LateStore<PointMallStore> = {
  build: (root) => new PointMallStore(root),
  audienceChanged: (store) => store.turn(),
  accountChanged: (store) => store.accountChanged(),
  languageChanged: (store) => void store.load(),
}
