import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endpoints } from '@croupier/api'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadSites } from './merchant/loadSites.ts'
import { createSiteApp } from './site-app.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-proxy-'))
const origins = { imageOrigins: [], gameOrigins: [], apiOrigins: [] }
const portOf = (server: Server | ServerType) => (server.address() as AddressInfo).port
const depositSubmitPath = endpoints().find(({ id }) => id === 'deposit.submit')?.path ?? ''
let platform: Server
let site: ServerType
let asked: { url: string; headers: IncomingHttpHeaders }[] = []
/** Answers once the whole request is here, as a platform that reads its requests does. */
const answerWhole: RequestListener = (request, response) => {
  request.resume()
  request.on('end', () => response.end('{}'))
}
let answer = answerWhole

const siteFor = async (options: object = {}) => {
  const { fetch: handle } = createSiteApp({
    ...origins,
    sites: loadSites(['merchants']),
    dist: folder,
    platformUrl: `http://127.0.0.1:${portOf(platform)}`,
    ...options,
  })
  const server = serve({ port: 0, hostname: '127.0.0.1', fetch: handle })
  await once(server, 'listening')
  return server
}

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Site</title>')
  writeFileSync(path.join(folder, 'assets/index-1.js'), 'export {}')
  writeFileSync(path.join(folder, 'assets/index-1.js.map'), '{"sourcesContent":["ours"]}')
  platform = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(platform, 'listening')
  site = await siteFor()
})
afterAll(() => {
  platform.close()
  site.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  asked = []
  answer = answerWhole
})

const get = (where: string, init?: RequestInit) => fetch(`http://127.0.0.1:${portOf(site)}${where}`, init)

/** Sends raw bytes, because `fetch` corrects malformed requests, and returns the response. */
function sendRaw(lines: readonly string[], body = ''): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(portOf(site), '127.0.0.1')
    let heard = ''
    socket.on('data', (part) => (heard += String(part)))
    socket.on('close', () => resolve(heard))
    socket.on('error', () => resolve(heard))
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  })
}

it('an address with hidden dots or slashes does not reach the platform outside its paths [Q-08]', async () => {
  for (const where of [
    '/wps/../__sandbox/api/accounts',
    '/wps/%2e%2e/__sandbox/api/accounts',
    '/wps/..%2f__sandbox/api/accounts',
    '/wps/%2E%2E%5C__sandbox',
    '/wps/.%2e/admin',
    '/wps//evil.example/',
    '/wps/..\\admin',
    '/wps/x%00.json',
    '/lotto/./../../etc/passwd',
    '/wps/..;/__sandbox',
    '/wps/..;v=1/__sandbox',
    '/wps/%252e%252e/__sandbox',
    '/wps/%25252e%25252e%25252f__sandbox',
    '/wps/%c0%ae%c0%ae/__sandbox',
    '/wps/..%3b/__sandbox',
  ]) {
    const heard = await sendRaw([`GET ${where} HTTP/1.1`, 'Host: localhost', 'Connection: close'])
    // Paths that normalize to a path of the site get the site's page; everything else is refused.
    expect([where, /^HTTP\/1.1 (400|404)|<title>Site/.test(heard)]).toEqual([where, true])
  }
  expect(asked).toEqual([])
})

it('a body longer than its call may have is answered with 413 and a message, with or without a stated length, and the platform never has it whole', async () => {
  const sentence = 'This request is too large. Please send less at once, or smaller pictures.'
  const long = new Uint8Array(10 * 1024 * 1024).fill(32)
  for (const where of ['/wps/session/login', '/wps/session/login?again=1']) {
    const told = await get(where, { method: 'POST', body: long })
    expect([told.status, await told.text()]).toEqual([413, sentence])
  }
  expect(asked).toEqual([])
  let isWhole = false
  answer = (request, response) => {
    request.on('end', () => (isWhole = true))
    answerWhole(request, response)
  }
  const parts = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let count = 0; count < 10; count++) controller.enqueue(long.slice(0, 100_000))
        controller.close()
      },
    })
  const untold = await get('/wps/session/login', { method: 'POST', body: parts(), duplex: 'half' } as RequestInit)
  expect([untold.status, await untold.text()]).toEqual([413, sentence])
  expect(isWhole).toBe(false)
})

it('pictures, and calls that the contract does not know, may be longer', async () => {
  let length = 0
  answer = (request, response) => {
    length = 0
    request.on('data', (part: Buffer) => (length += part.byteLength))
    request.on('end', () => response.end('{}'))
  }
  const long = new Uint8Array(10 * 1024 * 1024).fill(32)
  for (const where of [depositSubmitPath, '/wps/of/another/platform']) {
    expect([where, (await get(where, { method: 'POST', body: long })).status]).toEqual([where, 200])
    expect(length).toBe(long.byteLength)
  }
  const narrow = await siteFor({ largestBody: 1024 * 1024 })
  const sent = await fetch(`http://127.0.0.1:${portOf(narrow)}${depositSubmitPath}`, { method: 'POST', body: long })
  expect(sent.status).toBe(413)
  narrow.close()
})

it('an absolute address or another host in the request does not choose the server that is asked', async () => {
  await sendRaw(['GET http://evil.example/wps/system/status HTTP/1.1', 'Host: evil.example', 'Connection: close'])
  await sendRaw(['GET /wps/@evil.example/x HTTP/1.1', 'Host: user@evil.example', 'Connection: close'])
  for (const { headers } of asked) expect(headers.host).toBe(`127.0.0.1:${portOf(platform)}`)
})

it('a request with two lengths is refused, and nothing hidden behind it reaches the platform', async () => {
  const hidden = 'GET /wps/hidden HTTP/1.1\r\nHost: localhost\r\n\r\n'
  for (const lengths of [
    ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    ['Content-Length: 4', 'Content-Length: 60'],
    ['Transfer-Encoding: chunked, identity'],
    ['Transfer-Encoding : chunked'],
  ]) {
    const heard = await sendRaw(
      ['POST /wps/session/login HTTP/1.1', 'Host: localhost', ...lengths],
      `0\r\n\r\n${hidden}`,
    )
    expect(heard).toMatch(/^HTTP\/1.1 400/)
  }
  expect(asked.filter(({ url }) => url.includes('hidden'))).toEqual([])
})

it('connection headers are not passed on, and a client cannot have others dropped by naming them', async () => {
  await sendRaw([
    'GET /wps/system/status HTTP/1.1',
    'Host: localhost',
    'X-Forwarded-For: 203.0.113.9',
    'Connection: close, X-Forwarded-For, Merchant',
    'Merchant: crph',
    'TE: trailers',
    'Proxy-Authorization: Basic eA==',
  ])
  expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', merchant: 'crph' })
  for (const name of ['te', 'proxy-authorization', 'upgrade']) expect(asked[0]?.headers[name]).toBeUndefined()
  expect((await get('/wps/x', { method: 'OPTIONS' })).status).toBe(405)
})

it('no header of a client replaces the address, host, path or method of the request', async () => {
  const forged = {
    'True-Client-IP': '198.51.100.7',
    'CF-Connecting-IP': '198.51.100.7',
    'X-Client-IP': '198.51.100.7',
    'X-Real-IP': '198.51.100.7',
    Forwarded: 'for=198.51.100.7;host=evil.example',
    'X-Forwarded': 'for=198.51.100.7',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Prefix': '/evil',
    'X-Original-Host': 'evil.example',
    'X-Original-URL': '/__sandbox/api/accounts',
    'X-Rewrite-URL': '/__sandbox/api/accounts',
    'X-HTTP-Method-Override': 'DELETE',
    // Gateways that make variables of headers read these as the names with hyphens.
    X_Forwarded_For: '198.51.100.7',
    X_Original_URL: '/__sandbox/api/accounts',
    'X-Envoy-External-Address': '198.51.100.7',
    'X-Azure-ClientIP': '198.51.100.7',
    'WL-Proxy-Client-IP': '198.51.100.7',
    'X-Override-URL': '/__sandbox/api/accounts',
  }
  await get('/wps/system/status', { headers: { ...forged, Merchant: 'crph' } })
  expect(asked).toHaveLength(1)
  const reached = JSON.stringify(asked[0]?.headers)
  for (const told of ['198.51.100.7', 'evil', '__sandbox', 'DELETE'])
    expect([told, reached.includes(told)]).toEqual([told, false])
  expect(asked[0]?.headers['merchant']).toBe('crph')
})

it('a redirect of the platform is refused, and its target is never asked with the session', async () => {
  for (const status of [301, 302, 303, 307, 308]) {
    answer = (_request, response) => response.writeHead(status, { Location: '/wps/stolen' }).end()
    const reply = await get('/wps/session/login', {
      method: 'POST',
      body: '{}',
      headers: { Authorization: 'token' },
      redirect: 'manual',
    })
    expect([status, reply.status, reply.headers.get('location')]).toEqual([status, 502, null])
  }
  expect(asked.map(({ url }) => url)).not.toContain('/wps/stolen')
})

it('headers of the platform control neither the server in front nor the browser’s own dialogs', async () => {
  const steering = {
    'X-Accel-Redirect': '/healthz',
    'X-Accel-Expires': '3600',
    'X-Accel-Buffering': 'no',
    'X-Sendfile': '/etc/passwd',
    'X-LIGHTTPD-send-file': '/etc/passwd',
    'Surrogate-Control': 'max-age=3600',
    'CDN-Cache-Control': 'max-age=3600',
    'WWW-Authenticate': 'Basic realm="Your password, please"',
    'Access-Control-Allow-Origin': 'https://evil.example',
    'Access-Control-Allow-Credentials': 'true',
    NEL: '{"report_to":"evil","max_age":3600}',
  }
  answer = (_request, response) =>
    response.writeHead(401, { 'Content-Type': 'application/json', ...steering }).end('{}')
  const { status, headers } = await get('/wps/session/login')
  expect(status).toBe(401)
  for (const name of Object.keys(steering)) expect([name, headers.get(name)]).toEqual([name, null])
})

it('no page, script or drawing of the platform runs on the site’s origin', async () => {
  const types = [
    'text/html',
    'application/xhtml+xml',
    'image/svg+xml',
    'text/javascript',
    'text/xml',
    'multipart/mixed',
    '',
  ]
  for (const type of types) {
    answer = (_request, response) => {
      if (type) response.setHeader('Content-Type', type)
      response.setHeader('Service-Worker-Allowed', '/')
      response.setHeader('Link', '</evil.css>; rel=stylesheet')
      response.end('<script>alert(1)</script>')
    }
    const { headers } = await get('/wps/page')
    expect([type, headers.get('content-type')]).toEqual([type, 'text/plain; charset=UTF-8'])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect([headers.get('service-worker-allowed'), headers.get('link')]).toEqual([null, null])
  }
  answer = (_request, response) => response.setHeader('Content-Type', 'application/json;charset=UTF-8').end('{}')
  expect((await get('/wps/call')).headers.get('content-type')).toBe('application/json;charset=UTF-8')
})

it('every answer carries policy and nosniff, errors and files included; HSTS only over TLS [Q-08]', async () => {
  for (const where of [
    '/',
    '/rng',
    '/assets/index-1.js',
    '/assets/gone.js',
    '/gone.png',
    '/wps/x',
    '/wps/..%2fx',
    '/favicon.ico',
  ]) {
    const { headers } = await get(where, { redirect: 'manual' })
    const told = [headers.get('x-content-type-options'), headers.get('x-frame-options')]
    expect([where, ...told]).toEqual([where, 'nosniff', 'DENY'])
    expect([where, headers.get('content-security-policy')]).toEqual([
      where,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
    expect([where, headers.get('strict-transport-security')]).toEqual([where, null])
  }
  expect(await strictTransport({})).toBe('max-age=31536000')
})

it('HSTS holds for subdomains where the operator says that all of them have TLS [Q-08]', async () => {
  expect(await strictTransport({ hstsSubdomains: true })).toBe('max-age=31536000; includeSubDomains')
})

/** Value of `Strict-Transport-Security` for browsers that came over TLS. */
async function strictTransport(options: object): Promise<string | null> {
  const secure = await siteFor({ trustedProxies: ['127.0.0.1'], ...options })
  const reply = await fetch(`http://127.0.0.1:${portOf(secure)}/`, { headers: { 'x-forwarded-proto': 'https' } })
  secure.close()
  return reply.headers.get('strict-transport-security')
}

it('serves no source map', async () => {
  expect((await get('/assets/index-1.js')).status).toBe(200)
  expect((await get('/assets/index-1.js.map')).status).toBe(404)
})

it('does not start in production without the address of a platform', () => {
  const { PLATFORM_URL: _platform, ...env } = process.env
  const main = path.join(import.meta.dirname, 'main.ts')
  const started = spawnSync(process.execPath, ['--conditions=croupier-source', main], {
    env: { ...env, NODE_ENV: 'production', SITE_DIST: folder, SITE_PORT: '0' },
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect([started.status, started.stderr]).toEqual([1, expect.stringContaining('PLATFORM_URL')])
})
