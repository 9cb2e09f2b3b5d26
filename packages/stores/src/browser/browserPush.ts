import type { Push } from '../ports/Ports.ts'

/**
 * Push messages of this browser. The site itself never subscribes, but an integrator's app or worker on the same origin
 * may, and the next user of the device must not receive those messages.
 */
export const browserPush = ({ serviceWorker }: Pick<Navigator, 'serviceWorker'>): Push => ({
  async drop() {
    try {
      const registration = await serviceWorker.getRegistration()
      await (await registration?.pushManager.getSubscription())?.unsubscribe()
    } catch {
      // Browsers without workers or push have nothing to unsubscribe.
    }
  },
})
