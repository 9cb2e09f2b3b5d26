import { OtherFormat } from '../core/state/format.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts'
import type { Store } from '../core/store/store.ts'
import { nodeArgon2, nodeVault, vaultKeys } from './nodeSecrets.ts'
import { sqliteStore, type SqliteStoreOptions } from './sqliteStore.ts'

/** A sandbox whose state is in a file. */
export interface StoredSandbox {
  readonly sandbox: Sandbox
  readonly store: Store
}

/**
 * Opens the state in a file, which is made when missing. Throws `OtherFormat` with the name of the file and the ways on
 * when another version wrote it. Whatever it throws, the file is closed again and no row in it was touched.
 */
export function openStored(
  file: string,
  options: Omit<SandboxOptions, 'store'>,
  writing?: SqliteStoreOptions,
): StoredSandbox {
  const store = sqliteStore(file, writing)
  try {
    const sealed = { argon2: nodeArgon2, vault: nodeVault(() => vaultKeys(file)) }
    return { sandbox: createSandbox({ ...sealed, ...options, store }), store }
  } catch (failure) {
    store.close()
    if (!(failure instanceof OtherFormat)) throw failure
    throw new OtherFormat(
      `${file} holds the state of another version of the sandbox, which this one cannot read. Delete the file to start anew, or set SANDBOX_DATA to another file.`,
      { cause: failure },
    )
  }
}
