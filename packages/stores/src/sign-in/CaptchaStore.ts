import { type CallsOf, entry, type Wire } from '@croupier/api'
import { actionBound, makeObservable, observable } from 'mobx'
import { limits } from '../config/constants.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Clock } from '../world/World.ts'

/**
 * The captcha picture: shown once a refused sign-in asks for it, or where a form's settings want one. However often
 * refresh is pressed, the picture is asked for at most once per second.
 */
export class CaptchaStore {
  isShown = false
  /** The picture as a data address. */
  readonly image: RemoteValue<string>
  #lastAsked = Number.NEGATIVE_INFINITY
  readonly #client: CallsOf<typeof entry>
  readonly #clock: Clock

  constructor(wire: Wire, clock: Clock) {
    this.#client = wire.calls(entry)
    this.#clock = clock
    this.image = new RemoteValue(() => clock.now())
    makeObservable(this, { isShown: observable, show: actionBound, hide: actionBound, refresh: actionBound })
  }

  /** Shows the captcha with a fresh picture: each one is good for a single try. */
  show(): void {
    this.isShown = true
    this.#lastAsked = Number.NEGATIVE_INFINITY
    this.refresh()
  }

  /** Hides it and forgets the picture. */
  hide(): void {
    this.isShown = false
    this.image.reset()
  }

  /** Asks for another picture, unless one was asked for within the last second. */
  refresh(): void {
    const now = this.#clock.now()
    if (now - this.#lastAsked < limits.captchaRefreshMs) return
    this.#lastAsked = now
    void this.image.load((signal) => this.#client.system.captcha({}, { signal }))
  }
}

/** The captcha, as sign-in and registration bring it. */
export const captchaStore: LateStore<CaptchaStore> = {
  build: ({ wire, world }) => new CaptchaStore(wire, world.clock),
}
