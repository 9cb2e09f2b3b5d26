import type { RenderedFor } from '../../src/entry.server.tsx'

/** Renders a visitor's page; undefined if it cannot, or if `signal` says that the request has ended. */
export type RenderPage<Page> = (view: RenderedFor, signal: AbortSignal) => Promise<Page | undefined>

/** How long a rendered page is fresh, in milliseconds. An older one is sent once more while it is rendered again. */
const freshFor = 20_000
/** How long an older page may still be sent: the platform may be failing meanwhile. */
const keptFor = 10 * 60_000
/** How long the first request for a page may wait for it, in milliseconds. */
const patience = 400
/** Longest time for rendering a page, in milliseconds; other renders wait meanwhile. */
const renderingFor = 5000
/** Pages in the cache; more than any site has, times its merchants and both devices. */
const most = 400

/** Renders a page, or gives up on it: others wait. */
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
 * Caches rendered pages for a while and renders one at a time, because renders share the texts. The first request for a
 * page waits briefly, and gets the page without rendered content after that.
 */
export class PageCache<Page> {
  readonly #render: RenderPage<Page>
  readonly #now: () => number
  readonly #kept = new Map<string, Kept<Page>>()
  readonly #rendering = new Map<string, Promise<Page | undefined>>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(render: RenderPage<Page>, now: () => number = Date.now) {
    this.#render = render
    this.#now = now
  }

  /** The page as rendered recently, or within a short wait. */
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
    const rendering = this.#rendering.get(key)
    if (rendering) return rendering
    const drawn = this.#last
      .then(() => inTime(this.#render, view))
      .catch(() => undefined)
      .then((found) => {
        this.#rendering.delete(key)
        this.#kept.delete(key)
        this.#kept.set(key, { view: found, at: this.#now() })
        const [oldest] = this.#kept.keys()
        if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest)
        return found
      })
    this.#rendering.set(key, drawn)
    this.#last = drawn
    return drawn
  }
}
