import { type CallsOf, inbox, type Value, type Wire } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { limits } from '../config/constants.ts'
import { tellFailure } from '../failure/failureModal.ts'
import type { CountersStore } from '../member/CountersStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { RemoteValue } from '../remote/RemoteValue.ts'
import type { LateStore } from '../root/LateStore.ts'
import type { Clock } from '../root/World.ts'

/** A page of the inbox. */
export type InboxPage = Value<'inbox.list'>
/** A message in the list. */
export type InboxEntry = InboxPage['list'][number]
/** A message whole; its `content` is HTML and passes the sanitiser before it is shown. */
export type InboxMessage = Value<'inbox.detail'>

interface Parts {
  readonly counters: CountersStore
  readonly modals: ModalStore
  readonly clock: Clock
}

/** The member's inbox: messages in pages of 20, one of them open, read and deleted [S-382]. */
export class InboxStore {
  page = 1
  unreadOnly = false
  /** Id of the message that is open. */
  opened: string | undefined
  readonly list: RemoteValue<InboxPage>
  readonly message: RemoteValue<InboxMessage>
  readonly #client: CallsOf<typeof inbox>
  readonly #parts: Parts

  constructor(wire: Wire, parts: Parts) {
    this.#client = wire.calls(inbox)
    this.#parts = parts
    const now = () => parts.clock.now()
    this.list = new RemoteValue(now)
    this.message = new RemoteValue(now)
    makeObservable(this, {
      page: observable,
      unreadOnly: observable,
      opened: observable,
      pageCount: computed,
      goTo: actionBound,
      showUnread: actionBound,
      open: actionBound,
      close: actionBound,
      forget: actionBound,
    })
  }

  /** Number of pages. */
  get pageCount(): number {
    return Math.max(1, this.list.data?.totalPages ?? 1)
  }

  /** Loads the page that is open; a page that deletions have emptied gives way to the one before. */
  async load(): Promise<void> {
    const { page, unreadOnly } = this
    const outcome = await this.list.load((signal) =>
      this.#client.inbox.list({ unreadOnly, page, size: limits.reportRowsPerPage }, { signal }),
    )
    if (outcome.kind === 'ready' && this.list.data?.list.length === 0 && page > 1) this.goTo(page - 1)
  }

  /** Opens a page of the list. */
  goTo(page: number): void {
    this.page = Math.min(Math.max(1, page), Math.max(page === this.page ? 1 : this.pageCount, 1))
    void this.load()
  }

  /** Shows unread messages alone, or all. */
  showUnread(unreadOnly: boolean): void {
    this.unreadOnly = unreadOnly
    this.page = 1
    void this.load()
  }

  /** Opens a message and marks it as read; the unread count falls at once [S-382]. */
  open(messageId: string): void {
    if (this.opened !== messageId) this.message.reset()
    this.opened = messageId
    void this.#read(messageId)
  }

  /** Back to the list. */
  close(): void {
    this.opened = undefined
    this.message.reset()
  }

  /** Marks every message as read. */
  async readAll(): Promise<void> {
    await this.#change(
      () => this.#client.inbox.markRead({}),
      (entry) => ({ ...entry, read: true }),
    )
  }

  /** Deletes a message after asking; it is gone from list and count at once. */
  async remove(messageId: string): Promise<void> {
    const answer = await this.#parts.modals.open({
      kind: 'confirm',
      tone: 'warning',
      titleKey: 'in_popup_prompt',
      textKey: 'inbox.delete_question',
      confirmKey: 'action.delete',
      cancelKey: 'in_more_cancel',
    })
    if (answer !== 'confirmed') return
    const done = await this.#change(
      () => this.#client.inbox.remove({ messageIds: [messageId] }),
      (entry) => (entry.messageId === messageId ? undefined : entry),
    )
    if (!done) return
    if (this.opened === messageId) this.close()
    await this.load()
  }

  /** Forgets everything: it belonged to somebody else, or is worded in another language now. */
  forget(): void {
    this.page = 1
    this.unreadOnly = false
    this.close()
    this.list.reset()
  }

  async #read(messageId: string): Promise<void> {
    const outcome = await this.message.load((signal) => this.#client.inbox.detail({ messageId }, { signal }))
    if (outcome.kind !== 'ready' || this.message.data?.read !== false) return
    await this.#change(
      () => this.#client.inbox.markRead({ messageIds: [messageId] }),
      (entry) => (entry.messageId === messageId ? { ...entry, read: true } : entry),
    )
  }

  /** Makes a change, and shows it in list and count without asking for either again. */
  async #change(
    send: () => Promise<{ readonly unreadCount: number }>,
    edit: (entry: InboxEntry) => InboxEntry | undefined,
  ): Promise<boolean> {
    const { counters, modals } = this.#parts
    try {
      const { unreadCount } = await send()
      counters.unread.set(unreadCount)
      const { data } = this.list
      if (data) this.list.set({ ...data, unreadCount, list: data.list.flatMap((entry) => edit(entry) ?? []) })
      return true
    } catch (failure) {
      tellFailure(modals, failure)
      return false
    }
  }
}

/** The inbox, as the member centre brings it. */
export const inboxStore: LateStore<InboxStore> = {
  build: ({ wire, counters, modals, world }) => new InboxStore(wire, { counters, modals, clock: world.clock }),
  audienceChanged: (store) => store.forget(),
  languageChanged: (store) => store.forget(),
}
