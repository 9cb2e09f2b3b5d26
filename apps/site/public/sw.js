/**
 * Shows the site's frame and the last lobby while there is no connection.
 *
 * Online, pages always come from the network: an old shell, or the policy and nonce of an old page, is never shown to
 * an online user. A cached page is served with its own headers. Only reads that are the same for everybody are cached;
 * a member's data and writes never are.
 */
const pages = 'pages-1'
const assets = 'assets-1'
const reads = 'reads-1'
const most = { [pages]: 12, [assets]: 300, [reads]: 40 }

/** Public reads that the frame, the home page and a lobby are made of. */
const publicReads = [
  '/wps/system/status',
  '/wps/system/country',
  '/wps/relay/GCSGAME_gameVendor',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_getRankList',
]

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !(name in most)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
)

/** What the page loaded before this worker existed: taken from the browser's own cache. */
self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (Array.isArray(keep)) event.waitUntil(keepAll(event, keep))
})

async function keepAll(event, addresses) {
  await Promise.all(
    addresses.map(async (address) => {
      const url = new URL(address, self.location.origin)
      if (url.origin !== self.location.origin) return
      const request = new Request(url)
      if (url.pathname.startsWith('/assets/')) await fromCache(event, request).catch(() => undefined)
      else if (isPage(url)) await pageFromNetwork(event, request, url).catch(() => undefined)
    }),
  )
}

const isPage = ({ pathname }) =>
  !/\.[a-z\d]+$/i.test(pathname) && !/^\/(wps|lgw|lotto|lotto-vn|assets)\//.test(pathname)

/**
 * Caches a copy of a response while the page already reads it. Failing to cache, for example for lack of space, is
 * harmless. The older copy is replaced only once the whole response has arrived, so a connection lost half-way loses
 * nothing.
 */
function keep(event, name, key, answer) {
  const copy = answer.clone()
  const put = async () => {
    const cache = await caches.open(name)
    await cache.put(key, copy)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - most[name]))) await cache.delete(old)
  }
  event.waitUntil(put().catch(() => undefined))
}

/** Hashed files never change, so the cached one is current. */
async function fromCache(event, request) {
  const kept = await caches.match(request, { cacheName: assets, ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) keep(event, assets, request, answer)
  return answer
}

async function pageFromNetwork(event, request, { pathname }) {
  const answer = await fetch(request)
  if (answer.ok && !answer.redirected) keep(event, pages, pathname, answer)
  return answer
}

/**
 * The page itself; offline the one cached for this path, else home's, else any: they differ only in what they show
 * before the scripts run.
 */
async function pageOf(event, request, url) {
  try {
    return await pageFromNetwork(event, request, url)
  } catch (failure) {
    const cache = await caches.open(pages)
    const of = (pathname) => cache.match(pathname, { ignoreVary: true })
    const kept = (await of(url.pathname)) ?? (await of('/')) ?? (await anyOf(cache))
    if (kept) return kept
    throw failure
  }
}

async function anyOf(cache) {
  const [first] = await cache.keys()
  return first && cache.match(first, { ignoreVary: true })
}

/** A public read of this merchant in this language; offline, the last response. */
async function readOf(event, request, url) {
  const key = new URL(url)
  key.searchParams.set('kept-for', `${request.headers.get('merchant')} ${request.headers.get('language')}`)
  try {
    const answer = await fetch(request)
    if (answer.ok) keep(event, reads, key, answer)
    return answer
  } catch (failure) {
    const kept = await caches.match(key, { cacheName: reads, ignoreVary: true })
    if (kept) return kept
    throw failure
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(url)) event.respondWith(pageOf(event, request, url))
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(event, request))
  else if (publicReads.includes(url.pathname)) event.respondWith(readOf(event, request, url))
})
