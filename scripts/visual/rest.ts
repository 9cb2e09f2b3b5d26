/** When a story in a page is at rest: drawn and played, with nothing under way and nothing that still changes. */
import type { Page, Request } from 'playwright'

/** Storybook's preview in the page, as far as it is asked how far its story is. */
interface Preview {
  readonly currentRender?: { readonly phase?: string }
}

/**
 * A story is at rest after this many looks in a row, and this many milliseconds, without a request or a change. React
 * may hold back a part for 300 ms after showing its placeholder.
 */
const quiet = { looks: 3, time: 400 }

/** How long a story is waited for, in milliseconds, and how long what it then still asks for: a busy machine is slow. */
const longestWait = 30_000

/** Milliseconds after which changes no longer delay the picture: some stories never stop changing. */
const longestChange = 3_000

/** Knows what a page still asks its server for: parts of a story, pictures, fonts. */
export const requestsOf = (page: Page): Set<Request> => {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/** One look at the page, a few frames long: whether anything in it changed meanwhile. */
const changes = (page: Page) =>
  page.evaluate(async () => {
    const { storyAtRest } = globalThis as { storyAtRest?: () => Promise<void> }
    let seen = 0
    const watch = new MutationObserver((records) => (seen += records.length))
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    await storyAtRest?.()
    await document.fonts.ready
    seen += watch.takeRecords().length
    watch.disconnect()
    return seen > 0
  })

/**
 * Waits until the story has been drawn and played and nothing is under way. False when it takes too long.
 *
 * @param requests what the page still asks for, see {@link requestsOf}
 */
export const comesToRest = async (page: Page, requests: ReadonlySet<Request>): Promise<boolean> => {
  await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
      if (document.querySelector('script[src*="storybook"], #storybook-root') === null) return true
      return /finished|errored|aborted/.test(preview?.currentRender?.phase ?? '')
    },
    undefined,
    { timeout: longestWait },
  )
  const played = performance.now()
  for (let looks = 0, since = played; ;) {
    const hasChanged = await changes(page)
    const now = performance.now()
    if (now - played > longestWait) return false
    if (requests.size > 0 || (hasChanged && now - played < longestChange)) [looks, since] = [0, now]
    else looks += 1
    if (looks >= quiet.looks && now - since >= quiet.time) return true
  }
}

/**
 * Forces a full repaint. After moving by a fraction of a pixel a box keeps its old pixels, so the picture would depend on
 * the frames that happened to be painted on the way.
 */
export const repaint = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { style } = document.documentElement
    // Both styles are computed before the next frame, so nothing is ever hidden and focus stays where it is.
    for (const visibility of ['hidden', '']) {
      style.visibility = visibility
      void document.documentElement.offsetHeight
    }
  })
