import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createService } from './service.ts'

const site = () => new Hono().get('/page', (context) => context.text('page')).get('/broken', () => Response.error())

describe('the service around the site', () => {
  it('lives while the process lives, and is ready until it drains', async () => {
    const { app, drain } = createService({ site: site() })
    expect((await app.request('/readyz')).status).toBe(200)
    drain()
    expect((await app.request('/readyz')).status).toBe(503)
    expect((await app.request('/healthz')).status).toBe(200)
    expect((await app.request('/page')).status).toBe(200)
  })

  it('closes each connection with its answer once it drains, and none before', async () => {
    const { app, drain } = createService({ site: site() })
    expect((await app.request('/page')).headers.get('Connection')).toBeNull()
    drain()
    for (const path of ['/page', '/nothing', '/readyz'])
      expect((await app.request(path)).headers.get('Connection')).toBe('close')
  })

  it('writes a line for each request, with its id and without its query', async () => {
    const lines: string[] = []
    const { app } = createService({ site: site(), log: (line) => lines.push(line) })
    const answer = await app.request('/page?token=secret', { headers: { Authorization: 'secret' } })
    await app.request('/nothing')
    await app.request('/healthz')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 'info', method: 'GET', path: '/page', status: 200, id: answer.headers.get('X-Request-Id') },
      { level: 'warning', path: '/nothing', status: 404 },
    ])
    expect(lines.join()).not.toContain('secret')
  })
})
