/**
 * `npm run bench -- site`: the built home page. Script bytes (gzip) of the first view, before any interaction and
 * in the whole build; image bytes of the first screen; Lighthouse's mobile profile.
 */
import { globSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { browserFlags } from '../scripts/browser.ts'
import { answering, startServers, stop } from '../scripts/serving/servers.ts'
import { measure } from './site/lighthouse.ts'

const first = Number(process.env['BENCH_PORTS'] ?? 4200)
const ports = { site: first, sandbox: first + 1, games: first + 2 }
const dist = path.resolve(import.meta.dirname, '../apps/site/dist')
const address = `http://localhost:${ports.site}/`
const data = mkdtempSync(path.join(tmpdir(), 'croupier-bench-'))
const services = startServers({
  ports,
  site: 'built',
  environment: {
    SANDBOX_DATA: path.join(data, 'sandbox.sqlite'),
    SANDBOX_PUBLIC_URL: `http://localhost:${ports.sandbox}`,
  },
})

const gzipOf = (url: string) => {
  const file = path.join(dist, new URL(url).pathname)
  const packed = statSync(`${file}.gz`, { throwIfNoEntry: false }) ?? statSync(file, { throwIfNoEntry: false })
  return packed?.size ?? 0
}
const kB = (bytes: number) => Math.round(bytes / 100) / 10

async function weigh() {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: browserFlags })
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const images: Promise<number>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'image')
      images.push(
        answer.body().then(
          (body) => body.length,
          () => 0,
        ),
      )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => ({
    scripts: performance
      .getEntriesByType('resource')
      .filter((entry) => /\.js(\?|$)/.test(entry.name))
      .map((entry) => ({ url: entry.name, begun: entry.startTime })),
  }))
  const imageBytes = (await Promise.all(images)).reduce((sum, size) => sum + size, 0)
  await browser.close()
  const sum = (list: { url: string }[]) =>
    [...new Set(list.map((one) => one.url))].reduce((total, url) => total + gzipOf(url), 0)
  const all = globSync('assets/*.js', { cwd: dist }).reduce(
    (total, file) =>
      total +
      (statSync(path.join(dist, `${file}.gz`), { throwIfNoEntry: false })?.size ??
        statSync(path.join(dist, file)).size),
    0,
  )
  return { beforeInteraction: sum(seen.scripts), build: all, imageBytes }
}

try {
  await answering(services)
  const weight = await weigh()
  const { failing, ...scores } = await measure(address)
  const rows: [string, string, string][] = [
    ['Script before interaction', `${kB(weight.beforeInteraction)} kB gzip`, 'at most 200'],
    ['Script in the whole build', `${kB(weight.build)} kB gzip`, ''],
    ['Images of the first screen', `${kB(weight.imageBytes)} kB`, 'at most 600'],
    ['Lighthouse performance (mobile)', String(scores.performance), 'at least 90'],
    ['Lighthouse accessibility', String(scores.accessibility), '100'],
    ['Lighthouse best practices', String(scores.bestPractices), '100'],
    ['Lighthouse SEO', String(scores.seo), ''],
    ['Largest paint', `${scores.lcpMs} ms`, 'at most 2500'],
    ['Total blocking time', `${scores.tbtMs} ms`, ''],
    ['Layout shift', String(scores.cls), 'under 0.05'],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(rows.map(([name, value, bar]) => `${name.padEnd(width)}  ${value.padEnd(18)} ${bar}`).join('\n'))
  for (const one of failing) console.log(`  below full marks: ${one}`)
  const file = process.argv[process.argv.indexOf('--json') + 1]
  if (process.argv.includes('--json') && file)
    writeFileSync(file, JSON.stringify({ ...weight, ...scores, failing }, undefined, 2))
} finally {
  await stop(services)
  rmSync(data, { recursive: true, force: true })
}
