import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { callLimit } from './call-limit.ts'
import { addressOf, networkOf, trusting } from './forwarded.ts'
import { createMeasures } from './metrics.ts'
import { createService } from './service.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

async function seen(peer: string, forwardedFor: string, proxies: readonly string[]) {
  const trusts = trusting(proxies)
  const app = new Hono().get('/', (context) => context.text(addressOf(context, trusts) ?? 'none'))
  return (await app.request('/', { headers: { 'X-Forwarded-For': forwardedFor } }, from(peer))).text()
}

describe('the visitor’s address', () => {
  it.each([
    ['is the other end where nobody is trusted', '203.0.113.9', '1.1.1.1', [], '203.0.113.9'],
    ['is what a trusted proxy says', '10.0.0.2', '203.0.113.9', ['10.0.0.2'], '203.0.113.9'],
    [
      'is found behind a CDN and a balancer',
      '10.0.0.2',
      '203.0.113.9, 198.51.100.7',
      ['10.0.0.0/8', '198.51.100.0/24'],
      '203.0.113.9',
    ],
    [
      'is not what the visitor wrote before it',
      '10.0.0.2',
      '1.1.1.1, 203.0.113.9, 198.51.100.7',
      ['10.0.0.0/8', '198.51.100.0/24'],
      '203.0.113.9',
    ],
    ['is not taken from a proxy outside the range', '10.1.0.2', '203.0.113.9', ['10.0.0.0/16'], '10.1.0.2'],
    ['is found over a mapped address', '::ffff:10.0.0.2', '203.0.113.9', ['10.0.0.0/8'], '203.0.113.9'],
    ['is found behind IPv6 proxies', '2001:db8::2', '2001:db9::1', ['2001:db8::/32'], '2001:db9::1'],
    ['is the proxy’s own where it asks for itself', '10.0.0.2', '', ['10.0.0.0/8'], '10.0.0.2'],
  ] as const)('%s', async (_what, peer, forwardedFor, proxies, expected) => {
    expect(await seen(peer, forwardedFor, proxies)).toBe(expected)
  })

  it.each(['10.0.0.0/33', 'proxy.example', '10.0.0.0/8/8', '10.0.0.0/', ''])('refuses "%s" as a proxy', (entry) => {
    expect(() => trusting([entry])).toThrow(RangeError)
  })
})

describe('the limit of calls', () => {
  it('limits only the visitor who calls too often', async () => {
    const app = new Hono().use(callLimit(3, trusting(['10.0.0.2']))).get('/', (context) => context.text('answer'))
    const call = (visitor: string) => app.request('/', { headers: { 'X-Forwarded-For': visitor } }, from('10.0.0.2'))
    const statuses = [await call('203.0.113.9'), await call('203.0.113.9'), await call('203.0.113.9')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    const refused = await call('203.0.113.9')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await call('203.0.113.10')).status).toBe(200)
  })
})

describe('metrics', () => {
  it('count requests by kind and status, on an app of their own', async () => {
    const measures = createMeasures()
    const site = new Hono().get('/rng', (context) => context.text('page'))
    const { app } = createService({ site, measures })
    await app.request('/rng')
    await app.request('/rng')
    await app.request('/wps/system/status')
    const figures = await (await measures.app.request('/metrics')).text()
    expect(figures).toContain('http_requests_total{kind="page",method="GET",status="200"} 2')
    expect(figures).toContain('http_requests_total{kind="call",method="GET",status="404"} 1')
    expect(figures).toContain('http_request_duration_seconds_count{kind="page"} 2')
    expect(figures).toMatch(/^process_resident_memory_bytes \d+/m)
    expect((await app.request('/metrics')).status).toBe(404)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
])('a budget of %s counts for %s', (address, network) => expect(networkOf(address)).toBe(network))
