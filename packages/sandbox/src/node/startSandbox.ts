import { existsSync } from 'node:fs'
import process from 'node:process'
import { clientFiles } from '@croupier/games/node'
import type { Hono } from 'hono'
import type { Sandbox } from '../createSandbox.ts'
import type { Store } from '../core/store/store.ts'
import { openStored } from './openStored.ts'
import { serve, type Answering, type Listening } from './serve.ts'
import type { SandboxSettings } from './settings.ts'

const TICK_MS = 1_000

/** A sandbox with its two servers. */
export interface RunningSandbox {
  readonly sandbox: Sandbox
  readonly sandboxPort: number
  readonly gamesPort: number
  /** Stops the servers, then closes the store. */
  stop(): Promise<void>
}

/**
 * Opens the stored state and serves platform and games. `prepare` sees the sandbox before the first request, to add
 * routes or faults. Rejects with `PortTaken`, and then nothing is left running, and with
 * `OtherFormat`.
 */
export async function startSandbox(
  settings: SandboxSettings,
  prepare: (sandbox: Sandbox) => void = () => {},
): Promise<RunningSandbox> {
  const stored = existsSync(settings.data)
  const options = {
    seed: settings.seed,
    publicUrl: settings.publicUrl,
    gamesUrl: settings.gamesUrl,
    siteOrigins: settings.siteOrigins,
    gameFiles: clientFiles,
    ...(settings.scenario ? { scenario: settings.scenario } : undefined),
    report: (message: string, cause?: unknown) => {
      process.stderr.write(`${message}: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`)
    },
  }
  const { sandbox, store } = openStored(settings.data, options, { gathered: true })
  if (settings.scenario && stored) sandbox.reset()
  const servers: Listening[] = []
  try {
    prepare(sandbox)
    const platform = await serve(onceStored(sandbox.app, store), settings.sandboxPort)
    servers.push(platform)
    const games = await serve(onceStored(sandbox.games, store), settings.gamesPort)
    servers.push(games)
    const timer = setInterval(() => sandbox.tick(), TICK_MS)
    return {
      sandbox,
      sandboxPort: platform.port,
      gamesPort: games.port,
      async stop() {
        clearInterval(timer)
        await Promise.all(servers.map((server) => server.close()))
        sandbox.close()
      },
    }
  } catch (failure) {
    await Promise.all(servers.map((server) => server.close()))
    sandbox.close()
    throw failure
  }
}

/** Holds every answer back until all it may tell of is on the disk. */
function onceStored(app: Hono, store: Store): Answering {
  return {
    async fetch(request, environment) {
      const response = await app.fetch(request, environment)
      await store.settled?.()
      return response
    },
  }
}
