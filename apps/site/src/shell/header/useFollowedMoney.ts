import { useEffect } from 'react'
import { useRoot } from '../../base/RootContext.ts'

/**
 * After a reload with a payment on its way: loads its list, which says when the money has arrived and ends the fast
 * poll.
 */
export function useFollowedMoney(): void {
  const root = useRoot()
  useEffect(() => {
    if (!root.feed.follows('deposits') && !root.feed.follows('withdrawals')) return
    // Without it the page is as before, and the poll slows down by itself.
    void import('./loadFollowed.ts').then(({ loadFollowed }) => loadFollowed(root)).catch(() => undefined)
  }, [root])
}
