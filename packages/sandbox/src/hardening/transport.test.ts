import { dialects, endpoints, everyPath, inDialect, type Endpoint, type EndpointId } from '@croupier/api'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serve, type Listening } from '../node/serve.ts'
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform.ts'
import { personOf } from '../testing/playing.ts'
import { attackers, switchOn } from './testing/attackers.ts'
import { INSIDE } from './testing/exposure.ts'
import { exampleOf, openly, requestOf, send, type Attempt } from './testing/requests.ts'

// Thousands of requests: seconds on an idle machine, more on a busy one.
vi.setConfig({ testTimeout: 60_000 })

const KB = 1024
const MB = 1024 * KB
const all = endpoints()
const withBody = all.filter(({ id, sends }) => sends === 'json' && id !== 'session.logout')
const endpointOf = (id: EndpointId): Endpoint<EndpointId> => all.find((one) => one.id === id) as Endpoint<EndpointId>

let testPlatform: TestPlatform
let maria: Attempt
let served: Listening | null
beforeEach(() => {
  served = null
  testPlatform = createTestPlatform({ sealing: async () => openly })
  for (const { module } of all) if (module !== 'GEETEST3') switchOn(testPlatform.sandbox, module)
  const [caller] = attackers(testPlatform.sandbox, [personOf(testPlatform, 'maria')])()
  maria = caller ?? {}
})
afterEach(async () => {
  await served?.close()
  expect(testPlatform.reports).toEqual([])
  expect(testPlatform.sandbox.verify().violations).toEqual([])
})

describe('bodies', () => {
  it('over the limit are refused at every call, whether their length is declared or not', async () => {
    const body = JSON.stringify({ value: 'x'.repeat(28 * MB) })
    const short = JSON.stringify({ value: 'x'.repeat(65 * KB) })
    for (const endpoint of withBody) {
      const pictures = [
        'profile.submitKyc',
        'profile.uploadPicture',
        'promotion.join',
        'receipt.confirm',
        'deposit.submit',
      ]
      const long = pictures.includes(endpoint.id) ? body : short
      const told = { 'Content-Length': String(long.length) }
      const reply = await send(testPlatform.sandbox.app, endpoint, { ...maria, body: long, headers: told })
      expect([endpoint.id, reply.status, reply.code]).toEqual([endpoint.id, 413, 'request_body_too_large'])
      if (long === body) continue
      const untold = await send(testPlatform.sandbox.app, endpoint, { ...maria, body: long })
      expect([endpoint.id, untold.status]).toEqual([endpoint.id, 413])
    }
    const submit = endpointOf('deposit.submit')
    expect((await send(testPlatform.sandbox.app, submit, { ...maria, body })).status).toBe(413)
  })

  it('that are large are not read before the caller is known', async () => {
    const endpoint = endpointOf('deposit.submit')
    for (const token of ['', 'opens-nothing']) {
      let pulled = 0
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            pulled++
            controller.enqueue(new Uint8Array(1_024).fill(32))
            if (pulled > 30_000) controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const headers = { Merchant: 'crph', 'Content-Type': 'application/json', ...(token && { Authorization: token }) }
      // Browser types allow no streams as bodies; Node requires `duplex` with one.
      const init = { method: 'POST', headers, body, duplex: 'half' }
      const request = new Request(`http://sandbox.test${endpoint.path}`, init)
      const answer = await testPlatform.sandbox.app.fetch(request)
      expect([answer.status, pulled]).toEqual([401, 0])
    }
  })

  it('with three pictures of five megabytes are read', async () => {
    const picture = { name: 'a.png', type: 'image/png', data: 'A'.repeat((5 * MB * 4) / 3 - 4) }
    const fields = { orderId: 'D1', reference: '1234567890123', proof: [picture, picture, picture] }
    const reply = await send(testPlatform.sandbox.app, endpointOf('deposit.submit'), { ...maria, fields })
    expect([reply.status, reply.code]).toEqual([200, 'deposit.order.unknown'])
  })

  it('nested deeper than anything needs, broken, or not an object are refused at every call', async () => {
    const deep = `${'{"a":['.repeat(5_000)}1${']}'.repeat(5_000)}`
    const bodies = [deep, JSON.stringify({ value: deep }), '{', '[]', '"text"', 'null', '1', '\u0000', '{"a":1}{"b":2}']
    for (const endpoint of withBody) {
      maria = { ...maria, ...attackers(testPlatform.sandbox, [personOf(testPlatform, 'maria')])()[0] }
      for (const body of bodies) {
        const reply = await send(testPlatform.sandbox.app, endpoint, { ...maria, body })
        const place = [endpoint.id, body.slice(0, 20)]
        // Calls without fields have nothing to miss: an unknown field in a valid body is ignored there.
        if (body.startsWith('{"value"') && !endpoint.sealed)
          expect([...place, reply.status < 500]).toEqual([...place, true])
        else expect([...place, reply.status, reply.code !== null]).toEqual([...place, 400, true])
      }
    }
  })

  it('that name __proto__ and constructor change nothing for anybody', async () => {
    const poison = '"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}'
    for (const endpoint of all) {
      const fields = JSON.stringify(exampleOf(endpoint)).slice(1)
      const json = `{${poison}${fields === '}' ? '' : ','}${fields}`
      const body = endpoint.sealed ? JSON.stringify({ value: json }) : json
      const address = {
        ['__proto__']: ['a', 'b'],
        '__proto__[polluted]': 'yes',
        'constructor.prototype.polluted': 'yes',
      }
      const reply =
        endpoint.method === 'GET' || endpoint.sends === 'form'
          ? await send(testPlatform.sandbox.app, endpoint, { ...maria, fields: { ...exampleOf(endpoint), ...address } })
          : await send(testPlatform.sandbox.app, endpoint, { ...maria, body })
      expect([endpoint.id, reply.status < 500]).toEqual([endpoint.id, true])
    }
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('methods and headers', () => {
  it('a wrong method finds nothing, at any address', async () => {
    const spoken = Object.values(dialects).flatMap((dialect) => all.map((endpoint) => inDialect(endpoint, dialect)))
    const routes = new Set(
      spoken.flatMap((endpoint) => everyPath(endpoint).map((path) => `${endpoint.method} ${path}`)),
    )
    for (const endpoint of all) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) {
        if (routes.has(`${method} ${endpoint.path}`)) continue
        const reply = await send(testPlatform.sandbox.app, endpoint, { ...maria, method, fields: exampleOf(endpoint) })
        expect([endpoint.id, method, reply.status]).toEqual([endpoint.id, method, 404])
        if (method !== 'HEAD') expect([endpoint.id, reply.code]).toEqual([endpoint.id, 'function.not.available'])
      }
    }
  })

  it('a merchant that is missing, unknown, doubled or a built-in name is refused at every call', async () => {
    for (const endpoint of all) {
      for (const merchant of ['', 'nobody', 'crph, crbd', '__proto__', 'x'.repeat(8_000)]) {
        const reply = await send(testPlatform.sandbox.app, endpoint, {
          ...maria,
          merchant,
          fields: exampleOf(endpoint),
        })
        expect([endpoint.id, merchant, reply.status < 500 && reply.status >= 400]).toEqual([
          endpoint.id,
          merchant,
          true,
        ])
      }
    }
  })

  it('odd languages, modules, cookies, origins and keys are answered or refused, never a failure', async () => {
    const odd = ['', 'constructor', '__proto__', 'x'.repeat(6_000), '<script>', '%00', 'crph, crph', '-1', '{"a":1}']
    for (const endpoint of all) {
      for (const name of ['Language', 'ModuleId', 'Cookie', 'Origin', 'Referer', 'User-Agent', 'Idempotency-Key']) {
        const value = odd[(endpoint.id.length + name.length) % odd.length] ?? ''
        const attempt = { ...maria, fields: exampleOf(endpoint), headers: { [name]: value } }
        const reply = await send(testPlatform.sandbox.app, endpoint, attempt)
        expect([endpoint.id, name, value, reply.status < 500]).toEqual([endpoint.id, name, value, true])
        expect(INSIDE.test(reply.text)).toBe(false)
      }
      maria = { ...maria, ...attackers(testPlatform.sandbox, [personOf(testPlatform, 'maria')])()[0] }
    }
  })
})

describe('markup', () => {
  it('in any text is kept as text: what comes back is JSON that no browser takes for a page', async () => {
    const markup = '<script>alert(1)</script>'
    const at = (id: EndpointId, fields: object) => send(testPlatform.sandbox.app, endpointOf(id), { ...maria, fields })
    expect((await at('chat.send', { roomId: 'lobby', text: markup })).status).toBe(200)
    expect((await at('inbox.write', { content: markup })).status).toBe(200)
    expect((await at('profile.update', { currentAddress: markup, occupation: 'x' })).status).toBe(200)
    expect(
      (await at('feedback.submit', { questionType: 'other', content: markup.repeat(3), contact: markup })).status,
    ).toBe(200)
    const [thread, profile] = [await at('inbox.thread', {}), await at('profile.read', {})]
    expect(JSON.stringify(JSON.parse(thread.text))).toContain(markup)
    for (const reply of [thread, profile]) {
      expect(reply.type).toMatch(/^application\/json/)
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
      expect(reply.headers.get('cache-control')).toBe('no-store')
    }
    // The panel is a page, which shows it as text.
    const panel = await (await testPlatform.sandbox.app.fetch(new Request('http://sandbox.test/__sandbox'))).text()
    expect(panel).not.toContain(markup)
  })
})

describe('the server', () => {
  it('hangs up on a client that takes too long for its headers or its body, and goes on serving others', async () => {
    served = await serve(testPlatform.sandbox.app, 0, { patience: { headers: 40, request: 80 } })
    const { port } = served
    const slow = (text: string) =>
      new Promise<string>((resolve) => {
        let heard = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        socket.on('data', (data) => (heard += data.toString()))
        socket.on('error', () => {})
        socket.on('close', () => resolve(heard))
      })
    const [headers, body] = await Promise.all([
      slow('GET /wps/system/status HTTP/1.1\r\nHost: sandbox.test\r\nMerchant: cr'),
      slow(
        'POST /wps/session/login HTTP/1.1\r\nHost: sandbox.test\r\nMerchant: crph\r\nContent-Length: 500\r\n\r\n{"va',
      ),
    ])
    expect(headers).toMatch(/^HTTP\/1\.1 408 /)
    expect(body).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
    const request = requestOf(endpointOf('games.vendors'), {})
    const answer = await fetch(`http://127.0.0.1:${port}${new URL(request.url).pathname}`, { headers: request.headers })
    expect(answer.status).toBe(200)
  })

  it('refuses a body that is declared too long without reading it', async () => {
    served = await serve(testPlatform.sandbox.app, 0)
    const request = requestOf(endpointOf('chat.send'), { ...maria, body: JSON.stringify({ text: 'x'.repeat(MB) }) })
    const answer = await fetch(`http://127.0.0.1:${served.port}${new URL(request.url).pathname}`, {
      method: 'POST',
      headers: request.headers,
      body: await request.text(),
    })
    expect([answer.status, ((await answer.json()) as { errorCode: string }).errorCode]).toEqual([
      413,
      'request_body_too_large',
    ])
  })
})
