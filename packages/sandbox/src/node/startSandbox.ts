import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import process from 'node:process'
import { readMerchants } from '@croupier/api/merchant/node'
import { clientFiles } from '@croupier/games/node'
import type { Sandbox } from '../createSandbox.ts'
import { openStored } from './openStored.ts'
import { panelTokenFile, writePanelToken } from './panelToken.ts'
import { sandboxMerchant } from '../domains/merchants/merchants/sandboxMerchant.ts'
import { openRefusalLog } from './refusalLog.ts'
import { serve, type Listening } from './serve.ts'
import type { SandboxSettings } from './settings.ts'
import { setAside } from './sqliteStore.ts'
import { visitorAddress } from './visitorAddress.ts'
import { withCors } from './withCors.ts'
import type { StateFileRefused } from './StateFileRefused.ts'

const TICK_MS = 1_000

/** A sandbox with its two servers. */
export interface RunningSandbox {
  readonly sandbox: Sandbox
  readonly sandboxPort: number
  readonly gamesPort: number
  /** Token of the operator panel, valid until this process ends. */
  readonly panelToken: string
  /** Stops the servers, then closes the store. */
  stop(): Promise<void>
}

/**
 * Opens the stored state and serves platform and games. `prepare` gets the sandbox before the first request, to add
 * routes or faults. `failed` is called when the state file can no longer be written; by default the process ends, as a
 * platform that loses data must not answer. Rejects with `PortTaken` or `StateFileRefused`, after stopping
 * everything.
 */
export async function startSandbox(
  settings: SandboxSettings,
  prepare: (sandbox: Sandbox) => void = () => {},
  failed: (failure: StateFileRefused) => void = endWith,
): Promise<RunningSandbox> {
  const stored = existsSync(settings.data) && !settings.fresh
  const panelToken = randomBytes(24).toString('base64url')
  const report = (message: string, cause?: unknown) => {
    process.stderr.write(`${message}: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`)
  }
  const log = settings.log === null ? null : openRefusalLog(settings.log)
  const options = {
    merchants: merchantsOf(settings),
    seed: settings.seed,
    passwordMemory: settings.passwordMemory,
    plainPictures: settings.plainPictures,
    publicUrl: settings.publicUrl,
    gamesUrl: settings.gamesUrl,
    siteOrigins: settings.siteOrigins,
    gameFiles: clientFiles,
    addressOf: visitorAddress(settings.sites),
    ...(settings.scenario ? { scenario: settings.scenario } : undefined),
    panel: { token: panelToken, hosts: ['localhost', '127.0.0.1', '[::1]', new URL(settings.publicUrl).hostname] },
    report,
    ...(log && { refused: log.add }),
  }
  if (settings.fresh) setAside(settings.data)
  const sandbox = openStored(settings.data, options, failed)
  if (settings.scenario && stored) sandbox.reset()
  const servers: Listening[] = []
  try {
    prepare(sandbox)
    const platform = await serve(withCors(sandbox.app, settings.corsOrigins), settings.sandboxPort, {
      host: settings.host,
    })
    servers.push(platform)
    const tokenFile = settings.panelTokenFile ?? panelTokenFile(platform.port)
    writePanelToken(tokenFile, panelToken)
    const games = await serve(sandbox.games, settings.gamesPort, { host: settings.host })
    servers.push(games)
    const timer = setInterval(() => tickSafely(sandbox, report), TICK_MS)
    return {
      sandbox,
      sandboxPort: platform.port,
      gamesPort: games.port,
      panelToken,
      async stop() {
        clearInterval(timer)
        rmSync(tokenFile, { force: true })
        await Promise.all(servers.map((server) => server.close()))
        sandbox.close()
        log?.close()
      },
    }
  } catch (failure) {
    await Promise.all(servers.map((server) => server.close()))
    sandbox.close()
    log?.close()
    throw failure
  }
}

/** The merchants in the settings' folders. Throws `MerchantUnusable`. */
export const merchantsOf = ({ merchantFolders, merchant }: Pick<SandboxSettings, 'merchantFolders' | 'merchant'>) =>
  readMerchants(merchantFolders, merchant).map((found) => sandboxMerchant(found.merchant))

/** Ends the process with an error message. */
function endWith({ message }: StateFileRefused): never {
  process.stderr.write(`${message}
`)
  process.exit(1)
}

/** Reports failed due work, which is retried at the next tick; the server keeps answering. */
export function tickSafely(sandbox: Pick<Sandbox, 'tick'>, report: (message: string, cause: unknown) => void): void {
  try {
    sandbox.tick()
  } catch (failure) {
    report('Due work failed', failure)
  }
}
