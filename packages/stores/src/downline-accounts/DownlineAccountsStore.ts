import { type CallsOf, type Input, team, type Value } from '@croupier/api'
import { actionBound, makeObservable, observable } from 'mobx'
import { limits } from '../config/constants.ts'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import { RemotePages } from '../kit/RemotePages.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** Limits for new accounts of an agent: rates, account types, and number and validity of links. */
export type RateBounds = Value<'team.rateBounds'>
/** A page of the agent's links. */
export type RegisterLinks = Value<'team.links'>
/** A link that registers people under the agent. */
export type RegisterLink = RegisterLinks['list'][number]
/** People who signed up through a link. */
export type LinkMembers = Value<'team.linkMembers'>

type Outcome<T> = { readonly kind: 'done'; readonly value: T } | Refused | Ignored

/** Accounts below the agent: opened directly, or by a link that people register with. */
export class DownlineAccountsStore {
  readonly bounds: RemoteValue<RateBounds>
  readonly links: RemotePages<RegisterLinks, object>
  /** People who signed up through the open link. */
  readonly members: RemotePages<LinkMembers, { readonly link?: string }>
  /** Id of the link whose members are shown. */
  openLink: string | undefined = undefined
  readonly #step = new Command()
  readonly #client: CallsOf<typeof team>

  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    const client = wire.calls(team)
    const now = () => ports.clock.now()
    this.#client = client
    this.bounds = new RemoteValue(now)
    this.links = new RemotePages<RegisterLinks, object>({
      now,
      filters: () => ({}),
      fetch: (_filters, page, signal) => client.team.links({ page, size: limits.reportRowsPerPage }, { signal }),
    })
    this.members = new RemotePages<LinkMembers, { readonly link?: string }>({
      now,
      filters: () => ({}),
      mayAsk: ({ link }) => link !== undefined,
      fetch: ({ link = '' }, page, signal) =>
        client.team.linkMembers({ affiUrlId: link, page, size: limits.reportRowsPerPage }, { signal }),
    })
    makeObservable(this, { openLink: observable, showMembers: actionBound })
  }

  /** Loads the rates that may be given, and the links. */
  async load(): Promise<void> {
    await Promise.all([this.loadBounds(), this.links.load()])
  }

  /** Loads the rates that may be given. */
  async loadBounds(): Promise<void> {
    await this.bounds.load((signal) => this.#client.team.rateBounds({}, { signal }))
  }

  /** Shows the members of a link; closes them without one. */
  showMembers(link: string | undefined): void {
    this.openLink = link
    this.members.restart(link === undefined ? {} : { link })
    void this.members.load()
  }

  /** Opens an account directly below the agent. */
  addDownline(input: Input<'team.addDownline'>): Promise<Outcome<Value<'team.addDownline'>>> {
    return this.#step.run(
      async () => ({ kind: 'done' as const, value: await this.#client.team.addDownline(input) }),
      refused,
    )
  }

  /** Makes a link; it shows first. */
  addLink(input: Input<'team.addLink'>): Promise<Outcome<RegisterLink>> {
    return this.#step.run(async () => {
      const value = await this.#client.team.addLink(input)
      this.links.setPage(1)
      await this.links.load()
      return { kind: 'done' as const, value }
    }, refused)
  }

  /** Ends a link. People who signed up through it stay. */
  removeLink({ affiUrlId }: RegisterLink): Promise<Outcome<undefined>> {
    return this.#step.run(
      async () => {
        await this.#client.team.removeLink({ affiUrlId })
        if (this.openLink === affiUrlId) this.showMembers(undefined)
        await this.links.load()
        return { kind: 'done' as const, value: undefined }
      },
      (failure) => {
        void this.links.load()
        return refused(failure)
      },
    )
  }

  /** Clears the previous member's accounts. */
  forget(): void {
    this.bounds.reset()
    this.links.reset()
    this.showMembers(undefined)
  }
}

/** Accounts below the agent, as the agent centre brings them. */
export const downlineAccountsStore: LateStore<DownlineAccountsStore> = {
  build: (root) => new DownlineAccountsStore(root),
  audienceChanged: (store) => store.forget(),
}
