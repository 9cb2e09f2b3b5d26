interface Flight {
  readonly landing: Promise<unknown>
  readonly controller: AbortController
  passengers: number
}

/** Pending reads. Identical ones share one request, which is cancelled when the last of its callers leaves. */
export class InFlight {
  readonly #flights = new Map<string, Flight>()

  /**
   * Joins the read of this key, or starts it.
   * @param leave makes the rejection of a caller that aborts its signal; the others are not affected
   */
  join(
    key: string,
    signal: AbortSignal | undefined,
    leave: () => unknown,
    start: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<unknown> {
    const flight = this.#flights.get(key) ?? this.#start(key, start)
    flight.passengers += 1
    if (signal === undefined) return flight.landing
    return new Promise((resolve, reject) => {
      const out = (): void => {
        flight.passengers -= 1
        if (flight.passengers === 0) {
          this.#remove(key, flight)
          flight.controller.abort()
        }
        reject(leave())
      }
      signal.addEventListener('abort', out, { once: true })
      flight.landing.then(resolve, reject).finally(() => signal.removeEventListener('abort', out))
    })
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
    const controller = new AbortController()
    const landing = start(controller.signal)
    const flight: Flight = { landing, controller, passengers: 0 }
    this.#flights.set(key, flight)
    const land = (): void => this.#remove(key, flight)
    landing.then(land, land)
    return flight
  }

  #remove(key: string, flight: Flight): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key)
  }
}
