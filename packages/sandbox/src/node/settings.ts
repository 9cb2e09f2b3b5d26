/** How a sandbox process is set up. */
export interface SandboxSettings {
  readonly sandboxPort: number
  readonly gamesPort: number
  readonly sitePort: number
  /** SQLite file, or `:memory:`. */
  readonly data: string
  readonly seed: number
  readonly publicUrl: string
  readonly gamesUrl: string
  readonly siteOrigins: readonly string[]
}

/** Reads the settings from the environment. Throws a plain sentence about the first value that makes no sense. */
export function sandboxSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const whole = (name: string, usual: number, most: number): number => {
    const text = env[name]
    if (text === undefined || text === '') return usual
    const value = Number(text)
    if (!Number.isInteger(value) || value < 0 || value > most)
      throw new Error(`${name} must be a whole number up to ${most}, not "${text}".`)
    return value
  }
  const sandboxPort = whole('SANDBOX_PORT', 4001, 65_535)
  const gamesPort = whole('GAMES_PORT', 4002, 65_535)
  const sitePort = whole('SITE_PORT', 4000, 65_535)
  return {
    sandboxPort,
    gamesPort,
    sitePort,
    data: env['SANDBOX_DATA'] || '.croupier/sandbox.sqlite',
    seed: whole('SANDBOX_SEED', 1, 2 ** 32 - 1),
    publicUrl: env['SANDBOX_PUBLIC_URL'] || `http://localhost:${sandboxPort}`,
    gamesUrl: env['GAMES_PUBLIC_URL'] || `http://localhost:${gamesPort}`,
    siteOrigins: env['SITE_ORIGINS']?.split(',') ?? [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`],
  }
}
