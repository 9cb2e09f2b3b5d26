import { expect, it } from 'vitest'
import { watchSpeed } from './pageSpeed.ts'

type Entry = Readonly<Record<string, unknown>>

/** A browser with entries buffered since the load; those of `waiting` have not been delivered yet. */
function browser(kept: Readonly<Record<string, readonly Entry[]>>, waiting: typeof kept = {}) {
  class Observer {
    #type = ''
    readonly #take: (list: { getEntries: () => readonly Entry[] }) => void
    constructor(take: (list: { getEntries: () => readonly Entry[] }) => void) {
      this.#take = take
    }
    observe({ type }: { type: string }) {
      this.#type = type
      this.#take({ getEntries: () => kept[type] ?? [] })
    }
    takeRecords = () => waiting[this.#type] ?? []
  }
  return { PerformanceObserver: Observer } as unknown as typeof globalThis
}

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })
const press = (interactionId: number, duration: number) => ({ interactionId, duration })

it('reports the last of the largest paints, even one that the browser has not delivered yet', () => {
  const view = browser(
    { 'largest-contentful-paint': [{ startTime: 300 }, { startTime: 900.4 }] },
    { 'largest-contentful-paint': [{ startTime: 1_840.6 }] },
  )
  expect(watchSpeed(view)().largestPaintMs).toBe(1_841)
})

it('adds up shifts that follow one another within a second, for at most five seconds, and leaves out those after input', () => {
  const shifts = [shift(100, 0.01), shift(900, 0.02), shift(2_500, 0.05), shift(2_600, 0.4, true)]
  expect(watchSpeed(browser({ 'layout-shift': shifts }))().layoutShift).toBe(0.05)
  const row = Array.from({ length: 12 }, (_, index) => shift(index * 900, 0.01))
  expect(watchSpeed(browser({ 'layout-shift': row }))().layoutShift).toBe(0.06)
})

it('reports the slowest interaction by its longest event, leaving out one in fifty', () => {
  const events = [press(0, 700), press(1, 40), press(1, 96), press(2, 64)]
  expect(watchSpeed(browser({ event: events }))().interactionMs).toBe(96)
  const many = Array.from({ length: 60 }, (_, index) => press(index + 1, 1_000 - index))
  expect(watchSpeed(browser({ event: many }))().interactionMs).toBe(999)
})

it('reports 0 for what did not happen', () => {
  expect(watchSpeed(browser({}))()).toEqual({ largestPaintMs: 0, interactionMs: 0, layoutShift: 0 })
})
