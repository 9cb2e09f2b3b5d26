import { createJweOpener, type JweOpener } from '@croupier/api'
import type { MerchantFile } from '@croupier/api/merchant'
import { createSandbox, OtherFormat, sandboxMerchant, type ClientFiles, type Sandbox } from '@croupier/sandbox'
import { cookieJar, hearCookies, type CookieJar } from './cookies.ts'
import { logStore, resultOf, type LogStore } from './logStore.ts'

/**
 * Memory of a password's hash in KiB. Low, because the state never leaves the browser and a phone computes the hash.
 */
const passwordMemory = 1_024

/** A sandbox in the browser, with everything besides its state that has to outlive the worker. */
export interface DemoPlatform {
  readonly sandbox: Sandbox
  readonly store: LogStore
  readonly cookies: CookieJar
}

/** What the platform is made from. */
export interface DemoPlatformOptions {
  /** Name of the database. */
  readonly name: string
  readonly merchants: readonly MerchantFile[]
  readonly origin: string
  /** Folders used instead of the origins of platform and games. */
  readonly platform: string
  readonly games: string
  readonly gameFiles: ClientFiles
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('state', { autoIncrement: true })
    opening.result.createObjectStore('notes')
  })
  const database = await resultOf(opening)
  // Deletes the site's data without waiting for the demo to close.
  database.addEventListener('versionchange', () => database.close())
  return database
}

/** The key with which pages encrypt: stored, because a page that has it may outlive the worker. */
async function sealing(note: (name: string) => Promise<unknown>, keep: (name: string, value: unknown) => void) {
  let key = await note('sealing')
  if (typeof key !== 'string') {
    const algorithm = {
      name: 'RSA-OAEP',
      hash: 'SHA-256',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
    }
    const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
    key = JSON.stringify(await crypto.subtle.exportKey('jwk', privateKey))
    keep('sealing', key)
  }
  return createJweOpener(key as string)
}

/** Opens the demo's state in the browser, or creates it. */
export async function openPlatform({ name, merchants, ...places }: DemoPlatformOptions): Promise<DemoPlatform> {
  const database = await openDatabase(name)
  const notes = (mode: IDBTransactionMode) => database.transaction('notes', mode).objectStore('notes')
  const note = (key: string): Promise<unknown> => resultOf(notes('readonly').get(key))
  const keep = (key: string, value: unknown) => void notes('readwrite').put(value, key)

  const cookies = cookieJar(((await note('cookies')) ?? {}) as Readonly<Record<string, string>>, (all) =>
    keep('cookies', all),
  )
  hearCookies(cookies)
  let opener: Promise<JweOpener> | undefined
  const open = async () => {
    const store = await logStore(database, 'state')
    const sandbox = createSandbox({
      merchants: merchants.map(sandboxMerchant),
      store,
      passwordMemory,
      sealing: () => (opener ??= sealing(note, keep)),
      publicUrl: `${places.origin}${places.platform}`,
      gamesUrl: `${places.origin}${places.games}`,
      siteOrigins: [places.origin],
      gameFiles: places.gameFiles,
      report: (message, cause) => reportError(cause instanceof Error ? cause : new Error(message)),
    })
    return { sandbox, store, cookies }
  }
  try {
    return await open()
  } catch (failure) {
    if (!(failure instanceof OtherFormat)) throw failure
    // Written by another version of the demo, which this one cannot read.
    await resultOf(database.transaction('state', 'readwrite').objectStore('state').clear())
    return open()
  }
}
