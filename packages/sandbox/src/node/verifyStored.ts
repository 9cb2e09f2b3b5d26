import { existsSync } from 'node:fs'
import type { Audit } from '../core/ledger/verify.ts'
import type { SandboxSettings } from './settings.ts'
import { openStored } from './openStored.ts'
import { merchantsOf } from './startSandbox.ts'

/**
 * Opens a stored state, recomputes its ledger and closes it again. Null when there is no state at that path. Throws
 * `StateFileRefused` like {@link openStored}.
 */
export function verifyStored(
  settings: Pick<SandboxSettings, 'data' | 'seed' | 'merchantFolders' | 'merchant'>,
): Audit | null {
  if (!existsSync(settings.data)) return null
  const sandbox = openStored(settings.data, { seed: settings.seed, merchants: merchantsOf(settings) })
  try {
    return sandbox.verify()
  } finally {
    sandbox.close()
  }
}
