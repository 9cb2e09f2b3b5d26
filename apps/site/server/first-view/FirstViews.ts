import type { FirstViewOf } from '../../src/first-view/firstView.tsx'

/** Draws a page as a visitor first sees it, as markup; nothing where it cannot, or when `signal` says that nobody waits any more. */
export type DrawPage = (view: FirstViewOf, signal: AbortSignal) => Promise<string | undefined>

/** How long a drawn page is sent as it is, in milliseconds. An older one is sent once more while it is drawn again. */
const freshFor = 20_000
/** How long an older one may still be sent: the platform may have answered nothing since. */
const keptFor = 10 * 60_000
/** How long a page that nobody has asked for yet may hold its answer up, in milliseconds. */
const patience = 400
/** How long drawing a page may take at most, in milliseconds; others wait for it meanwhile. */
const drawingFor = 5000
/** Pages that are kept; more than any site has, times its merchants and both devices. */
const most = 400

/** Draws a page, or gives up on it: others wait. */
function inTime(draw: DrawPage, view: FirstViewOf): Promise<string | undefined> {
  const signal = AbortSignal.timeout(drawingFor)
  const tooLate = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
  return Promise.race([draw(view, signal), tooLate])
}

interface Kept {
  readonly view: string | undefined
  readonly at: number
}

/**
 * Keeps drawn pages for a while and draws one after the other, for what is drawn shares its texts. A page that is not there yet
 * holds its answer up for a moment and comes without a drawn page after it.
 */
export class FirstViews {
  readonly #draw: DrawPage
  readonly #now: () => number
  readonly #kept = new Map<string, Kept>()
  readonly #underWay = new Map<string, Promise<string | undefined>>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(draw: DrawPage, now: () => number = Date.now) {
    this.#draw = draw
    this.#now = now
  }

  /** The page as drawn not long ago, or within a moment. */
  async at(view: FirstViewOf): Promise<string | undefined> {
    const key = [view.page.served, view.language, view.isWide, view.path].join(' ')
    const kept = this.#kept.get(key)
    const age = kept === undefined ? Number.POSITIVE_INFINITY : this.#now() - kept.at
    if (kept && age < freshFor) return kept.view
    const drawn = this.#drawOnce(key, view)
    if (kept && age < keptFor) return kept.view
    return Promise.race([drawn, new Promise<undefined>((resolve) => setTimeout(resolve, patience))])
  }

  #drawOnce(key: string, view: FirstViewOf): Promise<string | undefined> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const drawn = this.#last
      .then(() => inTime(this.#draw, view))
      .catch(() => undefined)
      .then((found) => {
        this.#underWay.delete(key)
        this.#kept.delete(key)
        this.#kept.set(key, { view: found, at: this.#now() })
        const [oldest] = this.#kept.keys()
        if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest)
        return found
      })
    this.#underWay.set(key, drawn)
    this.#last = drawn
    return drawn
  }
}
