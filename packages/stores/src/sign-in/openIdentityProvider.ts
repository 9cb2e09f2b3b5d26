import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { IdentityProvider, Ports } from '../ports/Ports.ts'
import type { SystemStore } from '../system/SystemStore.ts'

/** The merchant's login providers, or the platform's replacement if it names one. Rejects if there are none. */
export function openIdentityProvider(
  ports: Pick<Ports, 'identityProvider'>,
  { merchant, system }: { readonly merchant: MerchantStore; readonly system: SystemStore },
): Promise<IdentityProvider> {
  const standIn = system.permission.data?.info.identityWindow ?? null
  return ports.identityProvider?.(merchant.current, standIn) ?? Promise.reject(new Error('No provider of identities.'))
}
