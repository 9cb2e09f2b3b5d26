import { type CallsOf, announcements, type Value, type Wire } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { limits } from '../config/constants.ts'
import type { SiteConfig } from '../config/SiteConfig.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { Clock, KeyValueStorage } from '../ports/Ports.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { StoreHooks } from '../ports/StoreHooks.ts'

/** The announcement lists: player, banners, popup, promotion, hot. */
export type Announcements = Value<'announcements.list'>
/** A notice; its `content` is the operator's HTML and passes the sanitiser before it is shown. */
export type Notice = Announcements['player'][number]
/** A banner, hung by `groupName`. */
export type Banner = Announcements['banners'][number]

const popupKeys = { guest: 'ANONYMOUS_POPUP', member: 'USER_POPUP' } as const

/** Notices, banners and the popup of announcements. */
export class NoticesStore {
  readonly announcements: RemoteValue<Announcements>
  /** Index of the notice shown, in the whole list. */
  selected = 0
  readonly #client: CallsOf<typeof announcements>
  readonly #session: SessionStore
  readonly #ports: { readonly config: SiteConfig; readonly sessionStorage: KeyValueStorage }

  constructor(
    wire: Wire,
    session: SessionStore,
    ports: { readonly config: SiteConfig; readonly sessionStorage: KeyValueStorage; readonly clock: Clock },
  ) {
    this.#client = wire.calls(announcements)
    this.#session = session
    this.#ports = ports
    this.announcements = new RemoteValue(() => ports.clock.now())
    makeObservable(this, {
      selected: observable,
      page: computed,
      notices: computed,
      select: actionBound,
      goToPage: actionBound,
    })
  }

  /** The notices for players, in the platform's order. */
  get notices(): readonly Notice[] {
    return this.announcements.data?.player ?? []
  }

  /** The selected notice. */
  get current(): Notice | undefined {
    return this.notices[this.selected]
  }

  /** Number of pages, nine titles each. */
  get pageCount(): number {
    return Math.max(1, Math.ceil(this.notices.length / limits.noticesPerPage))
  }

  /** Page, from 1, of the selected notice. */
  get page(): number {
    return Math.floor(this.selected / limits.noticesPerPage) + 1
  }

  /** Titles of the page that is open, with each one's index in the whole list. */
  get titles(): readonly { readonly index: number; readonly notice: Notice }[] {
    const first = (this.page - 1) * limits.noticesPerPage
    return this.notices
      .slice(first, first + limits.noticesPerPage)
      .map((notice, offset) => ({ index: first + offset, notice }))
  }

  /** Banners of one place, such as w_home, w_login, w_reg. */
  banners(groupName: string): readonly Banner[] {
    return this.announcements.data?.banners.filter((banner) => banner.groupName === groupName) ?? []
  }

  /** Promotions among the announcements. */
  get promotions(): readonly Notice[] {
    return this.announcements.data?.promotion ?? []
  }

  /**
   * Popup announcements due now, for visitors or members (and for a first login); empty once the popup was closed in
   * this session, and for a member until it is known that there is no break.
   */
  get popup(): readonly Notice[] {
    if (!this.#session.takesOffers) return []
    if (this.#ports.sessionStorage.getItem(this.#popupKey) === 'closed') return []
    const audience = this.#session.isSignedIn ? ['A', ...(this.#session.isFirstLogin ? ['F'] : [])] : ['B']
    return (
      this.announcements.data?.popup.filter(({ execution }) => execution === null || audience.includes(execution)) ?? []
    )
  }

  /** Loads the announcements for the audience: the configured execution before login, A after it. */
  async load(): Promise<void> {
    const { types, execution } = this.#ports.config.announcements
    const outcome = await this.announcements.load((signal) =>
      this.#client.announcements.list(
        { types: types.join(','), execution: this.#session.isSignedIn ? 'A' : execution },
        { signal },
      ),
    )
    if (outcome.kind === 'ready') this.select(this.selected)
  }

  /** Selects a notice by its index; an index beyond the list selects the nearest there is. */
  select(index: number): void {
    this.selected =
      this.notices.length === 0 ? Math.max(0, index) : Math.min(Math.max(0, index), this.notices.length - 1)
  }

  /** Opens a page of titles on its first notice. */
  goToPage(page: number): void {
    this.select((Math.min(Math.max(1, page), this.pageCount) - 1) * limits.noticesPerPage)
  }

  /** Closes the popup for this session and audience. */
  closePopup(): void {
    this.#ports.sessionStorage.setItem(this.#popupKey, 'closed')
  }

  get #popupKey(): string {
    return this.#session.isSignedIn ? popupKeys.member : popupKeys.guest
  }
}

const loadAgain = (store: NoticesStore): void => {
  if (store.announcements.value.state !== 'idle') void store.load()
}

/** Notices depend on audience and language, so loaded ones are loaded again when either changes. */
export const noticesHooks: StoreHooks<NoticesStore> = {
  audienceChanged: loadAgain,
  languageChanged: loadAgain,
}
