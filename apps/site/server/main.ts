/**
 * Serves the built site: `HOST` (127.0.0.1 unless set), `SITE_PORT`, `MERCHANTS` (folders with merchants), `MERCHANT`
 * (code of the only one served), `SITE_DIST` (folder of the build), `PLATFORM_URL` (required when `NODE_ENV` is
 * production), `IMAGE_ORIGINS`, `GAME_ORIGINS`, `API_ORIGINS`, `TRUSTED_PROXIES` (addresses and ranges, comma
 * separated), `CALLS_PER_MINUTE` (calls of the platform per visitor; 1800 unless set, 0 for no limit),
 * `LARGEST_REQUEST` (megabytes of a request to the platform; 32 unless set), `METRICS_PORT` (port of `/metrics`; none
 * unless set), `LANGUAGE_PACKS` (folder), `SITE_ROLE` (`agent`: only agents log in; `member`: only members),
 * `ERROR_REPORTS` (`log`, or an address that takes them: reports of failures in browsers, from people who agreed),
 * `FIRST_VIEW` (`off`: the server renders no pages), `LOG` (`json` writes a line for each request; usual in
 * production), `DRAIN` (seconds between not being ready and closing), `STOP_AFTER` (seconds until it ends whatever goes
 * on). docs/guides/going-live.md explains them.
 */
import path from 'node:path'
import { faultText, MerchantUnusable } from '@croupier/api/merchant'
import { reportTaker } from './error-reports.ts'
import { trusting } from './forwarded.ts'
import { listen } from './listen.ts'
import { createMeasures } from './metrics.ts'
import { licenceFaults, loadSites, withLanguagePacks } from './merchant/loadSites.ts'
import type { SiteRole } from './merchant/renderPage.ts'
import { createService } from './service.ts'
import { createSiteApp, type SiteServerOptions } from './site-app.ts'

// Renamed because the build replaces `process.env` for React.
const { env } = process
const list = (text: string | undefined, usual: string) => (text ?? usual).split(',').filter(Boolean)
const sandbox = `http://localhost:${env['SANDBOX_PORT'] ?? 4001}`
const isLive = env['NODE_ENV'] === 'production'
const seconds = (name: string, usual: number) => Number(env[name] ?? usual) * 1000
if (isLive && !env['PLATFORM_URL']) {
  process.stderr.write('PLATFORM_URL is required in production: there is no sandbox to fall back to.\n')
  process.exit(1)
}
const writesJson = (env['LOG'] ?? (isLive ? 'json' : '')) === 'json'
const port = Number(env['SITE_PORT'] ?? 4000)
const write = (line: string) => process.stdout.write(`${line}\n`)

/** Logs a message to the operator: a line of JSON if requests are logged as JSON, otherwise the plain sentence. */
const tell = (level: 'info' | 'warning', message: string) =>
  write(writesJson ? JSON.stringify({ time: new Date().toISOString(), level, message }) : message)

/** Ends the program with a sentence for each fault. */
function refuse(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

function siteRole(wanted: string | undefined): SiteRole {
  if (!wanted || wanted === 'everyone') return 'everyone'
  if (wanted === 'agent' || wanted === 'member') return wanted
  return refuse([`SITE_ROLE is "${wanted}". It can be everyone, agent or member.`])
}

function errorReports(wanted: string | undefined) {
  if (!wanted || wanted === 'off') return {}
  if (wanted !== 'log' && !/^https?:$/.test(URL.canParse(wanted) ? new URL(wanted).protocol : ''))
    return refuse([`ERROR_REPORTS is "${wanted}". It can be log, off, or an address.`])
  return { takeReport: reportTaker(wanted, write) }
}

function wholeNumber(name: string, usual: number): number {
  const text = env[name]
  if (!text) return usual
  return /^\d+$/.test(text) ? Number(text) : refuse([`${name} is "${text}". It must be a whole number.`])
}

function portOf(name: string): number | undefined {
  const port = wholeNumber(name, 0)
  return port === 0 ? undefined : port <= 65_535 ? port : refuse([`${name} is ${port}. Ports end at 65535.`])
}

function proxiesOf(text: string | undefined): readonly string[] {
  const proxies = list(text, '')
  try {
    trusting(proxies)
  } catch (failure) {
    refuse([`TRUSTED_PROXIES: ${failure instanceof Error ? failure.message : String(failure)}`])
  }
  return proxies
}

/** Loaded with the first page: the server answers before React is there. */
function rendering(wanted: string | undefined): Pick<SiteServerOptions, 'renderVisitorPage'> {
  if (wanted === 'off') return {}
  if (wanted && wanted !== 'on') return refuse([`FIRST_VIEW is "${wanted}". It can be on or off.`])
  return {
    renderVisitorPage: async (...asked) => (await import('../src/entry.server.tsx')).renderVisitorPage(...asked),
  }
}

const only = env['MERCHANT']
const folders = list(env['MERCHANTS'], 'merchants')
const sites = await readSites().catch((failure: unknown) => {
  if (failure instanceof MerchantUnusable) refuse(['The merchants cannot be served:', failure.message])
  throw failure
})
const unlicensed = licenceFaults(only ? sites.slice(0, 1) : sites)
if (isLive && unlicensed.length > 0) refuse(unlicensed.map(faultText))

async function readSites() {
  return withLanguagePacks(loadSites(folders, only), env['LANGUAGE_PACKS'])
}
for (const line of new Set(sites.flatMap((site) => site.languagePacks?.report ?? []))) tell('warning', line)

const trustedProxies = proxiesOf(env['TRUSTED_PROXIES'])
const metricsPort = portOf('METRICS_PORT')
const measures = metricsPort === undefined ? undefined : createMeasures()
const service = createService({
  site: createSiteApp({
    dist: env['SITE_DIST'] ?? path.resolve(import.meta.dirname, '../dist'),
    sites,
    pinned: Boolean(only),
    platformUrl: env['PLATFORM_URL'] ?? sandbox,
    imageOrigins: list(env['IMAGE_ORIGINS'], isLive ? '' : sandbox),
    gameOrigins: list(env['GAME_ORIGINS'], isLive ? '' : `http://localhost:${env['GAMES_PORT'] ?? 4002}`),
    apiOrigins: list(env['API_ORIGINS'], ''),
    trustedProxies,
    largestBody: wholeNumber('LARGEST_REQUEST', 32) * 1024 * 1024,
    hstsSubdomains: env['HSTS_SUBDOMAINS'] === 'on',
    siteRole: siteRole(env['SITE_ROLE']),
    ...errorReports(env['ERROR_REPORTS']),
    ...rendering(env['FIRST_VIEW']),
  }),
  trustedProxies,
  callsPerMinute: wholeNumber('CALLS_PER_MINUTE', 1800),
  ...(measures && { measures }),
  ...(writesJson && { log: write }),
})
// Listens on this machine alone by default.
const hostname = env['HOST'] || '127.0.0.1'
const server = listen(service.app, { port, hostname }, (bound) => {
  tell('info', `Site listens at ${bound.address}:${bound.port}`)
})

if (measures && metricsPort !== undefined)
  listen(measures.app, { port: metricsPort, hostname }, (bound) => {
    tell('info', `Metrics at ${bound.address}:${bound.port}/metrics`)
  })

/** Ends when the pending requests are answered, after `STOP_AFTER` seconds at the latest. */
function end(): void {
  tell('info', 'Site stops: not ready any more')
  service.drain()
  const close = () => {
    server.close(() => process.exit(0))
    setTimeout(() => process.exit(0), seconds('STOP_AFTER', 20)).unref()
  }
  setTimeout(close, seconds('DRAIN', 0))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
