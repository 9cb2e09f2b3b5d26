/** Heap and nodes over a hundred changes of the route. */
import { chromium, type Page } from 'playwright'
import { browserFlags } from '../../scripts/browser.ts'
import { visit, type Session } from './visit.ts'

/** What a page holds before and after, once all routes had been opened before. */
export interface RouteHeap {
  /** Bytes of the script's heap, after collection. */
  readonly heap: readonly [before: number, after: number]
  /** Nodes of all documents, including those that only scripts hold. */
  readonly nodes: readonly [before: number, after: number]
  readonly listeners: readonly [before: number, after: number]
}

const routes = [
  '/',
  '/rng',
  '/live',
  '/noticePage?centre=depositv2',
  '/promotions',
  '/lottery',
  '/help',
  '/noticePage?centre=transactionHistory',
  '/pointMall',
  '/safety',
]
const changes = 100

/** Changes the route inside the page, as a link does, and waits until it is idle. */
async function change(page: Page, to: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)
  await page.locator('main, [role=dialog]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

/** Idle time before the heap is measured: mobx-react-lite frees abandoned observers after ten seconds. */
const restMs = 12_000

async function held(page: Page) {
  await page.waitForTimeout(restMs)
  const protocol = await page.context().newCDPSession(page)
  // The second collection frees what the first one's finalizers release.
  for (let round = 0; round < 2; round++) await protocol.send('HeapProfiler.collectGarbage')
  await protocol.send('Performance.enable')
  const { metrics } = await protocol.send('Performance.getMetrics')
  await protocol.detach()
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Visits the routes twice, so that all scripts and stores are loaded, then makes a hundred changes, and compares. */
export async function routeHeap(address: string, session: Session): Promise<RouteHeap> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    // Machine code and the caches of hot functions grow for a while and hide what the page
    // itself holds.
    args: [...browserFlags, '--js-flags=--jitless --no-flush-bytecode --no-lazy-feedback-allocation'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await visit(page, address, session, '/')
    const goRound = async (count: number) => {
      for (let index = 0; index < count; index++) await change(page, routes[index % routes.length] ?? '/')
      await change(page, '/safety')
    }
    await goRound(2 * routes.length)
    const before = await held(page)
    await goRound(changes)
    const after = await held(page)
    return {
      heap: [before.heap, after.heap],
      nodes: [before.nodes, after.nodes],
      listeners: [before.listeners, after.listeners],
    }
  } finally {
    await browser.close()
  }
}
