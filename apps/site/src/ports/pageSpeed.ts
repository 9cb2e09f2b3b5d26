import { deviceStorage } from '@croupier/stores/browser'

/** How fast a page was for a user: milliseconds, and the share of the screen that jumped. */
export interface PageSpeed {
  /** 0 if the browser does not report it. */
  readonly largestPaintMs: number
  /** Until the page responded to a press: the slowest, leaving out one of every fifty; 0 without presses. */
  readonly interactionMs: number
  /** The worst five seconds of layout shifts without user input. */
  readonly layoutShift: number
}

/** The report on a visit to a page; a visit is one load, whatever is opened afterwards. */
export interface SpeedReport extends PageSpeed {
  readonly page: string
  readonly merchant: string
  readonly device: 'phone' | 'desktop'
}

/**
 * Observes from now on, including what the browser has buffered since the load; the returned function returns the
 * figures so far. Self-contained, so that a measurement can inject it into a page.
 */
export function watchSpeed(view: typeof globalThis): () => PageSpeed {
  let largestPaintMs = 0
  let layoutShift = 0
  let burst = { sum: 0, from: 0, to: 0 }
  const interactions = new Map<number, number>()
  const takeWaiting: (() => void)[] = []
  const observe = (type: string, take: (entry: PerformanceEntry) => void, durationThreshold?: number) => {
    const observer = new view.PerformanceObserver((list) => list.getEntries().forEach(take))
    const options = { type, buffered: true, ...(durationThreshold !== undefined && { durationThreshold }) }
    observer.observe(options)
    takeWaiting.push(() => observer.takeRecords().forEach(take))
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    largestPaintMs = startTime
  })
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (hadRecentInput) return
    const goesOn = startTime - burst.to < 1_000 && startTime - burst.from < 5_000
    burst = goesOn
      ? { ...burst, sum: burst.sum + value, to: startTime }
      : { sum: value, from: startTime, to: startTime }
    layoutShift = Math.max(layoutShift, burst.sum)
  })
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
      if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
    },
    16,
  )
  return () => {
    for (const take of takeWaiting) take()
    const slowestFirst = [...interactions.values()].toSorted((one, other) => other - one)
    return {
      largestPaintMs: Math.round(largestPaintMs),
      interactionMs: Math.round(slowestFirst[Math.floor(slowestFirst.length / 50)] ?? 0),
      layoutShift: Math.round(layoutShift * 1_000) / 1_000,
    }
  }
}

/** Reports how fast this page was, once, when it is hidden. Returns a function that ends the watch without a report. */
export function reportSpeed(): () => void {
  const speed = watchSpeed(globalThis)
  const { pathname } = window.location
  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    stop()
    const report: SpeedReport = {
      ...speed(),
      page: pathname.slice(0, 200),
      merchant: deviceStorage('sessionStorage').getItem('merchantCode') ?? '',
      device: matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop',
    }
    navigator.sendBeacon('/errors/speed', new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }
  const stop = () => document.removeEventListener('visibilitychange', tell)
  document.addEventListener('visibilitychange', tell)
  return stop
}
