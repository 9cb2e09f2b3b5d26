/**
 * `npm run bench -- serve [--seconds 5] [--json FILE]`: the site's server in production form, alone and behind nginx
 * over TLS, with a page, an asset and a call that is forwarded to a platform. The platform is a bare server that
 * answers a constant; it takes the same load in the same run, to show the driver's own limit. Build the site first with
 * `npm run build`.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { ensureNginx, startNginx } from '../scripts/live/nginx.ts'
import { answering } from '../scripts/serving/servers.ts'
import { percentile, saturate, type Shot } from './sandbox/drive.ts'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'apps/site/dist')
const [PLATFORM, SITE, FRONT, PLAIN] = [4331, 4332, 4333, 4334]
const LANES = 32
const option = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1] ?? ''
const seconds = process.argv.includes('--seconds') ? Number(option('seconds')) : 5

const asset = readdirSync(path.join(dist, 'assets')).find((name) => /^index-.*\.js$/.test(name)) ?? ''
const kinds: Readonly<Record<string, Pick<Shot, 'path' | 'good'>>> = {
  // Pages are compressed, by the server or by nginx: their status shows whether they are good.
  page: { path: '/', good: (status) => status === 200 },
  asset: { path: `/assets/${asset}`, good: (status) => status === 200 },
  call: { path: '/wps/system/status', good: (status, text) => status === 200 && text.includes('success') },
}

const platform = createServer((_asked, answer) => {
  answer.setHeader('Content-Type', 'application/json')
  answer.end('{"success":true,"value":{}}')
}).listen(PLATFORM, '127.0.0.1')
const folder = mkdtempSync(path.join(tmpdir(), 'croupier-bench-'))
const children: ChildProcess[] = []
try {
  const site = spawn(process.execPath, ['apps/site/dist-server/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      SITE_PORT: String(SITE),
      MERCHANTS: 'examples/merchants',
      PLATFORM_URL: `http://127.0.0.1:${PLATFORM}`,
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  children.push(site)
  await answering([{ name: 'site', process: site, address: `http://127.0.0.1:${SITE}/readyz` }])
  const fronted = ensureNginx()
  if (fronted) {
    const nginx = startNginx({ folder, port: FRONT, plainPort: PLAIN, sites: [SITE], dist, unlimited: true })
    children.push(nginx)
    await answering([{ name: 'nginx', process: nginx, address: `http://127.0.0.1:${PLAIN}/` }])
  } else console.log('nginx is not on this machine: the site’s server is measured alone.')

  const targets: readonly (readonly [name: string, port: number, secure: boolean])[] = [
    ['site', SITE, false],
    ...(fronted ? ([['nginx, TLS', FRONT, true]] as const) : []),
  ]
  const rows: Record<string, unknown>[] = []
  const measure = async (where: string, port: number, secure: boolean, kind: string) => {
    const shot: Shot = {
      name: kind,
      method: 'GET',
      headers: { 'Accept-Encoding': 'br, gzip', Host: 'localhost' },
      port,
      secure,
      ...(kinds[kind] ?? { path: '/', good: () => true }),
    }
    await saturate(() => shot, LANES, 1)
    const run = await saturate(() => shot, LANES, seconds)
    const { times = [], failed = 0, example = '' } = run.outcomes.get(kind) ?? {}
    rows.push({
      where,
      kind,
      'per second': Math.round(times.length / run.seconds),
      'p50 ms': Number(percentile(times, 50).toFixed(1)),
      'p99 ms': Number(percentile(times, 99).toFixed(1)),
      failed,
      load: Number((loadavg()[0] ?? 0).toFixed(1)),
      ...(example && { example }),
    })
  }
  await measure('bare server', PLATFORM, false, 'call')
  for (const [where, port, secure] of targets)
    for (const kind of Object.keys(kinds)) await measure(where, port, secure, kind)
  console.table(rows)
  if (process.argv.includes('--json')) writeFileSync(option('json'), JSON.stringify(rows, undefined, 2))
} finally {
  for (const child of children) child.kill('SIGTERM')
  platform.close()
  platform.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
}
