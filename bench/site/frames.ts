/** Frames of the team's tree while an agent with 5,000 downlines scrolls through it on a slow phone. */
import { chromium } from 'playwright'
import { browserFlags } from '../../scripts/browser.ts'

/** How long frames took, in milliseconds. */
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

/** Opens the tree on a processor four times slower, scrolls to its end and back, and times every frame. */
export async function treeFrames(address: string, session: Readonly<Record<string, string>>): Promise<Frames> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: browserFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
    await page.goto(new URL('/merchants/crph/favicon.svg', address).href)
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
      localStorage.setItem('ageAnswer', 'of-age')
      localStorage.setItem('lang', 'EN')
    }, session)
    await page.goto(new URL('/?agent=teamManagement&agent.view=tree', address).href)
    await page.locator('[role=tree][data-lines=virtual]').waitFor()
    // What the page still loads is not part of scrolling.
    await page.waitForLoadState('networkidle')
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await page.evaluate(
      async ({ steps, stepHeight }) => {
        const tree = document.querySelector('[role=tree]')
        if (!tree) throw new Error('There is no tree.')
        const long: number[] = []
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) long.push(Math.round(duration))
        }).observe({ type: 'long-animation-frame' })
        const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
        const times: number[] = []
        let before = await frame()
        for (let step = 0; step < steps; step++) {
          tree.scrollBy(0, step < steps / 2 ? stepHeight : -stepHeight)
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
      { steps, stepHeight },
    )
  } finally {
    await browser.close()
  }
}
