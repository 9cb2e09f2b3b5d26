/** Which ports the site, the sandbox and the games answer on, and whether they are free. */
import { createServer } from 'node:net'

const fromEnvironment = (name: string, usual: number): number => {
  const text = process.env[name]
  if (!text) return usual
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} must be a port number, not "${text}".`)
  return port
}

/**
 * The three ports, from `SITE_PORT`, `SANDBOX_PORT`, `GAMES_PORT` or 4000 to 4002. Throws on a text that is no port.
 */
export function ports() {
  return {
    site: fromEnvironment('SITE_PORT', 4000),
    sandbox: fromEnvironment('SANDBOX_PORT', 4001),
    games: fromEnvironment('GAMES_PORT', 4002),
  }
}

/** Whether a port of this machine is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Ends the program with a message that says which port is taken and what to set. */
export async function refuseTakenPorts(wanted: ReturnType<typeof ports>): Promise<void> {
  for (const [name, port] of Object.entries(wanted)) {
    if (await isFree(port)) continue
    const variable = `${name.toUpperCase()}_PORT`
    console.error(
      `Port ${port} (${name}) is taken. Stop what uses it, or choose another: ${variable}=${port + 100} npm start`,
    )
    process.exit(1)
  }
}
