import { describe, expect, it } from 'vitest'
import { InFlight } from './in-flight.ts'

describe('InFlight', () => {
  it('starts a new read for a caller who comes after the last one has left, even before the old read has ended', async () => {
    const inFlight = new InFlight()
    const started: { signal: AbortSignal; land: (value: unknown) => void }[] = []
    const start = (signal: AbortSignal) => new Promise((land) => started.push({ signal, land }))
    const controller = new AbortController()
    const left = inFlight.join('k', controller.signal, () => 'left', start).catch((reason: unknown) => reason)
    controller.abort()
    const fresh = inFlight.join('k', undefined, () => 'left', start)
    expect(started.map(({ signal }) => signal.aborted)).toEqual([true, false])

    started[0]?.land('late')
    await left
    const joined = inFlight.join('k', undefined, () => 'left', start)
    started[1]?.land('fresh')
    expect(await Promise.all([left, fresh, joined])).toEqual(['left', 'fresh', 'fresh'])
    expect(started).toHaveLength(2)
  })

  it('gives every caller the same failure', async () => {
    const inFlight = new InFlight()
    const failure = new Error('no')
    const start = () => Promise.reject(failure)
    const both = [
      inFlight.join('k', undefined, () => null, start),
      inFlight.join('k', AbortSignal.any([]), () => null, start),
    ]
    expect(await Promise.allSettled(both)).toEqual(both.map(() => ({ status: 'rejected', reason: failure })))
  })
})
