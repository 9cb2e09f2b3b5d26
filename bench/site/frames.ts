/** Frames while a long list is scrolled on a slow phone. */
import { chromium, type Page } from 'playwright'
import { browserFlags } from '../../scripts/browser.ts'
import { visit, type Session } from './visit.ts'

/** Durations of frames, in milliseconds. */
export interface Frames {
  readonly count: number
  readonly median: number
  readonly p95: number
  readonly longest: number
  /** Frames whose own work took 50 ms or more, as the browser reports them. */
  readonly long: readonly number[]
}

const steps = 240
const stepHeight = 160

/** Runs a measurement on a page of a phone. */
export async function onPhone<Figures>(measure: (page: Page) => Promise<Figures>): Promise<Figures> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: browserFlags })
  try {
    return await measure(
      await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }),
    )
  } finally {
    await browser.close()
  }
}

/** Scrolls the element of a selector down and back on a processor four times slower, and times every frame. */
export async function scrollFrames(page: Page, scroller: string): Promise<Frames> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  try {
    return await page.evaluate(
      async ({ scroller, steps, stepHeight }) => {
        const element = document.querySelector(scroller)
        if (!element) throw new Error(`There is no ${scroller}.`)
        const long: number[] = []
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) long.push(Math.round(duration))
        }).observe({ type: 'long-animation-frame' })
        const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
        const times: number[] = []
        let before = await frame()
        for (let step = 0; step < steps; step++) {
          element.scrollBy({ top: step < steps / 2 ? stepHeight : -stepHeight, behavior: 'instant' })
          const now = await frame()
          times.push(now - before)
          before = now
        }
        // The last long frame is reported after it.
        await frame()
        await frame()
        const sorted = times.toSorted((one, other) => one - other)
        const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
        return { count: times.length, median: at(0.5), p95: at(0.95), longest: at(1), long }
      },
      { scroller, steps, stepHeight },
    )
  } finally {
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}

/** Frame times in a sentence. */
export const framesText = ({ count, median, p95, longest, long }: Frames): string =>
  `${count} frames: median ${median} ms, 95% within ${p95} ms, longest ${longest} ms; ` +
  `${long.length} of 50 ms or more${long.length > 0 ? ` (${long.join(', ')})` : ''}`

/** Frames of the team's tree while an agent with 5,000 downlines scrolls through it. */
export const treeFrames = (address: string, session: Session): Promise<Frames> =>
  onPhone(async (page) => {
    await visit(page, address, session, '/?agent=teamManagement&agent.view=tree')
    await page.locator('[role=tree][data-lines=virtual]').waitFor()
    // What the page is still loading is not part of scrolling.
    await page.waitForLoadState('networkidle')
    return scrollFrames(page, '[role=tree]')
  })
