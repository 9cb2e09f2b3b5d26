import type { MerchantFile } from '@croupier/api/merchant'

const nothing = { scripts: [], calls: [], frames: [] } as const

/**
 * Origins that a page of a merchant with a Firebase project may load and call besides its own: the script and frame
 * through which the provider's window reports back, and the identity calls. A project whose id begins with `demo-` does
 * not exist, so it needs none.
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
