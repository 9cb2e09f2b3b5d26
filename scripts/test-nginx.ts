/**
 * `npm run test:nginx`: the production build behind a real nginx set up from `deploy/nginx`: the checks of
 * `npm run smoke`, two instances restarted in turn under load, a graceful shutdown, and journeys of a player (register,
 * play, deposit, withdraw) without any console error, and so without a violation of the content policy.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { ensureNginx, startNginx } from './live/nginx.ts'
import { rollingFindings } from './live/rolling.ts'
import { smoke } from './live/smoke.ts'
import { buildOrExit } from './serving/build.ts'
import { answering, startSandbox, stop, type Service } from './serving/servers.ts'

const root = path.resolve(import.meta.dirname, '..')
const first = Number(process.env['JOURNEY_PORTS'] ?? 4100)
const ports = {
  site: first + 93,
  second: first + 95,
  sandbox: first + 91,
  games: first + 92,
  front: first + 90,
  plain: first + 94,
}

if (!ensureNginx()) {
  console.error(
    'nginx with its Brotli module is missing and could not be installed. Install nginx, libnginx-mod-http-brotli-static and openssl, then run this again.',
  )
  process.exit(1)
}
buildOrExit('@croupier/site', '@croupier/games')

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-nginx-'))
const services: Service[] = []
const faults: string[] = []
try {
  // As in the container: only the two built folders and the merchants.
  const live = path.join(folder, 'site')
  for (const name of ['dist', 'dist-server'])
    cpSync(path.join(root, 'apps/site', name), path.join(live, name), { recursive: true })
  cpSync(path.join(root, 'examples/merchants'), path.join(live, 'merchants'), { recursive: true })
  const sandbox = startSandbox({
    ports,
    site: 'built',
    environment: { SANDBOX_DATA: ':memory:', SANDBOX_PASSWORD_MEMORY: '1', MERCHANTS: path.join(live, 'merchants') },
  })
  const lines: string[] = []
  const instance = (port: number) => {
    const site = spawn(process.execPath, ['dist-server/main.mjs'], {
      cwd: live,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        SITE_PORT: String(port),
        MERCHANTS: 'merchants',
        PLATFORM_URL: `http://localhost:${ports.sandbox}`,
        TRUSTED_PROXIES: '127.0.0.0/8',
        CALLS_PER_MINUTE: '0',
        DRAIN: '1',
      },
    })
    site.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)))
    return { name: 'site', process: site, address: `http://localhost:${port}/readyz` }
  }
  const started = async (port: number) => {
    const service = instance(port)
    await answering([service])
    // Its first page loads React, which takes a slow machine seconds: restarted then, it would lose what waits for it.
    await fetch(`http://localhost:${port}/`).then((answer) => answer.text())
    services.push(service)
    return service.process
  }
  services.push(sandbox)
  await answering([sandbox])
  const running = [await started(ports.site), await started(ports.second)]
  const front = { name: 'nginx', address: `http://localhost:${ports.plain}/` }
  const dist = path.join(live, 'dist')
  const nginx = startNginx({
    folder: path.join(folder, 'nginx'),
    port: ports.front,
    plainPort: ports.plain,
    sites: [ports.site, ports.second],
    dist,
    unlimited: true,
  })
  const behind = { ...front, process: nginx }
  services.push(behind)
  await answering([behind])
  const findings = await smoke({ address: `https://localhost:${ports.front}`, anyCertificate: true })
  faults.push(...findings.flatMap(({ what, fault }) => (fault === undefined ? [] : [`${what}: ${fault}`])))
  console.log(`smoke: ${findings.length} looked at, ${faults.length} at fault`)
  if (!lines.some((line) => line.includes('"path":"/wps/system/status"'))) faults.push('the log has no line for a call')

  const instances = [ports.site, ports.second].map((port) => ({ start: () => started(port) }))
  faults.push(...(await rollingFindings(ports.front, instances, running)))
  for (const line of lines)
    if (!line.startsWith('{')) faults.push(`a line of the log is not JSON: ${line.slice(0, 80)}`)

  const site = running[1]
  if (site === undefined) throw new Error('The second instance is gone.')
  site.kill('SIGTERM')
  const notReady = await saysNotReady(ports.second)
  if (!notReady) faults.push('a server that stops must say 503 at /readyz')
  const [code] = (await once(site, 'exit')) as [number | null]
  if (code !== 0) faults.push(`a server that was asked to stop ended with ${code}`)
  console.log(`orderly end: ${notReady ? 'not ready, then' : 'ready until'} exit ${code}`)
} finally {
  await stop(services)
  rmSync(folder, { recursive: true, force: true })
}

if (faults.length === 0) {
  const ran = spawnSync(
    path.join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--grep', '@live'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: await ensureBrowser(), JOURNEY_FRONT: 'nginx' },
    },
  )
  if (ran.status !== 0) faults.push('a journey failed behind nginx')
}
for (const fault of faults) console.error(`FAULT ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)

/** Whether a stopping server says so at `/readyz` before it closes. */
async function saysNotReady(port: number): Promise<boolean> {
  for (;;) {
    const status = await fetch(`http://localhost:${port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status !== 200) return status === 503
  }
}
