/** Starts and stops the servers: the sandbox (with its games) and the site, one process each. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ports } from './ports.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A started process and the address that answers once it is ready. */
export interface Service {
  readonly name: string
  readonly process: ChildProcess
  readonly address: string
}

export interface ServerOptions {
  readonly ports: ReturnType<typeof ports>
  /** `built` serves the site's build; `source` serves it with hot reload. */
  readonly site: 'built' | 'source'
  readonly environment?: Record<string, string>
}

const start = (name: string, address: string, args: string[], environment: Record<string, string>): Service => ({
  name,
  address,
  process: spawn(process.execPath, ['--import', './scripts/serving/end-with-parent.mjs', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  }),
})

const shared = ({ ports, environment = {} }: ServerOptions) => ({
  ...environment,
  SITE_PORT: String(ports.site),
  SANDBOX_PORT: String(ports.sandbox),
  GAMES_PORT: String(ports.games),
})

/** The token of the operator panel of the sandbox on a port, as that sandbox stored it for programs of this user. */
export const panelToken = (port: number): string =>
  readFileSync(path.join(root, '.croupier', `panel-${port}.token`), 'utf8')

/** What a program sends to the operator panel of the sandbox on a port. */
export const panelHeaders = (port: number) => ({ Authorization: `Bearer ${panelToken(port)}` })

/** Starts the sandbox with its games. */
export const startSandbox = (options: ServerOptions): Service =>
  start(
    'sandbox',
    `http://localhost:${options.ports.sandbox}/__sandbox`,
    ['--conditions=croupier-source', 'packages/sandbox/src/node/main.ts'],
    shared(options),
  )

/** Starts the site. */
export function startSite(options: ServerOptions): Service {
  const { ports, site } = options
  const built = ['apps/site/dist-server/main.mjs']
  const source = ['node_modules/vite/bin/vite.js', 'apps/site', '--port', String(ports.site), '--strictPort']
  const args = site === 'built' ? built : [...source, '--clearScreen', 'false']
  return start('site', `http://localhost:${ports.site}/`, args, shared(options))
}

/** Starts sandbox and site. The caller waits with `answering` and ends them with `stop`. */
export const startServers = (options: ServerOptions): Service[] => [startSandbox(options), startSite(options)]

/** Resolves when every service answers; throws when one ends first or stays silent for a minute. */
export async function answering(services: readonly Service[]): Promise<void> {
  const deadline = Date.now() + 60_000
  for (const service of services) {
    for (;;) {
      if (service.process.exitCode !== null) throw new Error(`The ${service.name} ended before it answered.`)
      if (Date.now() > deadline)
        throw new Error(`The ${service.name} did not answer at ${service.address} within a minute.`)
      const answered = await fetch(service.address, { redirect: 'manual', signal: AbortSignal.timeout(2000) }).then(
        (answer) => answer.status < 500,
        () => false,
      )
      if (answered) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Ends all services and waits until they have exited. */
export async function stop(services: readonly Service[]): Promise<void> {
  await Promise.all(
    services.map(
      (service) =>
        new Promise<void>((resolve) => {
          if (service.process.exitCode !== null || service.process.signalCode !== null) return resolve()
          service.process.once('exit', () => resolve())
          service.process.kill('SIGTERM')
          setTimeout(() => service.process.kill('SIGKILL'), 4000).unref()
        }),
    ),
  )
}
