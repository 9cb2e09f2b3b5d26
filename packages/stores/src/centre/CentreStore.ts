import type { PlainKey } from '@croupier/locales'
import { action, actionBound, makeObservable, observable } from 'mobx'
import type { StoreHooks } from '../ports/StoreHooks.ts'
import { LeaveHold } from './LeaveHold.ts'

/** Dependencies of a centre. */
export interface CentreParts {
  /** Its pages by key, with their names. */
  readonly pages: Readonly<Record<string, { readonly titleKey: PlainKey }>>
  /** The page shown if none, or an unknown one, is requested. */
  readonly defaultPage: string
  /** Runs the opening now, after a login, or not at all. */
  readonly guard: (then: () => void) => void
  /** Whether the merchant has a page. Default every page. */
  readonly has?: (page: string) => boolean
  /** Asks whether to leave a page with unsaved input; resolves with true to leave. */
  readonly askLeave: () => Promise<boolean>
  /** Whether it may be shown, checked behind the guard. Default always. */
  readonly mayOpen?: () => boolean
  /** Starts loading the centre's data. */
  readonly prepare?: () => void
}

/**
 * A centre: pages of a person's own in an overlay above any route. A page with something to lose is left only after the
 * person agrees, however they try to leave: by button, Escape, the background, the menu, or going back.
 */
export class CentreStore {
  isOpen = false
  page: string
  /** Held by the open page while it has unsaved input. */
  readonly leaving: LeaveHold
  readonly #parts: CentreParts

  constructor(parts: CentreParts) {
    this.#parts = parts
    this.page = parts.defaultPage
    this.leaving = new LeaveHold(parts.askLeave)
    makeObservable(this, {
      isOpen: observable,
      page: observable,
      open: actionBound,
      select: actionBound,
      close: actionBound,
      end: actionBound,
    })
  }

  /** Message key of the shown page's name. */
  get titleKey(): PlainKey | undefined {
    return this.#parts.pages[this.page]?.titleKey
  }

  /**
   * Opens on the requested page if it exists, otherwise on the default one, after the guard. If it is already open, it
   * goes to that page as `select` does.
   */
  open(page: string = this.#parts.defaultPage): void {
    this.#parts.guard(action(() => this.#show(page)))
  }

  /** Goes to another page of the open centre. Resolves with false if that page is not shown. */
  select(page: string): Promise<boolean> {
    if (page === this.page) return Promise.resolve(true)
    return this.#isThere(page) ? this.leaving.leaveThen(() => (this.page = page)) : Promise.resolve(false)
  }

  /** Closes it. Resolves with false if the person stays because the page has unsaved input. */
  close(): Promise<boolean> {
    return this.leaving.leaveThen(() => (this.isOpen = false))
  }

  /** Closes without asking: the session has ended. */
  end(): void {
    this.leaving.release()
    this.isOpen = false
  }

  #show(page: string): void {
    const { defaultPage, mayOpen, prepare } = this.#parts
    if (mayOpen && !mayOpen()) return
    prepare?.()
    const shown = this.#isThere(page) ? page : defaultPage
    if (this.isOpen) void this.select(shown)
    else {
      this.page = shown
      this.isOpen = true
    }
  }

  #isThere(page: string): boolean {
    const { has, pages } = this.#parts
    return Object.hasOwn(pages, page) && (has?.(page) ?? true)
  }
}

/** A centre closes when the person it belongs to logs out. */
export const centreHooks: StoreHooks<CentreStore> = {
  audienceChanged: (store, isSignedIn) => !isSignedIn && store.end(),
}
