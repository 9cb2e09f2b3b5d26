/**
 * `npm run bench -- site`: script bytes (gzip) of home, the first scripts that it waits for, all before any
 * interaction, and those of the whole build; image bytes of the first screen; Lighthouse's mobile profile of home and
 * of the pages that many visits begin with, the median of three runs each. Then largest paint, interaction and layout
 * shift on a slow phone and on a desktop (`vitals`), the heap over 100 changes of the route (`routes`), and a lobby of
 * 10,000 games (`lobby`): heap while it is paged to its end, frames of scrolling on a processor four times slower, and
 * how soon a search answers. `--only home,safety,lobby` measures some of them. Exits with 1 when a figure of `vitals`,
 * `routes` or `lobby` is out of bounds.
 */
import { globSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { browserFlags } from '../scripts/browser.ts'
import { answering, startServers, stop } from '../scripts/serving/servers.ts'
import { framesText } from './site/frames.ts'
import { measure, scoresText, type MedianScores } from './site/lighthouse.ts'
import { lobbyFigures } from './site/lobby.ts'
import { routeHeap } from './site/routes.ts'
import { operate, sessionOf } from './site/sessions.ts'
import { bounds, labSpeed, profiles } from './site/vitals.ts'

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

const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '').split(',') : []

const gzipOf = (url: string) => {
  const file = path.join(dist, new URL(url).pathname)
  const packed = statSync(`${file}.gz`, { throwIfNoEntry: false }) ?? statSync(file, { throwIfNoEntry: false })
  return packed?.size ?? 0
}
const missed: string[] = []
/** Records a figure that is out of bounds. */
const hold = (isHeld: boolean, what: string) => {
  if (!isHeld) missed.push(what)
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
      .map((entry) => ({ url: entry.name })),
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
  const first = seen.scripts.filter(({ url }) => /\/(rolldown-runtime|index|frame|core|home|first)-[^/]*$/.test(url))
  return { first: sum(first), beforeInteraction: sum(seen.scripts), build: all, imageBytes }
}

try {
  await answering(services)
  const weight = await weigh()
  const rows: [string, string, string][] = [
    ['First scripts', `${kB(weight.first)} kB gzip`, 'at most 190'],
    ['Script before interaction', `${kB(weight.beforeInteraction)} kB gzip`, ''],
    ['Script in the whole build', `${kB(weight.build)} kB gzip`, ''],
    ['Images of the first screen', `${kB(weight.imageBytes)} kB`, 'at most 600'],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(rows.map(([name, value, bar]) => `${name.padEnd(width)}  ${value.padEnd(18)} ${bar}`).join('\n'))
  const member = await sessionOf(ports.sandbox, 'maria')
  const pages: readonly (readonly [name: string, at: string, session?: typeof member])[] = [
    ['home', ''],
    ['slots', 'rng'],
    ['promotions', 'promotions'],
    ['lottery', 'lottery'],
    ['safety', 'safety'],
    ['help', 'help'],
    ['deposit', '?centre=depositv2', member],
  ]
  const scores: Record<string, MedianScores> = {}
  console.log('Lighthouse, mobile: performance at least 95, layout shift under 0.02, the others 100')
  for (const [name, at, session] of pages) {
    if (only.length > 0 && !only.includes(name)) continue
    const measured = (scores[name] = await measure(`${address}${at}`, session))
    console.log(scoresText(name.padEnd(12), measured))
    for (const one of measured.failing) console.log(`  below full marks: ${one}`)
  }
  if (only.length === 0 || only.includes('vitals')) {
    const measured: readonly (readonly [name: string, path: string, session?: typeof member])[] = [
      ['home', '/'],
      ['slots', '/rng'],
      ['promotions', '/promotions'],
      ['deposit', '/?centre=depositv2', member],
    ]
    console.log('75th percentile of first visits: largest paint 2,500 ms, interaction 200 ms, layout shift 0.1 at most')
    for (const [device, profile] of Object.entries(profiles))
      for (const [name, path, session] of measured) {
        const speed = await labSpeed(address, session, path, profile)
        const { largestPaintMs, interactionMs, layoutShift } = speed
        for (const figure of ['largestPaintMs', 'interactionMs', 'layoutShift'] as const)
          hold(speed[figure] <= bounds[figure], `${name} on a ${device}: ${figure} ${speed[figure]}`)
        console.log(
          `${device.padEnd(8)} ${name.padEnd(12)}largest paint ${largestPaintMs} ms, interaction ${interactionMs} ms, layout shift ${layoutShift}`,
        )
      }
  }
  if (only.length === 0 || only.includes('routes')) {
    const { heap, nodes, listeners } = await routeHeap(address, member)
    const growth = heap[1] / heap[0] - 1
    hold(growth < 0.05, `heap grew by ${Math.round(growth * 1000) / 10} % over 100 changes of the route`)
    console.log(
      `100 changes of the route: heap ${heap.map((bytes) => Math.round(bytes / 1e4) / 100).join(' → ')} MB, ` +
        `nodes ${nodes.join(' → ')}, listeners ${listeners.join(' → ')}`,
    )
  }
  if (only.length === 0 || only.includes('lobby')) {
    await operate(ports.sandbox, 'scenarios/load', { name: 'many-games' })
    const { frames, searches } = await lobbyFigures(
      address,
      await sessionOf(ports.sandbox, 'maria'),
      ({ games, heap, nodes }) => console.log(`${games} games: heap ${Math.round(heap / 1e5) / 10} MB, ${nodes} nodes`),
    )
    console.log(`Lobby, 4× slower: ${framesText(frames)}`)
    console.log(`Search, ms after the last key: ${searches.join(', ')}`)
    hold(frames.long.length === 0, `${frames.long.length} frames of 50 ms or more while the lobby was scrolled`)
    hold(Math.max(...searches) <= 100, `a search took ${Math.max(...searches)} ms`)
  }
  for (const one of missed) console.log(`Out of bounds: ${one}`)
  process.exitCode = missed.length > 0 ? 1 : 0
  const file = process.argv[process.argv.indexOf('--json') + 1]
  if (process.argv.includes('--json') && file)
    writeFileSync(file, JSON.stringify({ ...weight, pages: scores }, undefined, 2))
} finally {
  await stop(services)
  rmSync(data, { recursive: true, force: true })
}
