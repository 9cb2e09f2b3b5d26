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
    // If it cannot be loaded, the poll slows down after half an hour all the same.
    void import('./loadFollowed.ts').then(({ loadFollowed }) => loadFollowed(root)).catch(() => undefined)
  }, [root])
}
