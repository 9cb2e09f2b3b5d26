import { createJweOpener, createPlatformOpener, type JweOpener, type PlatformOpener } from '@croupier/api'

/** Decrypts sealed values, in each scheme that a merchant's file can name. A key is created on first use. */
export interface Openers {
  readonly jwe: () => Promise<JweOpener>
  readonly platform: () => Promise<PlatformOpener>
}

/** Openers with new keys. Tests pass in one for JWE: creating its key takes longer than most tests. */
export function freshOpeners(jwe?: () => Promise<JweOpener>): Openers {
  let own: Promise<JweOpener> | undefined
  let platform: Promise<PlatformOpener> | undefined
  return {
    jwe: jwe ?? (() => (own ??= createJweOpener())),
    platform: () => (platform ??= createPlatformOpener()),
  }
}
