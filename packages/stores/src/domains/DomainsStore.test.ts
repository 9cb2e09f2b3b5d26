import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { permission, refusal, stage } from '../testing/testWorld.ts'
import { domainsStore } from './DomainsStore.ts'

const listed = (...names: string[]) =>
  value('system.domainRoutes', {
    domainRoute: names.map((domain) => ({ domain })),
    resources: [{ resourceType: 'ANDROID', url: 'https://app.example/a.apk' }],
  })

function staged(probe?: (origin: string) => Promise<unknown>) {
  const one = stage({
    handlers: {
      'system.domainRoutes': () => listed('a.example', 'b.example'),
      'system.status': () => permission({ info: { domainRoute: [{ domain: 'a.example' }, { domain: 'c.example' }] } }),
    },
    world: probe ? { probeDomain: probe } : {},
  })
  return { ...one, store: one.root.store(domainsStore) }
}

describe('the list of domains', () => {
  it('comes with its resources from the call that passes the host as data [S-263]', async () => {
    const { store, fake } = staged()
    expect(await store.load()).toBe('ready')
    expect(fake.ids()).toEqual(['system.domainRoutes'])
    expect(store.resources).toMatchObject([{ resourceType: 'ANDROID' }])
  })

  it('starts with speed 0; measuring replaces it, and what is not reached stays marked [S-262]', async () => {
    let down = true
    const { store, clock } = staged(async (origin) => {
      if (origin === 'https://b.example' && down) throw new Error('no route')
      clock.advance(30)
    })
    const seen: unknown[] = []
    const loading = store.load()
    await settled()
    await loading
    seen.push(store.routes)
    expect(store.routes).toMatchObject([
      { domain: 'a.example', state: 'reachable' },
      { domain: 'b.example', speed: 0, state: 'unreachable' },
    ])
    expect(store.routes[0]?.speed).toBeGreaterThanOrEqual(30)
    down = false
    await store.load()
    expect(store.routes[1]).toMatchObject({ state: 'reachable' })
  })

  it('keeps what it had when the call fails', async () => {
    const { store, fake } = staged()
    await store.load()
    fake.handlers['system.domainRoutes'] = () => Promise.reject(refusal('request_param_err'))
    expect(await store.load()).toBe('failed')
    expect(store.routes).toHaveLength(2)
  })
})

describe('the way out when a connection fails', () => {
  it('is a domain that the status named, measured only then', async () => {
    const asked: string[] = []
    const { root, context } = staged(async (origin) => void asked.push(origin))
    await root.start()
    expect(asked).toEqual([])
    expect(await context.failover.next([])).toBe('https://a.example')
    expect(asked).toEqual(['https://a.example', 'https://c.example'])
  })

  it('is no way round a block: a visitor of a blocked region gets none', async () => {
    const asked: string[] = []
    const { root, context, fake } = staged(async (origin) => void asked.push(origin))
    fake.handlers['system.status'] = () =>
      permission({ regionRestriction: true, info: { domainRoute: [{ domain: 'a.example' }] } })
    await root.start()
    expect(await context.failover.next([])).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('does not exist where nothing can measure', async () => {
    const { root, context } = staged()
    await root.start()
    expect(await context.failover.next([])).toBeUndefined()
  })
})
