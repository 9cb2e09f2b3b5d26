import type { MerchantFile } from '@croupier/api/merchant'

const nothing = { scripts: [], calls: [], frames: [] } as const

/**
 * What a page of a merchant with a project of Firebase may load and ask beside its own origin: the script and the frame by
 * which the window of the provider reports back, and the calls that prove who somebody is. A project whose id begins with
 * `demo-` exists nowhere, so nothing is opened for it.
 */
export function identityOrigins(identity: MerchantFile['identity']): {
  readonly scripts: readonly string[]
  readonly calls: readonly string[]
  readonly frames: readonly string[]
} {
  if (!identity || identity.firebase.projectId.startsWith('demo-')) return nothing
  return {
    scripts: ['https://apis.google.com'],
    calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frames: [`https://${identity.firebase.authDomain}`],
  }
}
