import { useIdle } from '@croupier/ui/useIdle'
import { useEffect } from 'react'
import { useRoot } from '../../base/RootContext.ts'

/** How long the page has been left in peace before the gift is offered, ms. */
const peaceMs = 3_000

/**
 * Offers the registration gift once somebody is here and nothing lies over the page: never on top of what they have just
 * opened (S-216). Use inside an observer.
 */
export function useGiftOffer() {
  const { gift, session } = useRoot()
  const idle = useIdle()
  const { token } = session
  useEffect(() => {
    if (!idle) return undefined
    const timer = setInterval(() => {
      if (document.hidden || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      clearInterval(timer)
      gift.offer()
    }, peaceMs)
    return () => clearInterval(timer)
  }, [gift, idle, token])
}
