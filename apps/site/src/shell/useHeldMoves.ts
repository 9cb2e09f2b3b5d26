import { useEffect } from 'react'
import { useRoot } from '../base/RootContext.ts'
import { holdMoves } from '../routes/siteHistory.ts'

/**
 * Asks before a move leads away from input that was not sent: every move to another page of the site, and of the
 * open centre's own addresses, which are parts of the query, the steps back and forward. Closing a centre and its menu ask
 * themselves. The person who stays is where they were, with the same way back.
 */
export function useHeldMoves() {
  const { agentCentre, memberCentre, pageLeave } = useRoot()
  useEffect(() => {
    const centres = [memberCentre.leaving, agentCentre.leaving]
    let wanted: (() => void) | undefined
    return holdMoves(({ from, to, isStep, go }) => {
      const isOtherPage = from.pathname !== to.pathname
      if (!isOtherPage && !(isStep && from.search !== to.search)) return false
      const held = (isOtherPage ? [...centres, pageLeave] : centres).find(({ isHeld }) => isHeld)
      if (!held) return false
      const isAsked = wanted !== undefined
      // Of several moves while the question is open the last one counts.
      wanted = go
      if (!isAsked) void held.leaveThen(() => wanted?.()).finally(() => (wanted = undefined))
      return true
    })
  }, [agentCentre, memberCentre, pageLeave])
}
