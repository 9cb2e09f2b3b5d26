import type { MessageKey, MessageValues, PlainKey } from '@croupier/locales'
import { actionBound, makeObservable, observableRef } from 'mobx'

/** A short message that disappears after a while. */
export interface Toast {
  readonly id: number
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly textKey: MessageKey
  readonly values?: MessageValues
  /** Amounts among the values, decimal text: they are formatted as money in the page's language. */
  readonly amounts?: Readonly<Record<string, string>>
  /** The platform's own words, shown instead of `textKey`. */
  readonly serverMessage?: string
  readonly reference?: string
  /** An action on the toast, such as undo. */
  readonly action?: { readonly labelKey: PlainKey; readonly run: () => void }
}

/** Toasts as data: the site shows them and reports when one was closed. */
export class ToastStore {
  toasts: readonly Toast[] = []
  #nextId = 1

  constructor() {
    makeObservable(this, { toasts: observableRef, show: actionBound, dismiss: actionBound, clear: actionBound })
  }

  /** Shows a toast and returns its id. A text that already shows is not repeated. */
  show(toast: Omit<Toast, 'id'>): number {
    const same = this.toasts.find(
      (shown) =>
        shown.textKey === toast.textKey &&
        shown.serverMessage === toast.serverMessage &&
        shown.tone === toast.tone &&
        JSON.stringify([shown.values, shown.amounts]) === JSON.stringify([toast.values, toast.amounts]),
    )
    if (same) return same.id
    const id = this.#nextId++
    this.toasts = [...this.toasts, { ...toast, id }]
    return id
  }

  /** Closes one toast. */
  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }

  /** Closes all toasts. */
  clear(): void {
    this.toasts = []
  }
}
