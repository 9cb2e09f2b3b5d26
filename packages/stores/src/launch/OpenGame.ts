import { actionBound, makeObservable, observableRef } from 'mobx'
import { paths } from '../paths/paths.ts'
import { memberTraces } from '../ports/memberTraces.ts'
import type { Ports } from '../ports/Ports.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import { gamePath, targetOfSearch, type LaunchTarget } from './startDecision.ts'

const key = memberTraces.openGame

/** The member's open game, stored on this device so that an interrupted game can be offered again. */
export class OpenGame {
  /** A game of this member that was interrupted: its tab was closed, or the device went down. */
  interrupted: LaunchTarget | undefined = undefined
  readonly #storage: Ports['localStorage']
  /** The tab's own: a game that was open in this tab was left by another address, not interrupted. */
  readonly #tab: Ports['sessionStorage']
  readonly #session: SessionStore

  constructor({ localStorage, sessionStorage }: Pick<Ports, 'localStorage' | 'sessionStorage'>, session: SessionStore) {
    this.#storage = localStorage
    this.#tab = sessionStorage
    this.#session = session
    makeObservable(this, {
      interrupted: observableRef,
      open: actionBound,
      recall: actionBound,
      dismiss: actionBound,
      forget: actionBound,
    })
  }

  /** Stores the game being opened. Stores nothing for a visitor. */
  open(target: LaunchTarget): void {
    const { username } = this.#session
    this.forget()
    if (username === undefined) return
    this.#storage.setItem(key, `${username}\n${gamePath(target)}`)
    this.#tab.setItem(key, '')
  }

  /** Checks whether a game of this member was interrupted on this device. */
  recall(): void {
    if (this.#tab.getItem(key) !== null) this.forget()
    const { username } = this.#session
    const [owner, address] = (this.#storage.getItem(key) ?? '').split('\n')
    const isOwn = owner !== undefined && owner !== '' && owner === username
    this.interrupted = isOwn ? targetOfSearch((address ?? '').slice(paths.game.length)) : undefined
  }

  /** No longer offers the interrupted game. */
  dismiss(): void {
    this.interrupted = undefined
  }

  /** Clears the game: it was left, or the member declines to return to it. */
  forget(): void {
    this.interrupted = undefined
    this.#storage.removeItem(key)
    this.#tab.removeItem(key)
  }
}
