import { type CallsOf, entry, type Wire } from '@croupier/api'
import { actionBound, makeObservable, observable } from 'mobx'
import { limits } from '../config/constants.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { Clock } from '../ports/Ports.ts'

/**
 * The captcha picture, shown once a refused login requires it or if the form's settings do. The picture is requested at
 * most once per second.
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

  /** Hides and clears the picture. */
  hide(): void {
    this.isShown = false
    this.image.reset()
  }

  /** Requests another picture, unless one was requested within the last second. */
  refresh(): void {
    const now = this.#clock.now()
    if (now - this.#lastAsked < limits.captchaRefreshMs) return
    this.#lastAsked = now
    void this.image.load((signal) => this.#client.system.captcha({}, { signal }))
  }
}

/** The captcha, loaded with login and registration. */
export const captchaStore: LateStore<CaptchaStore> = {
  build: ({ wire, ports }) => new CaptchaStore(wire, ports.clock),
}
