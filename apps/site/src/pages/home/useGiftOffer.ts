import { useIdle } from '@croupier/ui/useIdle'
import { useEffect } from 'react'
import { useRoot } from '../../base/RootContext.ts'

/** Idle time on the page before the gift is offered, ms. */
const peaceMs = 3_000

/**
 * Offers the registration gift once the person is active and no overlay is open: never on top of what they have just
 * opened (S-216). Use inside an observer.
 */
export function useGiftOffer() {
  const { gift, session } = useRoot()
  const idle = useIdle()
  const { token, takesOffers } = session
  useEffect(() => {
    if (!idle || !takesOffers) return undefined
    const timer = setInterval(() => {
      if (document.hidden || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      clearInterval(timer)
      gift.offer()
    }, peaceMs)
    return () => clearInterval(timer)
  }, [gift, idle, takesOffers, token])
}
