import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { Clock, KeyValueStorage } from '../ports/Ports.ts'
import type { SessionStore } from '../session/SessionStore.ts'

/** The value stored on the device: `of-age`, or `younger:` and the time in epoch milliseconds. */
const key = 'ageAnswer'
/** How long a person who answered "younger" sees no games on this device. */
const closedMs = 24 * 3_600_000

interface AgePorts {
  readonly localStorage: KeyValueStorage
  readonly clock: Pick<Clock, 'now'>
}

/**
 * The age gate before any game, demo included. It uses the merchant's minimum age. Members are not asked: they gave
 * their birthday at sign-up, and the platform checked it.
 */
export class AgeStore {
  /** When a person on this device answered "younger". */
  youngerAt: number | undefined
  readonly #ports: AgePorts
  readonly #session: Pick<SessionStore, 'isSignedIn' | 'isTrial'>
  readonly #modals: ModalStore

  constructor(ports: AgePorts, session: Pick<SessionStore, 'isSignedIn' | 'isTrial'>, modals: ModalStore) {
    this.#ports = ports
    this.#session = session
    this.#modals = modals
    const [answer, at] = (ports.localStorage.getItem(key) ?? '').split(':')
    this.youngerAt = answer === 'younger' ? Number(at) : undefined
    makeObservable(this, { youngerAt: observable, isClosed: computed, answer: actionBound })
  }

  /** Whether the site shows no games, because a person answered "younger" less than a day ago. */
  get isClosed(): boolean {
    return this.youngerAt !== undefined && !this.#isMember && this.#ports.clock.now() - this.youngerAt < closedMs
  }

  /** Runs the action immediately if the person is known to be old enough; otherwise asks first. */
  require(action: () => void): void {
    if (this.#isKnown) return action()
    void this.#ask(action)
  }

  /** Whether the person is old enough; asks if that is unknown. */
  allows(): Promise<boolean> {
    return new Promise((resolve) => {
      if (this.#isKnown) resolve(true)
      else void this.#ask(() => resolve(true)).then(() => resolve(false))
    })
  }

  /** Stores the answer on this device. */
  answer(given: 'ofAge' | 'younger'): void {
    const { clock, localStorage } = this.#ports
    this.youngerAt = given === 'younger' ? clock.now() : undefined
    localStorage.setItem(key, given === 'younger' ? `younger:${clock.now()}` : 'of-age')
  }

  get #isKnown(): boolean {
    return this.#isMember || this.#ports.localStorage.getItem(key) === 'of-age'
  }

  get #isMember(): boolean {
    return this.#session.isSignedIn && !this.#session.isTrial
  }

  async #ask(action: () => void): Promise<void> {
    const given = await this.#modals.open({ kind: 'age' })
    if (given === 'closed') return
    this.answer(given)
    if (given === 'ofAge') action()
    else this.#modals.closeAll()
  }
}
