import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import {
  dismissed,
  isBlockingModal,
  isDialog,
  isEntry,
  modalNames,
  type Modal,
  type ModalKind,
  type ModalOf,
  type ModalResults,
} from './modal.ts'

/** One modal on the stack. `id` is new for every opening, so a list of them has stable keys. */
export interface OpenModal {
  readonly id: number
  readonly modal: Modal
}

type Settle = (result: ModalResults[ModalKind]) => void

/**
 * The one stack of modals. Opening returns a promise of the outcome.
 *
 * Two modals do not stack unless the upper one is a question or a message: opening another modal replaces the open one.
 * Login, registration and forgot-password pass their waiting callers on when they replace each other, so an action
 * blocked by the login still continues after a registration.
 */
export class ModalStore {
  stack: readonly OpenModal[] = []
  #nextId = 1
  readonly #waiting = new Map<number, Settle[]>()

  constructor() {
    makeObservable(this, {
      stack: observableRef,
      top: computed,
      isBlocking: computed,
      isAsking: computed,
      open: actionBound,
      finish: actionBound,
      dismiss: actionBound,
      closeAll: actionBound,
      leave: actionBound,
    })
  }

  /** The modal that has the keyboard: Escape reaches only this one. */
  get top(): OpenModal | undefined {
    return this.stack.at(-1)
  }

  /** True while a modal is open that may not be dismissed, only answered (a forced password change). */
  get isBlocking(): boolean {
    return this.stack.some(({ modal }) => isBlockingModal(modal))
  }

  /** True while a dialog waits for a decision or proof, as some writes do before they are sent. */
  get isAsking(): boolean {
    return this.stack.some(({ modal: { kind } }) => isDialog(kind) && kind !== 'message')
  }

  /**
   * Opens a modal; resolves with how it ended. A replaced modal resolves as dismissed, and so does one opened while
   * another waits for its answer: only dialogs may open over that one.
   */
  open<K extends ModalKind>(modal: ModalOf<K>): Promise<ModalResults[K]> {
    if (this.isBlocking && !isDialog(modal.kind)) return Promise.resolve(dismissed(modal.kind) as ModalResults[K])
    const id = this.#nextId++
    const inherited = isDialog(modal.kind) ? [] : this.#makeRoomFor(modal)
    this.stack = [...this.stack, { id, modal }]
    return new Promise((resolve) => {
      this.#waiting.set(id, [...inherited, resolve as Settle])
    })
  }

  /** Is a modal of this kind open? */
  isOpen(kind: ModalKind): boolean {
    return this.stack.some(({ modal }) => modal.kind === kind)
  }

  /** Closes the open modal of a kind with its result; does nothing if there is none. */
  finish<K extends ModalKind>(kind: K, result: ModalResults[K]): void {
    const open = this.stack.findLast(({ modal }) => modal.kind === kind)
    if (open) this.#settle(open.id, result)
  }

  /** Closes one modal without an answer (close button, Escape); a blocking one stays. */
  dismiss(id: number): void {
    const open = this.stack.find((entry) => entry.id === id)
    if (!open || isBlockingModal(open.modal)) return
    this.#settle(id, dismissed(open.modal.kind))
  }

  /** Closes everything, forced or not: for logout and for pages that replace the whole site. */
  closeAll(): void {
    for (const { id, modal } of this.stack) this.#settle(id, dismissed(modal.kind))
  }

  /** Closes everything closable, after the page was left; a modal that waits for its answer stays. */
  leave(): void {
    for (const { id, modal } of this.stack) if (!isBlockingModal(modal)) this.#settle(id, dismissed(modal.kind))
  }

  /** Opens one of the modals that need no data, by its name in the specification. */
  openByName(name: string): void {
    const kind = kindOf(name)
    if (kind === 'login') void this.open({ kind: 'login' })
    else if (kind === 'register') void this.open({ kind: 'register' })
    else if (kind === 'forgot') void this.open({ kind: 'forgot' })
    else if (kind === 'changePassword') void this.open({ kind: 'changePassword', forced: false })
    else if (kind === 'notice') void this.open({ kind: 'notice', index: 0 })
    else if (kind === 'gift') void this.open({ kind: 'gift' })
    else if (kind === 'chat') void this.open({ kind: 'chat' })
  }

  /** Closes a modal by its name, as its close button would. */
  closeByName(name: string): void {
    const kind = kindOf(name)
    const open = this.stack.findLast(({ modal }) => modal.kind === kind)
    if (open) this.dismiss(open.id)
  }

  #makeRoomFor(next: Modal): Settle[] {
    const inherited: Settle[] = []
    for (const { id, modal } of this.stack) {
      if (isEntry(modal.kind) && isEntry(next.kind)) {
        inherited.push(...(this.#waiting.get(id) ?? []))
        this.#waiting.delete(id)
        this.stack = this.stack.filter((entry) => entry.id !== id)
      } else this.#settle(id, dismissed(modal.kind))
    }
    return inherited
  }

  #settle(id: number, result: ModalResults[ModalKind]): void {
    const waiting = this.#waiting.get(id) ?? []
    this.#waiting.delete(id)
    this.stack = this.stack.filter((entry) => entry.id !== id)
    for (const settle of waiting) settle(result)
  }
}

function kindOf(name: string): ModalKind | undefined {
  return (Object.keys(modalNames) as ModalKind[]).find((kind) => modalNames[kind] === name)
}
