/** Starts a set of servers for each worker of the journeys, with its own state, and stops them afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FullConfig } from '@playwright/test'
import { startNginx } from '../scripts/live/nginx.ts'
import {
  type ServerOptions,
  type Service,
  answering,
  startServers,
  startSite,
  stop,
} from '../scripts/serving/servers.ts'

/** First port of the journeys; `JOURNEY_PORTS` moves them, so that two checkouts can run at the same time. */
const first = Number(process.env['JOURNEY_PORTS'] ?? 4100)

/**
 * Ports of the server set `index` (below 9: browsers refuse port 4190). They differ from those of `npm start`, so that
 * both can run.
 */
export const serverPorts = (index: number) => ({
  site: first + 10 * index,
  sandbox: first + 1 + 10 * index,
  games: first + 2 + 10 * index,
  /** Two instances of the site's server behind nginx, and nginx's port without TLS. */
  behind: first + 3 + 10 * index,
  second: first + 5 + 10 * index,
  plain: first + 4 + 10 * index,
})

/** Whether nginx is in front of the site (`npm run test:nginx`). */
const isFronted = process.env['JOURNEY_FRONT'] === 'nginx'

/** Address of a server set's site. */
export const siteAddress = (ports: { readonly site: number }) =>
  `${isFronted ? 'https' : 'http'}://localhost:${ports.site}`

/** Ports of this worker's servers. Journeys change their clock and flags without affecting other workers. */
export const journeyPorts = serverPorts(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

export default async function servers(config: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-journeys-'))
  const services = Array.from({ length: config.workers }, (_, index) => {
    const ports = serverPorts(index)
    const options: ServerOptions = {
      ports: isFronted ? { ...ports, site: ports.behind } : ports,
      site: 'built',
      environment: {
        SANDBOX_DATA: path.join(folder, `sandbox-${index}.sqlite`),
        SANDBOX_PASSWORD_MEMORY: '1',
        // With pictures, as in stories and on a site in front of another platform. With the bare merchant, which has
        // nothing optional.
        MERCHANTS: 'merchants,e2e/merchants',
        SANDBOX_PICTURES: 'plain',
        SANDBOX_PUBLIC_URL: `http://localhost:${ports.sandbox}`,
        ...(isFronted && { SITE_ORIGINS: siteAddress(ports), TRUSTED_PROXIES: '127.0.0.1' }),
      },
    }
    const services = startServers(options)
    if (!isFronted) return services
    // Requests of one session alternate between two instances, which store nothing about it.
    const second = startSite({ ...options, ports: { ...ports, site: ports.second } })
    return [...services, second, nginx(path.join(folder, `nginx-${index}`), ports)]
  }).flat()
  const end = async () => {
    await stop(services)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answering(services)
  } catch (failure) {
    // If one did not start, the others must not keep the ports of the next run.
    await end()
    throw failure
  }
  return end
}

function nginx(folder: string, ports: ReturnType<typeof serverPorts>): Service {
  const dist = path.resolve(import.meta.dirname, '../apps/site/dist')
  return {
    name: 'nginx',
    address: `http://localhost:${ports.plain}/`,
    process: startNginx({
      folder,
      port: ports.site,
      plainPort: ports.plain,
      sites: [ports.behind, ports.second],
      dist,
    }),
  }
}
