import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { Clock, KeyValueStorage } from '../world/World.ts'
import type { SessionStore } from '../session/SessionStore.ts'

/** What the device keeps: `of-age`, or `younger:` and the moment in epoch milliseconds. */
const key = 'ageAnswer'
/** How long a person who answered "younger" sees no games on this device. */
const closedMs = 24 * 3_600_000

interface AgeWorld {
  readonly localStorage: KeyValueStorage
  readonly clock: Pick<Clock, 'now'>
}

/**
 * The age gate before any game, demo included. The merchant's one minimum age counts. Members are not asked: they gave
 * their birthday when they registered, and the platform checked it.
 */
export class AgeStore {
  /** When a person on this device answered "younger". */
  youngerAt: number | undefined
  readonly #world: AgeWorld
  readonly #session: Pick<SessionStore, 'isSignedIn' | 'isTrial'>
  readonly #modals: ModalStore

  constructor(world: AgeWorld, session: Pick<SessionStore, 'isSignedIn' | 'isTrial'>, modals: ModalStore) {
    this.#world = world
    this.#session = session
    this.#modals = modals
    const [answer, at] = (world.localStorage.getItem(key) ?? '').split(':')
    this.youngerAt = answer === 'younger' ? Number(at) : undefined
    makeObservable(this, { youngerAt: observable, isClosed: computed, answer: actionBound })
  }

  /** Whether the site shows no games, because a person answered "younger" less than a day ago. */
  get isClosed(): boolean {
    return this.youngerAt !== undefined && !this.#isMember && this.#world.clock.now() - this.youngerAt < closedMs
  }

  /** Runs the action immediately if the person is known to be old enough; otherwise asks first. */
  require(action: () => void): void {
    if (this.#isKnown) return action()
    void this.#ask(action)
  }

  /** Whether the person is old enough, asked where it is not known. */
  allows(): Promise<boolean> {
    return new Promise((resolve) => {
      if (this.#isKnown) resolve(true)
      else void this.#ask(() => resolve(true)).then(() => resolve(false))
    })
  }

  /** Stores the answer on this device. */
  answer(given: 'ofAge' | 'younger'): void {
    const { clock, localStorage } = this.#world
    this.youngerAt = given === 'younger' ? clock.now() : undefined
    localStorage.setItem(key, given === 'younger' ? `younger:${clock.now()}` : 'of-age')
  }

  get #isKnown(): boolean {
    return this.#isMember || this.#world.localStorage.getItem(key) === 'of-age'
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
