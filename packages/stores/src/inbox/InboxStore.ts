import { type CallsOf, inbox, type Value, type Wire } from '@croupier/api'
import { actionBound, computed, makeObservable, observable } from 'mobx'
import { limits } from '../config/constants.ts'
import { tellFailure } from '../failure/tellFailure.ts'
import type { CountersStore } from '../member/CountersStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { pageOf, RemotePages } from '../kit/RemotePages.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Clock } from '../ports/Ports.ts'

/** A page of the inbox. */
export type InboxPage = Value<'inbox.list'>
/** A message in the list. */
export type InboxEntry = InboxPage['list'][number]
/** A message whole; its `content` is HTML and passes the sanitiser before it is shown. */
export type InboxMessage = Value<'inbox.detail'>

/** Names of the inbox's fields in the address. */
export const inboxFields: readonly string[] = Object.freeze([
  'centre.message',
  'centre.unread',
  'centre.mailPage',
  'centre.service',
])

interface Parts {
  readonly counters: CountersStore
  readonly modals: ModalStore
  readonly clock: Clock
}

/** The member's inbox: messages in pages of 20, one of them open, read and deleted. */
export class InboxStore extends RemotePages<InboxPage, { readonly unreadOnly: boolean }> {
  /** Id of the message that is open. */
  opened: string | undefined
  /** Whether the thread with customer service replaces the messages. */
  isService = false
  readonly message: RemoteValue<InboxMessage>
  readonly #client: CallsOf<typeof inbox>
  readonly #parts: Parts

  constructor(wire: Wire, parts: Parts) {
    const client = wire.calls(inbox)
    const now = () => parts.clock.now()
    super({
      now,
      filters: () => ({ unreadOnly: false }),
      fetch: ({ unreadOnly }, page, signal) =>
        client.inbox.list({ unreadOnly, page, size: limits.reportRowsPerPage }, { signal }),
    })
    this.#client = client
    this.#parts = parts
    this.message = new RemoteValue(now)
    makeObservable(this, {
      opened: observable,
      isService: observable,
      showService: actionBound,
      address: computed,
      show: actionBound,
      open: actionBound,
      close: actionBound,
      forget: actionBound,
    })
  }

  /** The filters as fields of the address. Defaults are left out. */
  get address(): Readonly<Record<string, string | undefined>> {
    return {
      'centre.message': this.opened,
      'centre.unread': this.filters.unreadOnly ? '1' : undefined,
      'centre.mailPage': this.page === 1 ? undefined : String(this.page),
      'centre.service': this.isService ? '1' : undefined,
    }
  }

  /** Applies fields of the address and loads the result. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    const message = fields['centre.message']
    this.filters = { unreadOnly: fields['centre.unread'] === '1' }
    this.page = pageOf(fields['centre.mailPage'])
    this.isService = fields['centre.service'] === '1'
    void this.load()
    if (message === undefined) this.close()
    else this.open(message)
  }

  /** Opens a message and marks it as read; the unread count falls immediately. */
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

  /** Shows the thread with customer service, or the messages. */
  showService(isService: boolean): void {
    this.close()
    this.isService = isService
  }

  /** Marks every message as read. */
  async readAll(): Promise<void> {
    await this.#change(
      () => this.#client.inbox.markRead({}),
      (entry) => ({ ...entry, read: true }),
    )
  }

  /** Deletes a message after asking; list and count update immediately. */
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
    const outcome = await this.load()
    // If the deletion empties this page, the previous page shows.
    if (outcome.kind === 'ready' && outcome.data.list.length === 0 && this.page > 1) {
      this.setPage(this.page - 1)
      await this.load()
    }
  }

  /** Clears everything: the member or the language has changed. */
  forget(): void {
    this.close()
    this.isService = false
    this.reset()
  }

  async #read(messageId: string): Promise<void> {
    const outcome = await this.message.load((signal) => this.#client.inbox.detail({ messageId }, { signal }))
    if (outcome.kind !== 'ready' || this.message.data?.read !== false) return
    await this.#change(
      () => this.#client.inbox.markRead({ messageIds: [messageId] }),
      (entry) => (entry.messageId === messageId ? { ...entry, read: true } : entry),
    )
  }

  /** Makes a change and updates list and count without reloading either. */
  async #change(
    send: () => Promise<{ readonly unreadCount: number }>,
    edit: (entry: InboxEntry) => InboxEntry | undefined,
  ): Promise<boolean> {
    const { counters, modals } = this.#parts
    try {
      const { unreadCount } = await send()
      counters.unread.set(unreadCount)
      const { data, isLoading } = this.result
      // A pending answer may be older than the change, and what shows may be another page than the one chosen.
      if (isLoading) void this.load()
      else if (data) this.result.set({ ...data, unreadCount, list: data.list.flatMap((entry) => edit(entry) ?? []) })
      return true
    } catch (failure) {
      tellFailure(modals, failure)
      return false
    }
  }
}

/** The inbox, as the member centre brings it. */
export const inboxStore: LateStore<InboxStore> = {
  build: ({ wire, counters, modals, ports }) => new InboxStore(wire, { counters, modals, clock: ports.clock }),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => void reloadLoaded(store.result, () => store.load()),
  languageChanged: (store) => store.forget(),
}
