import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.ts'
import { handPorts } from '../client/hand-platform.ts'
import { DomainRoutes, STAY_MS } from './DomainRoutes.ts'

/** Routes with a manual clock and responses of given durations; null is no response. */
function routes(lengths: Record<string, number | null>) {
  let now = 1000
  const asked: string[] = []
  const measured = new DomainRoutes({
    now: () => now,
    host: () => 'Site.example',
    async probe(origin) {
      asked.push(origin)
      const length = lengths[origin.replace('https://', '')]
      if (length === null || length === undefined) throw new TypeError('no route')
      now += length
    },
  })
  const advance = (milliseconds: number) => (now += milliseconds)
  return { measured, asked, advance }
}

const speeds = ({ list }: DomainRoutes) => list.map(({ domain, speed, state }) => [domain, speed, state])

describe('domains', () => {
  it('start with speed 0, get the measured one, and stay marked when not reached [S-262]', async () => {
    const lengths: Record<string, number | null> = { 'a.example': 40, 'b.example': null }
    const { measured } = routes(lengths)
    measured.take(['a.example', 'b.example'])
    expect(speeds(measured)).toEqual([
      ['a.example', 0, 'unmeasured'],
      ['b.example', 0, 'unmeasured'],
    ])
    await measured.measure()
    expect(speeds(measured)).toEqual([
      ['a.example', expect.any(Number), 'reachable'],
      ['b.example', 0, 'unreachable'],
    ])
    expect(measured.list[0]?.speed).toBeGreaterThanOrEqual(40)
    measured.take(['b.example', 'a.example'])
    expect(measured.list.map(({ state }) => state)).toEqual(['unreachable', 'reachable'])
    lengths['b.example'] = 5
    await measured.measure()
    expect(measured.list[0]).toMatchObject({ domain: 'b.example', state: 'reachable' })
  })

  it('are hosts and nothing else, each once', () => {
    const { measured } = routes({})
    measured.take(['A.example', 'a.example ', 'x.example:8443', 'https://c.example', 'd.example/path', 'e@f', '', '-g'])
    expect(measured.list.map(({ domain }) => domain)).toEqual(['a.example', 'x.example:8443'])
  })

  it('are measured when a fallback is first needed; the fastest untried one is taken, never the page’s own', async () => {
    const { measured, asked } = routes({
      'site.example': 1,
      'slow.example': 90,
      'fast.example': 20,
      'off.example': null,
    })
    measured.take(['site.example', 'slow.example', 'fast.example', 'off.example'])
    expect(asked).toEqual([])
    expect(await measured.next([''])).toBe('https://fast.example')
    expect(await measured.next(['', 'https://fast.example'])).toBe('https://slow.example')
    expect(await measured.next(['', 'https://fast.example', 'https://slow.example'])).toBeUndefined()
    expect(asked).toHaveLength(4)
    measured.failed('https://fast.example')
    expect(await measured.next([''])).toBe('https://slow.example')
  })

  it('are no fallback where nothing can measure them', async () => {
    const measured = new DomainRoutes({ now: () => 0, host: () => 'site.example' })
    measured.take(['a.example'])
    expect(await measured.next([''])).toBeUndefined()
  })
})

describe('a fallback that answered', () => {
  it('is used for five minutes; then one read tries the default origin, and the others stay', async () => {
    const { measured, advance } = routes({ 'a.example': 30, 'b.example': 10 })
    measured.take(['a.example', 'b.example'])
    expect(measured.current()).toBe('')
    expect(await measured.next([''])).toBe('https://b.example')
    measured.answered('https://b.example')
    expect(measured.current()).toBe('https://b.example')
    advance(STAY_MS - 1)
    measured.answered('https://b.example')
    expect(measured.current()).toBe('https://b.example')
    advance(1)
    expect([measured.current(), measured.current()]).toEqual(['', 'https://b.example'])
    measured.answered('')
    expect(measured.current()).toBe('')
  })

  it('is chosen again by fresh measurements when the usual origin is still dead', async () => {
    const lengths: Record<string, number | null> = { 'a.example': 30, 'b.example': 10 }
    const { measured, asked, advance } = routes(lengths)
    measured.take(['a.example', 'b.example'])
    await measured.next([''])
    measured.answered('https://b.example')
    lengths['b.example'] = null
    advance(STAY_MS)
    expect(measured.current()).toBe('')
    measured.failed('')
    expect(await measured.next([''])).toBe('https://a.example')
    expect(asked).toHaveLength(4)
    measured.answered('https://a.example')
    expect(measured.current()).toBe('https://a.example')
  })

  it('is left immediately when it fails, for the next best or the usual origin', async () => {
    const { measured } = routes({ 'a.example': 30, 'b.example': 10 })
    measured.take(['a.example', 'b.example'])
    await measured.next([''])
    measured.answered('https://b.example')
    measured.failed('https://b.example')
    expect(measured.current()).toBe('')
    expect(await measured.next(['https://b.example'])).toBe('https://a.example')
    measured.failed('https://a.example')
    expect(await measured.next(['https://b.example', 'https://a.example'])).toBe('')
  })

  it('is left when the platform no longer names it', async () => {
    const { measured } = routes({ 'a.example': 30 })
    measured.take(['a.example'])
    await measured.next([''])
    measured.answered('https://a.example')
    measured.take(['b.example'])
    expect(measured.current()).toBe('')
  })
})

describe('a client with other origins', () => {
  const others = (...origins: string[]) => ({
    asked: 0,
    ends: [] as string[],
    current: () => '',
    async next(tried: readonly string[]) {
      this.asked += 1
      return origins.find((origin) => !tried.includes(origin))
    },
    answered(origin: string) {
      this.ends.push(`answered ${origin}`)
    },
    failed(origin: string) {
      this.ends.push(`failed ${origin}`)
    },
  })

  it('asks the next origin immediately when the connection of a read fails', async () => {
    const failover = others('https://b.example', 'https://c.example')
    const { platform, options } = handPorts({ failover })
    const call = createClient(options).games.hot()
    ;(await platform.next()).cut()
    const second = await platform.next()
    expect(second.address.origin + second.address.pathname).toBe('https://b.example/wps/relay/GCSGAME_hotGamesV2')
    second.cut()
    const third = await platform.next()
    expect(third.address.origin).toBe('https://c.example')
    third.value({ list: [] })
    expect(await call).toEqual({ list: [] })
    expect(failover.ends).toEqual(['failed ', 'failed https://b.example', 'answered https://c.example'])
  })

  it('asks the dead origin once, and stays with the one that answered, refusals included', async () => {
    const failover = new DomainRoutes({ now: () => 0, host: () => 'site.example', probe: async () => {} })
    failover.take(['b.example'])
    const { platform, options } = handPorts({ failover })
    const { games, member } = createClient(options)
    const first = games.hot()
    ;(await platform.next()).cut()
    ;(await platform.next()).value({ list: [] })
    await first
    const second = games.hot()
    const asked = await platform.next()
    expect(asked.address.origin).toBe('https://b.example')
    asked.answer({ success: false, errorCode: 'system.busy' })
    await second.catch(() => {})
    void games.hot()
    expect((await platform.next()).address.origin).toBe('https://b.example')
    // Writes never leave the default origin.
    void member.language({ language: 'EN' })
    expect((await platform.next()).address.origin).toBe('http://platform.test')
  })

  it('stays where it is for anything but a failed connection', async () => {
    const failover = others('https://b.example')
    const { platform, options, timers } = handPorts({ failover })
    const call = createClient(options).games.hot()
    ;(await platform.next()).answer('', 502)
    await timers.fireShort()
    const again = await platform.next()
    expect(again.address.origin).toBe('http://platform.test')
    again.value({ list: [] })
    await call
    expect(failover.asked).toBe(0)
  })

  it('never sends a write elsewhere, nor again', async () => {
    const failover = others('https://b.example')
    const { platform, options } = handPorts({ failover })
    const call = createClient(options)
      .member.language({ language: 'EN' })
      .catch((failure: unknown) => failure)
    ;(await platform.next()).cut()
    expect(await call).toMatchObject({ kind: 'Network' })
    expect([platform.sent.length, failover.asked]).toEqual([1, 0])
  })

  it('carries on as without them when no origin is left', async () => {
    const { platform, options, timers } = handPorts({ failover: others() })
    const call = createClient(options).games.hot()
    ;(await platform.next()).cut()
    await timers.fireShort()
    ;(await platform.next()).value({ list: [] })
    expect(await call).toEqual({ list: [] })
  })
})
