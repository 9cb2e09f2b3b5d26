import type { Push } from '../world/World.ts'

/**
 * Push messages of this browser. The site itself asks for none; an integrator's app or worker may have done so on the
 * site's origin, and the next person at the device must not get them.
 */
export const browserPush = ({ serviceWorker }: Pick<Navigator, 'serviceWorker'>): Push => ({
  async drop() {
    try {
      const registration = await serviceWorker.getRegistration()
      await (await registration?.pushManager.getSubscription())?.unsubscribe()
    } catch {
      // Browsers without workers or push have nothing to give up.
    }
  },
})
