/** Starts a house for each worker of the journeys, with a state of its own that ends with them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FullConfig } from '@playwright/test'
import { answering, startHouse, stop } from '../scripts/serving/house.ts'
import { writeLanguagePacks } from './languagePacks.ts'

/** First port of the journeys; `JOURNEY_PORTS` moves them, so that two checkouts can run at the same time. */
const first = Number(process.env['JOURNEY_PORTS'] ?? 4100)

/** Ports of the house at `index` (below 9: browsers refuse port 4190), apart from those of `npm start`, so that both may run. */
export const housePorts = (index: number) => ({
  site: first + 10 * index,
  sandbox: first + 1 + 10 * index,
  games: first + 2 + 10 * index,
})

/** Ports of this worker's own house: journeys move its clock and its flags, and no other worker may notice. */
export const journeyPorts = housePorts(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

export default async function houses(config: FullConfig): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-journeys-'))
  const packs = writeLanguagePacks(path.join(folder, 'languages'))
  const services = Array.from({ length: config.workers }, (_, index) => {
    const ports = housePorts(index)
    return startHouse({
      ports,
      site: 'built',
      environment: {
        SANDBOX_DATA: path.join(folder, `sandbox-${index}.sqlite`),
        LANGUAGE_PACKS: packs,
        SANDBOX_PUBLIC_URL: `http://localhost:${ports.sandbox}`,
      },
    })
  }).flat()
  const end = async () => {
    await stop(services)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answering(services)
  } catch (failure) {
    // One that did not come up must not leave the others standing in the next run's way.
    await end()
    throw failure
  }
  return end
}
