import { USUAL_MEMORY } from '../core/secrets/scrypt.ts'
import { isScenario, SCENARIO_NAMES, type ScenarioName } from '../scenarios/scenarios.ts'

/** Settings of a sandbox process. */
export interface SandboxSettings {
  readonly sandboxPort: number
  readonly gamesPort: number
  readonly sitePort: number
  /** Address the servers bind to. */
  readonly host: string
  /** File that the operator panel's token is written to at each start; null for the port's default file. */
  readonly panelTokenFile: string | null
  /** SQLite file, or `:memory:`. */
  readonly data: string
  /** File that refused calls are written to; null for none. */
  readonly log: string | null
  readonly seed: number
  /** Memory of a password hash in KiB. */
  readonly passwordMemory: number
  /** Whether every picture is one grey pixel. */
  readonly plainPictures: boolean
  /** Folders that contain merchants, or are one. */
  readonly merchantFolders: readonly string[]
  /** Code of the default merchant; '' for the one whose file declares it. */
  readonly merchant: string
  readonly publicUrl: string
  readonly gamesUrl: string
  readonly siteOrigins: readonly string[]
  /** Addresses and ranges of the sites that are trusted to report visitors' addresses; this machine always is. */
  readonly sites: readonly string[]
  /** Origins of apps in development that may call the platform from their pages; none by default. */
  readonly corsOrigins: readonly string[]
  /** Scenario to reset to at start; null keeps the stored state. */
  readonly scenario: ScenarioName | null
  /** Whether a stored state is moved aside before the start. */
  readonly fresh: boolean
}

/** Command-line options, each with its argument. */
const FLAGS: Readonly<Record<string, string>> = { '--scenario': '--scenario NAME', '--fresh': '--fresh' }

/**
 * Reads the settings from the environment and the command line (`--scenario NAME`, `--fresh`). Throws a plain
 * sentence about the first invalid value or option.
 */
export function sandboxSettings(
  env: Readonly<Record<string, string | undefined>>,
  words: readonly string[] = [],
): SandboxSettings {
  const whole = (name: string, usual: number, most: number): number => {
    const text = env[name]
    if (text === undefined || text === '') return usual
    const value = Number(text)
    if (!Number.isInteger(value) || value < 0 || value > most)
      throw new Error(`${name} must be a whole number up to ${most}, not "${text}".`)
    return value
  }
  const place = words.indexOf('--scenario')
  const unknown = words.find((word, at) => !(word in FLAGS) && (place < 0 || at !== place + 1))
  if (unknown !== undefined)
    throw new Error(`There is no "${unknown}". There are: ${Object.values(FLAGS).join(', ')}, and the command verify.`)
  const wanted = place < 0 ? '' : (words[place + 1] ?? '')
  if (place >= 0 && !isScenario(wanted))
    throw new Error(`There is no scenario "${wanted}". There are: ${SCENARIO_NAMES.join(', ')}.`)
  const sandboxPort = whole('SANDBOX_PORT', 4001, 65_535)
  const gamesPort = whole('GAMES_PORT', 4002, 65_535)
  const sitePort = whole('SITE_PORT', 4000, 65_535)
  return {
    sandboxPort,
    gamesPort,
    sitePort,
    host: env['HOST'] || '127.0.0.1',
    panelTokenFile: env['SANDBOX_TOKEN_FILE'] || null,
    data: env['SANDBOX_DATA'] || '.croupier/sandbox.sqlite',
    log: env['SANDBOX_LOG'] || null,
    merchantFolders: env['MERCHANTS']?.split(',') ?? ['merchants'],
    merchant: env['MERCHANT'] ?? '',
    passwordMemory: whole('SANDBOX_PASSWORD_MEMORY', USUAL_MEMORY, 2 ** 20),
    plainPictures: env['SANDBOX_PICTURES'] === 'plain',
    seed: whole('SANDBOX_SEED', 1, 2 ** 32 - 1),
    publicUrl: env['SANDBOX_PUBLIC_URL'] || `http://localhost:${sandboxPort}`,
    gamesUrl: env['GAMES_PUBLIC_URL'] || `http://localhost:${gamesPort}`,
    scenario: isScenario(wanted) ? wanted : null,
    fresh: words.includes('--fresh'),
    sites: (env['SITE_ADDRESSES'] ?? '').split(',').flatMap((one) => one.trim() || []),
    corsOrigins: env['CORS_ORIGINS']?.split(',') ?? [],
    siteOrigins: env['SITE_ORIGINS']?.split(',') ?? [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`],
  }
}
