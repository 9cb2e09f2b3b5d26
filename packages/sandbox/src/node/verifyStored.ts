import { existsSync } from 'node:fs'
import { createSandbox } from '../createSandbox.ts'
import type { Audit } from '../ledger/verify.ts'
import type { SandboxSettings } from './settings.ts'
import { sqliteStore } from './sqliteStore.ts'

/** Opens a stored state, recomputes its ledger and closes it again. Null when there is no state at that path. */
export function verifyStored(settings: Pick<SandboxSettings, 'data' | 'seed'>): Audit | null {
  if (!existsSync(settings.data)) return null
  const sandbox = createSandbox({ seed: settings.seed, store: sqliteStore(settings.data) })
  try {
    return sandbox.verify()
  } finally {
    sandbox.close()
  }
}
