import { team, type CallsOf, type Input, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { limits } from '../config/constants.ts'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { isUnproven } from '../kit/unproven.ts'
import { pageOf, RemotePages } from '../kit/RemotePages.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reportRowsPerRequest, rowsOfEveryPage } from '../records/recordDays.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import type { ReportSort } from '../team-reports/TeamReportStore.ts'

/** A page of a branch of the team. */
export type DownlinePage = Value<'team.downlines'>
/** A member of the team; most fields are missing if the agent may not see the account's details. */
export type Downline = DownlinePage['list'][number]
/** One person of the team with the path to them. */
export type DownlineDetail = Value<'team.downline'>
/** Balances of the agent and of the team. */
export type TeamBalance = Value<'team.balance'>
/** The agent's own rates, and the rates an account or a link may get. */
export type RateBounds = Value<'team.rateBounds'>

/** Filters of the team list. */
export interface TeamFilters {
  /** Part of a name; searches the whole downline. */
  readonly member?: string | undefined
  /** Id of the agent whose downlines show; default: the agent's own. */
  readonly branch?: string | undefined
  readonly sort?: ReportSort | undefined
}

/** How a change of rates ended. */
export type RatesOutcome = { readonly kind: 'done' } | Refused | Ignored

/** Columns that the platform sorts the team by. */
export const teamSortColumns = Object.freeze([
  'account',
  'type',
  'balance',
  'lastLogin',
  'regDate',
  'teamCount',
] as const satisfies readonly Input<'team.downlines'>['sortColumn'][])

/** Names of the team's fields in the address. */
export const teamFields: readonly string[] = Object.freeze([
  'agent.branch',
  'agent.member',
  'agent.sort',
  'agent.page',
  'agent.open',
  'agent.view',
])

const usualSort: ReportSort = { column: 'account', direction: 'ascending' }

/** The agent's team: its branches in pages or as a tree, one person in detail, and their rates. */
export class TeamStore extends RemotePages<DownlinePage, TeamFilters> {
  /** Id of the person whose details show. */
  openId: string | undefined = undefined
  /** Whether the team shows as a tree. */
  isTree = false
  readonly detail: RemoteValue<DownlineDetail>
  /** The balances, loaded on request. */
  readonly balance: RemoteValue<TeamBalance>
  readonly bounds: RemoteValue<RateBounds>
  readonly #client: CallsOf<typeof team>['team']
  readonly #rates = new Command()

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    const client = wire.calls(team).team
    const now = () => ports.clock.now()
    super({
      now,
      filters: () => ({}),
      fetch: ({ member, branch, sort = usualSort }, page, signal) =>
        client.downlines(
          {
            parentId: branch,
            search: member,
            sortColumn: teamSortColumns.find((one) => one === sort.column),
            sortType: sort.direction === 'ascending' ? 'asc' : 'desc',
            page,
            size: limits.reportRowsPerPage,
          },
          { signal },
        ),
    })
    this.#client = client
    this.detail = new RemoteValue(now)
    this.balance = new RemoteValue(now)
    this.bounds = new RemoteValue(now)
    makeObservable(this, {
      openId: observable,
      isTree: observable,
      sort: computed,
      address: computed,
      show: actionBound,
      open: actionBound,
      close: actionBound,
      showTree: actionBound,
      forget: actionBound,
    })
  }

  /** The order that shows. */
  get sort(): ReportSort {
    return this.filters.sort ?? usualSort
  }

  /** The filters as fields of the address. Defaults are left out. */
  get address(): Readonly<Record<string, string | undefined>> {
    const { branch, member, sort } = this.filters
    return {
      'agent.branch': branch,
      'agent.member': member,
      'agent.sort': sort && `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
      'agent.page': this.page === 1 ? undefined : String(this.page),
      'agent.open': this.openId,
      'agent.view': this.isTree ? 'tree' : undefined,
    }
  }

  /** Applies fields of the address and loads the result. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    const sort = fields['agent.sort']
    const column = teamSortColumns.find((one) => one === sort?.replace(/^-/, ''))
    this.filters = {
      branch: fields['agent.branch'] || undefined,
      member: fields['agent.member'] || undefined,
      sort: column && { column, direction: sort?.startsWith('-') ? 'descending' : 'ascending' },
    }
    this.page = pageOf(fields['agent.page'])
    this.isTree = fields['agent.view'] === 'tree'
    if (!this.isTree) void this.load()
    const open = fields['agent.open']
    if (open === undefined) this.close()
    else this.open(open)
  }

  /** Shows the team as a tree, or as a list. */
  showTree(isTree: boolean): void {
    this.isTree = isTree
    if (!isTree) void this.load()
  }

  /** Opens one person's details. */
  open(id: string): void {
    if (this.openId !== id) this.detail.reset()
    this.openId = id
    void this.loadDetail()
  }

  /** Closes the details. */
  close(): void {
    this.openId = undefined
    this.detail.reset()
  }

  /** Loads the details that are open. */
  async loadDetail(): Promise<void> {
    const id = this.openId
    if (id !== undefined) await this.detail.load((signal) => this.#client.downline({ id }, { signal }))
  }

  /** All direct downlines of one person, or of the agent; rejects if a page fails to load. */
  branch(parentId: string | null, signal?: AbortSignal): Promise<readonly Downline[]> {
    return rowsOfEveryPage((page) =>
      this.#client.downlines({ ...(parentId !== null && { parentId }), page, size: reportRowsPerRequest }, { signal }),
    )
  }

  /**
   * A direct downline by login name and nickname, as the platform has them, so that a mistyped receiver stands out; what
   * was typed if the platform names nobody.
   */
  async nameOf(typed: string): Promise<string> {
    const sought = typed.toLowerCase()
    const query = { search: typed, page: 1, size: reportRowsPerRequest }
    const { list } = await this.#client.downlines(query).catch((failure: unknown) => {
      // The session has ended: nobody is asked about the transfer any more.
      if (isUnproven(failure)) throw failure
      return { list: [] }
    })
    const found = list.find(({ level, account }) => level === 1 && account.toLowerCase() === sought)
    if (!found) return typed
    const { account, nickname } = found
    return nickname && nickname.toLowerCase() !== sought ? `${account} (${nickname})` : account
  }

  /** Every row of the filters, over all pages, for an export. */
  everyRow(signal?: AbortSignal): Promise<readonly Downline[]> {
    const { branch, member } = this.filters
    return rowsOfEveryPage((page) =>
      this.#client.downlines({ parentId: branch, search: member, page, size: reportRowsPerRequest }, { signal }),
    )
  }

  /** Loads the balances of agent and team. They are a sum over the whole team, so only on request. */
  async loadBalance(): Promise<void> {
    await this.balance.load((signal) => this.#client.balance({}, { signal }))
  }

  /** Loads the agent's own rates, the upper limit for every downline. */
  async loadBounds(): Promise<void> {
    await this.bounds.load((signal) => this.#client.rateBounds({}, { signal }))
  }

  /** Changes the rates of a direct downline; list and details show the new ones. */
  setRates(id: string, rates: Readonly<Record<string, string>>): Promise<RatesOutcome> {
    return this.#rates.run(async (): Promise<RatesOutcome> => {
      await this.#client.setRates({ id, rates })
      await Promise.all([this.loadDetail(), this.isTree ? undefined : this.load()])
      return { kind: 'done' }
    }, refused)
  }

  /** Clears the previous member's team. */
  forget(): void {
    this.reset()
    this.close()
    this.isTree = false
    this.balance.reset()
    this.bounds.reset()
  }
}

/** The team, as the agent centre brings it. */
export const teamStore: LateStore<TeamStore> = {
  build: (stores) => new TeamStore(stores),
  audienceChanged: (store) => store.forget(),
}
