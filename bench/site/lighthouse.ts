/** Lighthouse's mobile profile of a page of the built site. */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { connect } from 'puppeteer-core'
import { browserFlags } from '../../scripts/browser.ts'

/** Lighthouse's results for a page; categories from 0 to 100. */
export interface Scores {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcpMs: number
  /** Total blocking time: how long the main thread could not respond, from tasks of more than 50 ms each. */
  readonly tbtMs: number
  /**
   * The same by processor time of the main thread. It excludes other processes on this machine,
   * Lighthouse and the servers among them, so it is better for comparing builds.
   */
  readonly ownMs: number
  readonly cls: number
  /** Lighthouse's benchmark of this machine; it multiplies the page's work by four, whatever the machine. */
  readonly machine: number
  /** Audits below full marks, without performance. */
  readonly failing: readonly string[]
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } }
}

/** How many times slower than this machine Lighthouse's phone is. */
const slowdown = 4

/** See `Scores.ownMs`. */
function ownBlocking(trace: readonly TraceEvent[], address: string): number {
  const start = trace.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(address),
  )
  if (!start) return 0
  const paint = trace.find(({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts)
  return trace
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === start.pid && tid === start.tid && ts > (paint ?? start).ts,
    )
    .reduce((sum, { dur = 0, tdur = dur }) => sum + Math.max(0, (tdur / 1000) * slowdown - 50), 0)
}

/** Measures a page once, as a visitor or with the session storage of a logged-in member. */
async function measureOnce(address: string, session?: Readonly<Record<string, string>>): Promise<Scores | undefined> {
  const chrome = await launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '',
    chromeFlags: [...browserFlags, '--headless=new'],
    logLevel: 'error',
  })
  try {
    const browser = await connect({ browserURL: `http://localhost:${chrome.port}`, defaultViewport: null })
    const page = await browser.newPage()
    if (session) {
      // Set in each document: Lighthouse visits an empty page first, which drops the tab's storage.
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
    const { categories, audits, environment, runtimeError } = result.lhr
    if (runtimeError) {
      console.log(`Lighthouse recorded nothing (${runtimeError.code}), and measures again.`)
      return undefined
    }
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
      ownMs: Math.round(ownBlocking(result.artifacts.Trace.traceEvents as readonly TraceEvent[], address)),
      cls: Number(figureOf('cumulative-layout-shift').toFixed(3)),
      machine: Math.round(environment.benchmarkIndex),
      failing,
    }
  } finally {
    chrome.kill()
  }
}

/** The median run of several, and the performance of each. */
export interface MedianScores extends Scores {
  readonly runs: readonly number[]
}

/**
 * Measures a page several times, as a single run depends on the machine's load.
 * @throws when Lighthouse records nothing in one of two runs.
 */
export async function measure(
  address: string,
  session?: Readonly<Record<string, string>>,
  times = 3,
): Promise<MedianScores> {
  const all: Scores[] = []
  for (let tries = 0; all.length < times; tries += 1) {
    if (tries === 2 * times) throw new Error(`Lighthouse recorded nothing of ${address}.`)
    const scores = await measureOnce(address, session)
    if (scores) all.push(scores)
  }
  const ordered = all.toSorted((one, other) => one.performance - other.performance)
  const median = ordered[Math.floor(times / 2)] as Scores
  return { ...median, runs: ordered.map(({ performance }) => performance) }
}

/** The figures of a page in one line. */
export const scoresText = (name: string, scores: MedianScores): string => {
  const { runs, performance, accessibility, bestPractices, seo, lcpMs, tbtMs, ownMs, cls, machine } = scores
  return (
    `${name}performance ${performance} (${runs.join(', ')}), accessibility ${accessibility}, best practices ${bestPractices}, ` +
    `SEO ${seo}, largest paint ${lcpMs} ms, blocking ${tbtMs} ms, ${ownMs} by its own work, layout shift ${cls} (machine ${machine})`
  )
}
