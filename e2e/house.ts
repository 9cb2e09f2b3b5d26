/** Starts the house once for all journeys, with a state of its own that ends with them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answering, startHouse, stop } from '../scripts/serving/house.ts'

/** Ports apart from those of `npm start`, so that both may run. */
export const journeyPorts = { site: 4100, sandbox: 4101, games: 4102 }

export default async function house(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-journeys-'))
  const services = startHouse({
    ports: journeyPorts,
    site: 'built',
    environment: {
      SANDBOX_DATA: path.join(folder, 'sandbox.sqlite'),
      SANDBOX_PUBLIC_URL: `http://localhost:${journeyPorts.sandbox}`,
    },
  })
  await answering(services)
  return async () => {
    await stop(services)
    rmSync(folder, { recursive: true, force: true })
  }
}
