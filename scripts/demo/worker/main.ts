/** The demo's service worker: the platform, the games and the pages of the site, answered in the browser. */
import type { MerchantFile } from '@croupier/api/merchant'
import type { Hono } from 'hono'
import { arrivalPage, type Arrival } from '../../serving/arrivalPage.ts'
import { withCookies } from './cookies.ts'
import { mounted, mountOf, routeOf } from './routeOf.ts'
import { openPlatform, type DemoPlatform } from './platform.ts'

/** The build's facts about the demo. */
declare const DEMO: DemoFacts

interface DemoFacts {
  /** Every merchant of the platform, the default one first. */
  readonly merchants: readonly MerchantFile[]
  /** Codes of the merchants that have pages, the default one first. */
  readonly pages: readonly string[]
}

interface FetchEvent extends Event {
  readonly request: Request
  readonly clientId: string
  respondWith(answer: Promise<Response>): void
}

/** The part of a worker's global scope that is used here. */
interface Worker {
  readonly registration: { readonly scope: string }
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<{ readonly url: string } | undefined>
  }
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent & ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** Read once, because the build inlines it wherever it is named. */
const facts = DEMO
const worker = globalThis as unknown as Worker
const { origin } = worker.location
const base = new URL(worker.registration.scope).pathname
const mounts = { platform: mountOf(base, 'platform'), games: mountOf(base, 'games') }

let opening: Promise<DemoPlatform> | undefined
const platform = (): Promise<DemoPlatform> => {
  opening ??= openPlatform({
    name: `demo of ${base}`,
    merchants: facts.merchants,
    origin,
    ...mounts,
    gameFiles: async (path) => {
      const answer = await fetch(`${base}demo/client/${path}`)
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
    },
  }).catch((failure: unknown) => {
    // The next request tries again.
    opening = undefined
    throw failure
  })
  return opening
}

const isPage = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/html') ?? false

/** A response of an app that does not know it is served below a folder. */
async function inFolder(answer: Response, folder: string): Promise<Response> {
  const { status, headers } = answer
  const to = headers.get('location')
  if (to?.startsWith('/')) return Response.redirect(new URL(`${folder}${to}`, origin), status)
  if (!isPage(answer)) return answer
  const arrivals = (text: string) => text.replaceAll(`="${origin}/__arrive`, `="${origin}${base}__arrive`)
  return new Response(arrivals(mounted(await answer.text(), folder)), { status, headers })
}

/** Passes a request to an app. The app's changes are stored before it answers. */
async function ask(app: Hono, request: Request, path: string, { cookies, store }: DemoPlatform): Promise<Response> {
  const { method, headers } = request
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  const address = new URL(`${path}${new URL(request.url).search}`, origin)
  const answer = await app.fetch(withCookies(new Request(address, { method, headers, body }), cookies.header()))
  await store.settled()
  return answer
}

/** The page of the merchant that was chosen, as a server writes it. */
async function sitePage(): Promise<Response> {
  const choice = (await worker.cookieStore?.get('merchant'))?.value ?? ''
  const code = facts.pages.includes(choice) ? choice : facts.pages[0]
  const file = `${base}demo/pages/${code}.html`
  const page = await fetch(file, { cache: 'no-cache' })
  if (!page.ok) return page
  const text = mounted(await page.text(), base.slice(0, -1)).replace('<!--base-->', JSON.stringify(base))
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function arrival(request: Request): Promise<Response> {
  const { sandbox, store } = await platform()
  const ticket = new URL(request.url).searchParams.get('ticket')
  const answer = await sandbox.app.request('/__sandbox/api/travel/arrive', {
    method: 'POST',
    body: JSON.stringify({ ticket }),
  })
  await store.settled()
  if (!answer.ok) return Response.redirect(new URL(base, origin))
  const found = (await answer.json()) as Arrival
  const page = arrivalPage({ ...found, path: `${base.slice(0, -1)}${found.path}` })
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}

async function answerTo({ request, clientId }: FetchEvent): Promise<Response> {
  const { pathname } = new URL(request.url)
  const opens = request.mode === 'navigate'
  const asking = opens ? undefined : await worker.clients.get(clientId)
  const route = routeOf({ pathname, base, opens, asker: asking && new URL(asking.url).pathname })
  switch (route.to) {
    case 'page':
      return sitePage()
    case 'arrival':
      return arrival(request)
    case 'file':
      return route.path === pathname ? fetch(request) : fetch(route.path)
    default: {
      const here = await platform()
      const app = route.to === 'games' ? here.sandbox.games : here.sandbox.app
      return inFolder(await ask(app, request, route.path, here), mounts[route.to])
    }
  }
}

/** Handles requests of the demo's pages: `prepare` makes the platform, `restart` resets it. */
async function obey(wish: unknown): Promise<void> {
  const { sandbox, store, cookies } = await platform()
  if (wish === 'restart') {
    cookies.clear()
    sandbox.reset()
  }
  await store.settled()
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  const [port] = event.ports
  if (!port) return
  const { wish } = event.data as { readonly wish?: unknown }
  event.waitUntil(
    obey(wish).then(
      () => port.postMessage({ done: true }),
      (failure: unknown) => port.postMessage({ done: false, reason: String(failure) }),
    ),
  )
})
worker.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin === origin) event.respondWith(answerTo(event))
})
