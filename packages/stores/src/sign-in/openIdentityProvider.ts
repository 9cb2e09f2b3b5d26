import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { IdentityProvider, World } from '../world/World.ts'
import type { SystemStore } from '../system/SystemStore.ts'

/** Other providers as the merchant has them, or their stand-in where the platform names one. Rejects where there are none. */
export function openIdentityProvider(
  world: Pick<World, 'identityProvider'>,
  { merchant, system }: { readonly merchant: MerchantStore; readonly system: SystemStore },
): Promise<IdentityProvider> {
  const standIn = system.permission.data?.info.identityWindow ?? null
  return world.identityProvider?.(merchant.current, standIn) ?? Promise.reject(new Error('No provider of identities.'))
}
