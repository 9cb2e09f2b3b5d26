import { OtherKey } from '../core/state/format.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts'
import { nodeScrypt, nodeVault, vaultKey } from './nodeSecrets.ts'
import { sqliteStore } from './sqliteStore.ts'
import { StateFileRefused } from './StateFileRefused.ts'

/**
 * Opens the state in a file, created if missing. `failed` is called when a later commit cannot be written.
 * Throws {@link StateFileRefused} when the file cannot be used; on any error the file is closed again, with its rows
 * unchanged.
 */
export function openStored(
  file: string,
  options: Omit<SandboxOptions, 'store'>,
  failed?: (failure: StateFileRefused) => void,
): Sandbox {
  const store = sqliteStore(file, failed)
  try {
    return createSandbox({ scrypt: nodeScrypt, vault: nodeVault(vaultKey(file)), ...options, store })
  } catch (failure) {
    store.close()
    if (failure instanceof OtherKey)
      throw new StateFileRefused(
        `${file}.key is not the key that ${file} was written with. Put the key back from a copy, or start with --fresh, which keeps the old files under another name.`,
        { cause: failure },
      )
    if (!(failure instanceof SyntaxError)) throw failure
    throw new StateFileRefused(
      `${file} is damaged: it holds a row that cannot be read (${failure.message}). Put a copy in its place, or start with --fresh, which keeps it under another name.`,
      { cause: failure },
    )
  }
}
