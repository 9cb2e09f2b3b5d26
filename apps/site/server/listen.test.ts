import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import { listen, type Place } from './listen.ts'

let server: Server
afterEach(() => server.close())

async function start(patience?: Place['patience']): Promise<number> {
  const app = new Hono()
    .get('/', (context) => context.text('Site'))
    .post('/', async (context) => context.text(await context.req.text().catch(() => '')))
  server = listen(app, { port: 0, hostname: '127.0.0.1', ...(patience && { patience }) }) as Server
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

it('connections with slow headers or a slow body end after their time, and others are served meanwhile', async () => {
  const port = await start({ headers: 40, request: 80 })
  const slow = (text: string) =>
    new Promise<string>((resolve) => {
      let heard = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (data) => (heard += data.toString()))
      socket.on('error', () => {})
      socket.on('close', () => resolve(heard))
    })
  const [headers, body] = await Promise.all([
    slow('GET / HTTP/1.1\r\nHost: site.test\r\nX-Slow: '),
    slow('POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 500\r\n\r\n{"va'),
  ])
  expect(headers).toMatch(/^HTTP\/1\.1 408 /)
  expect(body).toMatch(/^HTTP\/1\.1 408 /)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('Site')
})

it('that is ten seconds for headers and a minute for a request', async () => {
  await start()
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000 })
})

it('an idle connection is kept longer than the minute of nginx in front, which would send a request into its end', async () => {
  const port = await start()
  const kept = (await fetch(`http://127.0.0.1:${port}/`)).headers.get('Keep-Alive')
  expect(Number(/^timeout=(\d+)/.exec(kept ?? '')?.[1])).toBeGreaterThan(60)
})
