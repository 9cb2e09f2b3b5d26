import { limits } from '@croupier/stores'

/**
 * Opens customer service in a separate window, 440 by 750 (S-219). The window opens immediately, inside the click, so
 * that no blocker stops it, and goes to the address once it is known; without an address it closes again (S-222).
 * Resolves with what happened.
 */
export async function openServiceWindow(address: () => Promise<string>): Promise<'opened' | 'blocked' | 'failed'> {
  const { width, height } = limits.customerServiceWindow
  const popup = window.open('', 'croupier-service', `popup,width=${width},height=${height}`)
  if (!popup) return 'blocked'
  try {
    const target = new URL(await address())
    if (target.protocol !== 'https:' && target.protocol !== 'http:')
      throw new Error('Service address is no web address.')
    popup.opener = null
    popup.location.href = target.href
    return 'opened'
  } catch {
    popup.close()
    return 'failed'
  }
}
