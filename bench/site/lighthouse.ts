/** Lighthouse's mobile profile of a page of the built site. */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { connect } from 'puppeteer-core'
import { browserFlags } from '../../scripts/browser.ts'

/** What Lighthouse says of a page; categories from 0 to 100. */
export interface Scores {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** How fast Lighthouse found this machine; it multiplies what the page's work took by four, whatever the machine. */
  readonly machine: number
  /** Audits below full marks, performance left out. */
  readonly failing: readonly string[]
}

/** Measures a page, as a visitor or with the session storage of somebody who is signed in. */
export async function measure(address: string, session?: Readonly<Record<string, string>>): Promise<Scores> {
  const chrome = await launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '',
    chromeFlags: [...browserFlags, '--headless=new'],
    logLevel: 'error',
  })
  try {
    const browser = await connect({ browserURL: `http://localhost:${chrome.port}`, defaultViewport: null })
    const page = await browser.newPage()
    if (session) {
      // Written in each document: Lighthouse goes through an empty page first, which drops the tab's storage.
      await page.evaluateOnNewDocument((entries) => {
        if (!location.protocol.startsWith('http')) return
        for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
        localStorage.setItem('ageAnswer', 'of-age')
      }, session)
    }
    const result = await lighthouse(
      address,
      { logLevel: 'error', output: 'json', disableStorageReset: session !== undefined },
      undefined,
      page,
    )
    if (!result) throw new Error('Lighthouse gave no result.')
    const { categories, audits, environment } = result.lhr
    const scoreOf = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    const figureOf = (id: string) => audits[id]?.numericValue ?? 0
    const failing = ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => `${id}: ${audits[ref.id]?.title}`),
    )
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      bestPractices: scoreOf('best-practices'),
      seo: scoreOf('seo'),
      lcpMs: Math.round(figureOf('largest-contentful-paint')),
      tbtMs: Math.round(figureOf('total-blocking-time')),
      cls: Number(figureOf('cumulative-layout-shift').toFixed(3)),
      machine: Math.round(environment.benchmarkIndex),
      failing,
    }
  } finally {
    chrome.kill()
  }
}
