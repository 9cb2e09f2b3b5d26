import { createJweOpener, createPlatformOpener, type JweOpener, type PlatformOpener } from '@croupier/api'

/** Opens what people seal, in each scheme that a merchant's file can name. A key is made with the first call that needs it. */
export interface Openers {
  readonly jwe: () => Promise<JweOpener>
  readonly platform: () => Promise<PlatformOpener>
}

/** Openers under fresh keys. Tests give one of JWE: making its key takes longer than most of them. */
export function freshOpeners(jwe?: () => Promise<JweOpener>): Openers {
  let own: Promise<JweOpener> | undefined
  let platform: Promise<PlatformOpener> | undefined
  return {
    jwe: jwe ?? (() => (own ??= createJweOpener())),
    platform: () => (platform ??= createPlatformOpener()),
  }
}
