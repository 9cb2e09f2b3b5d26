import { report, team, type CallsOf, type Value } from '@croupier/api'
import { addDays, dayCount, type DayRange } from '@croupier/locales/calendar'
import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import type { FailureText } from '../failure/failureText.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { exportRowsPerPage, rangeProblemOf, RecordDays } from '../records/recordDays.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** The team at a glance. */
export type TeamFigures = Value<'team.overview'>
/** The team's figures and those of the preceding period. */
export interface ComparedFigures {
  readonly now: TeamFigures
  /** The same for the previous period of equal length; without it the figures show alone. */
  readonly before: TeamFigures | undefined
}
/** The team day by day. */
export type TeamDays = Value<'report.daily'>
/** The team's play by product. */
export type TeamProducts = Value<'report.byGame'>
/** One day of the team. */
export type TeamDay = TeamDays['list'][number]
/** The team's play of one product. */
export type TeamProduct = TeamProducts['list'][number]

/** Names of the overview's fields in the address. */
export const teamOverviewFields: readonly string[] = Object.freeze(['agent.from', 'agent.to'])

const usual = 'previous_7'

/** The agent's team in a range of days, compared with as many days before. */
export class TeamOverviewStore {
  range: DayRange
  readonly figures: RemoteValue<ComparedFigures>
  readonly days: RemoteValue<TeamDays>
  readonly products: RemoteValue<TeamProducts>
  readonly #team: CallsOf<typeof team>
  readonly #report: CallsOf<typeof report>
  readonly #days: RecordDays

  constructor({ wire, merchant, ports, platformClock }: Pick<Stores, 'wire' | 'merchant' | 'ports' | 'platformClock'>) {
    const now = () => ports.clock.now()
    this.#team = wire.calls(team)
    this.#report = wire.calls(report)
    this.#days = new RecordDays(merchant, platformClock)
    this.range = this.#days.rangeOf(usual)
    this.figures = new RemoteValue(now)
    this.days = new RemoteValue(now)
    this.products = new RemoteValue(now)
    makeObservable(this, {
      range: observableRef,
      address: computed,
      rangeProblem: computed,
      formerRange: computed,
      show: actionBound,
      chooseRange: actionBound,
      forget: actionBound,
    })
  }

  /** The range as fields of the address; empty for the default range. */
  get address(): Readonly<Record<string, string | undefined>> {
    const { from, to } = this.#days.write(this.range, usual)
    return { 'agent.from': from, 'agent.to': to }
  }

  /** Why the days are refused. */
  get rangeProblem(): FailureText | undefined {
    return rangeProblemOf(this.range)
  }

  /** As many days directly before the range. */
  get formerRange(): DayRange {
    const { from } = this.range
    return { from: addDays(from, -dayCount(this.range)), to: addDays(from, -1) }
  }

  /** Applies fields of the address. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.chooseRange(this.#days.read(fields['agent.from'], fields['agent.to'], usual))
  }

  /** Changes the days. */
  chooseRange(range: DayRange): void {
    this.range = range
    if (this.rangeProblem) {
      for (const value of [this.figures, this.days, this.products]) value.reset()
      return
    }
    void this.loadFigures()
    void this.loadDays()
    void this.loadProducts()
  }

  /** Loads the figures with those of the days before. They come together: each would grow by a line otherwise. */
  async loadFigures(): Promise<void> {
    const span = this.#days.instants(this.range)
    const before = this.#days.instants(this.formerRange)
    await this.figures.load(async (signal) => {
      const [figures, former] = await Promise.all([
        this.#team.team.overview(span, { signal }),
        this.#team.team.overview(before, { signal }).catch(() => undefined),
      ])
      return { now: figures, before: former }
    })
  }

  /** Loads the days. */
  async loadDays(): Promise<void> {
    const query = { ...this.#days.instants(this.range), sortType: 'asc', size: exportRowsPerPage } as const
    await this.days.load((signal) => this.#report.report.daily(query, { signal }))
  }

  /** Loads the products. */
  async loadProducts(): Promise<void> {
    const span = this.#days.instants(this.range)
    await this.products.load((signal) => this.#report.report.byGame(span, { signal }))
  }

  /** Clears the previous member's team. */
  forget(): void {
    this.range = this.#days.rangeOf(usual)
    for (const value of [this.figures, this.days, this.products]) value.reset()
  }
}

/** The team at a glance, as the agent centre brings it. */
export const teamOverviewStore: LateStore<TeamOverviewStore> = {
  build: (stores) => new TeamOverviewStore(stores),
  audienceChanged: (store) => store.forget(),
}
