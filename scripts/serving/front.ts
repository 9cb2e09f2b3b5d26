/**
 * A proxy in front of the site during development: it handles time-travel links of the sandbox, and passes everything
 * else on. The production server does not include it.
 */
import { randomBytes } from 'node:crypto'
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { arrivalPage, type Arrival } from './arrivalPage.ts'
import { panelHeaders } from './servers.ts'

/** The site behind the proxy, and the sandbox that issues its links. */
export interface FrontOptions {
  readonly port: number
  /** Port of the site's own server. */
  readonly site: number
  /** Port of the sandbox. Its token is read for each arrival, because a restarted sandbox has a new one. */
  readonly sandbox: number
}

/** Path that the links of the sandbox lead to. */
const arrivePath = '/__arrive'

async function arrive(request: IncomingMessage, response: ServerResponse, { sandbox }: FrontOptions): Promise<void> {
  const ticket = new URL(request.url ?? '/', 'http://localhost').searchParams.get('ticket') ?? ''
  const answer = await fetch(`http://localhost:${sandbox}/__sandbox/api/travel/arrive`, {
    method: 'POST',
    body: JSON.stringify({ ticket }),
    headers: panelHeaders(sandbox),
  }).catch(() => undefined)
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' }
  if (!answer?.ok) {
    response.writeHead(403, { ...headers, 'Content-Type': 'text/plain; charset=UTF-8' })
    response.end('This link was used, or is too old. Open the time-travel link again.')
    return
  }
  const nonce = randomBytes(18).toString('base64url')
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
  })
  response.end(arrivalPage((await answer.json()) as Arrival, nonce))
}

function pass(request: IncomingMessage, response: ServerResponse, { site }: FrontOptions): void {
  const { method, url, headers } = request
  const behind = ask({ host: '127.0.0.1', port: site, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  behind.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain' })
    response.end()
  })
  // A visitor who disconnects cancels the request.
  response.on('close', () => behind.destroy())
  request.pipe(behind)
}

/** Starts it on this machine alone; resolves when it answers. */
export async function startFront(options: FrontOptions): Promise<Server> {
  const server = createServer((request, response) => {
    const isArrival = request.method === 'GET' && request.url?.split('?')[0] === arrivePath
    if (isArrival) void arrive(request, response, options)
    else pass(request, response, options)
  })
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
