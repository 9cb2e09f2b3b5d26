/** J-24: what the service worker has cached when a connection is lost in the middle of a page. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const worker = readFileSync(path.resolve(import.meta.dirname, '../apps/site/public/sw.js'))
const pageWith = (heading: string) => `<!doctype html><html lang="en"><title>Site</title><h1>${heading}</h1></html>`

/** A site of one page, whose connection can be cut in the middle of it. */
const startSite = async () => {
  let heading = 'Whole'
  let isCut = false
  const broken = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.url === '/sw.js') return void response.setHeader('content-type', 'text/javascript').end(worker)
    response.setHeader('content-type', 'text/html')
    if (request.url !== '/') return void response.writeHead(404).end()
    const page = pageWith(heading)
    if (!isCut) return void response.end(page)
    response.setHeader('content-length', page.length + 1_000)
    request.socket.once('close', () => broken.resolve())
    response.write(page, () => request.socket.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    cut() {
      heading = 'Broken off'
      isCut = true
    },
    /** After a page was cut off. */
    broken: broken.promise,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

test('a page that breaks off half-way does not replace the cached one [Q-10]', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED/, /ERR_CONTENT_LENGTH_MISMATCH/, /favicon/)
  const site = await startSite()
  const heading = page.getByRole('heading', { level: 1 })
  const isKept = (words: string) =>
    expect
      .poll(() => page.evaluate(async () => (await caches.match('/', { cacheName: 'pages-1' }))?.text()))
      .toContain(words)
  try {
    await page.goto(site.address)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await isKept('Whole')

    site.cut()
    await page.reload({ waitUntil: 'commit' })
    await site.broken
    await site.stop()
    await page.goto(site.address)
    await expect(heading).toHaveText('Whole')
  } finally {
    await site.stop().catch(() => undefined)
  }
})
