/** A lobby of 10,000 games on a phone: heap while paging to its end, frames, and how soon a search answers. */
import type { Page } from 'playwright'
import { onPhone, scrollFrames, type Frames } from './frames.ts'
import { visit, type Session } from './visit.ts'

/** What the page holds after some pages of games. */
export interface Held {
  readonly games: number
  /** Bytes of the script's heap, after collection. */
  readonly heap: number
  /** Nodes of the document. */
  readonly nodes: number
}

/** Figures of the lobby. */
export interface LobbyFigures {
  readonly frames: Frames
  /** Milliseconds from the last key to the tiles found, one for each search. */
  readonly searches: readonly number[]
}

const allGames = 10_000
const terms = ['golden', 'jade', 'midnight', 'royal', 'lucky', 'frozen', 'crystal', 'silver']

/** Presses "Load more" until the list has this many games. */
const pageTo = (page: Page, games: number): Promise<void> =>
  page.evaluate(async (games) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const listed = () => {
      const item = document.querySelector('main li:has(> article)')
      return Number(item?.getAttribute('aria-setsize') ?? document.querySelectorAll('main article').length)
    }
    while (listed() < games) {
      const more = [...document.querySelectorAll('main button')].find((one) => one.textContent === 'Load more')
      const before = listed()
      // Pressing while a page is loading does nothing.
      for (let waited = 0; listed() === before; waited++) {
        if (waited > 1_000 || !(more instanceof HTMLElement)) throw new Error(`No more than ${before} games came.`)
        more.click()
        await frame()
      }
    }
  }, games)

async function hold(page: Page, games: number): Promise<Held> {
  await pageTo(page, games)
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('HeapProfiler.collectGarbage')
  await protocol.send('Performance.enable')
  const { metrics } = await protocol.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  await protocol.detach()
  return { games, heap: of('JSHeapUsedSize'), nodes: of('Nodes') }
}

/** Types a term at human speed, and waits for the first tile with it. */
async function search(page: Page, term: string): Promise<number> {
  const box = page.getByRole('searchbox', { name: 'Search games' })
  await box.fill('')
  await page.waitForTimeout(500)
  await page.evaluate((term) => {
    const found = () =>
      document.querySelector('main article button[title]')?.textContent.toLowerCase().includes(term) === true
    const measured = new Promise<number>((resolve) => {
      let last = 0
      window.addEventListener('keydown', ({ timeStamp }) => (last = timeStamp), { capture: true })
      const look = () => {
        const typed = document.querySelector<HTMLInputElement>('main input[type=search]')?.value === term
        if (typed && found()) requestAnimationFrame(() => resolve(performance.now() - last))
        else requestAnimationFrame(look)
      }
      look()
    })
    Object.assign(window, { measured })
  }, term)
  await box.pressSequentially(term, { delay: 120 })
  return page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured)
}

/** Pages a lobby to its end, which takes minutes, scrolls it, and searches in it. */
export const lobbyFigures = (
  address: string,
  session: Session,
  tellHeld: (held: Held) => void,
): Promise<LobbyFigures> =>
  onPhone(async (page) => {
    await visit(page, address, session, '/rng')
    await page.getByRole('article').first().waitFor()
    for (const games of [240, 2_400, 4_800, 7_200, allGames]) tellHeld(await hold(page, games))
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    const frames = await scrollFrames(page, 'html')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Filters' }).click()
    const searches: number[] = []
    for (const term of terms) searches.push(Math.round(await search(page, term)))
    return { frames, searches }
  })
