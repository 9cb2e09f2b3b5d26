import { useEffect } from 'react'
import { useRoot } from '../base/RootContext.ts'
import { holdMoves } from '../routes/siteHistory.ts'

/**
 * Asks before a move leads away from unsent input: every move to another page of the site and, for the open
 * centre's own addresses (parts of the query), steps back and forward. Closing a centre and its menu ask themselves. A
 * person who stays keeps the page and its history.
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
