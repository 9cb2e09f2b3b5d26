import { existsSync } from 'node:fs'
import type { World } from '../World.ts'
import { addSealingKey, dropOldSealingKeys } from './nodeSecrets.ts'
import { openStored } from './openStored.ts'
import type { SandboxSettings } from './settings.ts'
import { merchantsOf } from './startSandbox.ts'

/**
 * Encrypts everything a stored state keeps encrypted with a new key, and drops the old one. The sandbox has to be stopped.
 * Wherever it is interrupted, the keys that are needed are in the file. Gives how many texts there were, or null when there
 * is no state. Throws `OtherFormat` like {@link openStored}.
 */
export function rekeyStored(
  settings: Pick<SandboxSettings, 'data' | 'seed' | 'merchantFolders' | 'merchant'>,
): number | null {
  if (!existsSync(settings.data)) return null
  addSealingKey(settings.data)
  const { sandbox } = openStored(settings.data, { seed: settings.seed, merchants: merchantsOf(settings) })
  try {
    const count = sandbox.state.transact(() => resealAll(sandbox.world))
    dropOldSealingKeys(settings.data)
    return count
  } finally {
    sandbox.close()
  }
}

function resealAll({ vault, tables: { securities, answers } }: World): number {
  let count = 0
  const renewed = (sealed: string) => {
    count++
    return vault.seal(vault.open(sealed))
  }
  for (const [key, row] of securities.entries()) {
    const { authenticator } = row
    if (authenticator)
      securities.put(key, { ...row, authenticator: { ...authenticator, secret: renewed(authenticator.secret) } })
  }
  // Read before any is written: a history lists what is written meanwhile as well.
  const rows = Array.from(answers.entries())
  for (const [key, row] of rows) answers.put(key, { ...row, answer: renewed(row.answer) })
  return count
}
