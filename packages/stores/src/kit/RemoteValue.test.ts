import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { RemoteValue } from './RemoteValue.ts'

const value = <T>() => new RemoteValue<T>(() => 1000)

describe('RemoteValue', () => {
  it('goes from idle through loading to the data, with the time it arrived', async () => {
    const remote = value<string>()
    const states: string[] = []
    const stop = autorun(() => void states.push(remote.value.state))
    const answer = deferred<string>()
    const load = remote.load(() => answer.promise)
    answer.resolve('here')
    expect(await load).toEqual({ kind: 'ready', data: 'here' })
    stop()
    expect(states).toEqual(['idle', 'loading', 'ready'])
    expect(remote.value).toEqual({ state: 'ready', data: 'here', stale: false, at: 1000 })
  })

  it('drops the late answer of an older load, in whichever order they come [S-289]', async () => {
    const remote = value<string>()
    const older = deferred<string>()
    const newer = deferred<string>()
    const first = remote.load(() => older.promise)
    const second = remote.load(() => newer.promise)
    newer.resolve('new')
    await second
    older.resolve('old')
    expect(await first).toEqual({ kind: 'superseded' })
    expect(remote.data).toBe('new')
  })

  it('drops the late failure of an older load', async () => {
    const remote = value<string>()
    const older = deferred<string>()
    const first = remote.load(() => older.promise)
    await remote.load(async () => 'new')
    older.reject(new Error('late'))
    expect(await first).toEqual({ kind: 'superseded' })
    expect(remote.value.state).toBe('ready')
  })

  it('aborts the request it replaces', async () => {
    const remote = value<string>()
    let aborted = false
    void remote.load((signal) => {
      signal.addEventListener('abort', () => (aborted = true))
      return deferred<string>().promise
    })
    await remote.load(async () => 'new')
    expect(aborted).toBe(true)
  })

  it('keeps showing older data while a refresh is on its way, and when it fails', async () => {
    const remote = value<string>()
    await remote.load(async () => 'first')
    const answer = deferred<string>()
    const refresh = remote.load(() => answer.promise)
    expect(remote.value).toMatchObject({ state: 'ready', data: 'first', stale: true })
    expect(remote.isLoading).toBe(true)
    answer.reject(new Error('no'))
    await refresh
    expect(remote.value).toMatchObject({ state: 'ready', data: 'first', stale: true })
    expect(remote.failure).toBeInstanceOf(Error)
    expect(remote.isLoading).toBe(false)
  })

  it('shows the answer to another question until the load has ended, even if it fails [S-279]', async () => {
    const remote = value<string>()
    await remote.load(async () => 'first')
    const answer = deferred<string>()
    const load = remote.load(() => answer.promise, true)
    expect(remote.data).toBe('first')
    const reason = new Error('down')
    answer.reject(reason)
    await load
    expect(remote.value).toEqual({ state: 'failed', error: reason })
  })

  it('leaves no load running after a failure [S-411]', async () => {
    const remote = value<string>()
    expect(await remote.load(() => Promise.reject(new Error('no')))).toMatchObject({ kind: 'failed' })
    expect(remote.isLoading).toBe(false)
    expect(remote.value.state).toBe('failed')
  })

  it('drops the answer of a load that was reset', async () => {
    const remote = value<string>()
    const answer = deferred<string>()
    const load = remote.load(() => answer.promise)
    remote.reset()
    answer.resolve('late')
    expect(await load).toEqual({ kind: 'superseded' })
    expect(remote.value.state).toBe('idle')
  })
})
