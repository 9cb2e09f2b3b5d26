import type { RenderedFor } from '../../src/entry.server.tsx'

/** Renders a visitor's page; nothing where it cannot, or when `signal` says that nobody waits any more. */
export type RenderPage<Page> = (view: RenderedFor, signal: AbortSignal) => Promise<Page | undefined>

/** How long a rendered page is sent as it is, in milliseconds. An older one is sent once more while it is rendered again. */
const freshFor = 20_000
/** How long an older one may still be sent: the platform may have answered nothing since. */
const keptFor = 10 * 60_000
/** How long a page that nobody has asked for yet may hold its answer up, in milliseconds. */
const patience = 400
/** How long rendering a page may take at most, in milliseconds; others wait for it meanwhile. */
const renderingFor = 5000
/** Pages that are kept; more than any site has, times its merchants and both devices. */
const most = 400

/** Draws a page, or gives up on it: others wait. */
function inTime<Page>(render: RenderPage<Page>, view: RenderedFor): Promise<Page | undefined> {
  const signal = AbortSignal.timeout(renderingFor)
  const tooLate = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
  return Promise.race([render(view, signal), tooLate])
}

interface Kept<Page> {
  readonly view: Page | undefined
  readonly at: number
}

/**
 * Keeps rendered pages for a while and renders one after the other, for what is rendered shares its texts. A page that is not there yet
 * holds its answer up for a moment and comes without a rendered page after it.
 */
export class PageCache<Page> {
  readonly #render: RenderPage<Page>
  readonly #now: () => number
  readonly #kept = new Map<string, Kept<Page>>()
  readonly #underWay = new Map<string, Promise<Page | undefined>>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(render: RenderPage<Page>, now: () => number = Date.now) {
    this.#render = render
    this.#now = now
  }

  /** The page as drawn not long ago, or within a moment. */
  async at(view: RenderedFor): Promise<Page | undefined> {
    const key = [view.page.served, view.language, view.isWide, view.path].join(' ')
    const kept = this.#kept.get(key)
    const age = kept === undefined ? Number.POSITIVE_INFINITY : this.#now() - kept.at
    if (kept && age < freshFor) return kept.view
    const drawn = this.#renderOnce(key, view)
    if (kept && age < keptFor) return kept.view
    return Promise.race([drawn, new Promise<undefined>((resolve) => setTimeout(resolve, patience))])
  }

  #renderOnce(key: string, view: RenderedFor): Promise<Page | undefined> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const drawn = this.#last
      .then(() => inTime(this.#render, view))
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
