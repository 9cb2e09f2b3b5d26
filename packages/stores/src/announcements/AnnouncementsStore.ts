import { team, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable } from 'mobx'
import { limits } from '../config/constants.ts'
import { pageOf, RemotePages } from '../kit/RemotePages.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A page of announcements for agents. */
export type AnnouncementPage = Value<'team.announcements'>
/** An announcement; its `content` is HTML and is sanitized before it is shown. */
export type Announcement = AnnouncementPage['list'][number]

/** Names of the announcements' fields in the address. */
export const announcementFields: readonly string[] = Object.freeze(['agent.noticePage'])

/** Announcements for agents, newest first. */
export class AnnouncementsStore extends RemotePages<AnnouncementPage, object> {
  constructor({ wire, ports }: Pick<Stores, 'wire' | 'ports'>) {
    const client = wire.calls(team)
    super({
      now: () => ports.clock.now(),
      filters: () => ({}),
      fetch: (_filters, page, signal) => client.team.announcements({ page, size: limits.noticesPerPage }, { signal }),
    })
    makeObservable(this, { address: computed, show: actionBound })
  }

  /** The page as a field of the address; empty on the first page. */
  get address(): Readonly<Record<string, string | undefined>> {
    return { 'agent.noticePage': this.page === 1 ? undefined : String(this.page) }
  }

  /** Applies fields of the address and loads the result. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.setPage(pageOf(fields['agent.noticePage']))
    void this.load()
  }
}

/** Announcements, as the agent centre brings them. */
export const announcementsStore: LateStore<AnnouncementsStore> = {
  build: (stores) => new AnnouncementsStore(stores),
  audienceChanged: (store) => store.reset(),
  languageChanged: (store) => void (store.result.data !== undefined && store.load()),
}
