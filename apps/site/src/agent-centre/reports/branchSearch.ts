import { useLocation } from 'react-router-dom'

/**
 * The address of another branch of the same report, with its days and products but without page and member search.
 * Going back leads up again.
 */
export function useBranchSearch(): (branch: string | undefined) => string {
  const { search } = useLocation()
  return (branch) => {
    const query = new URLSearchParams(search)
    for (const name of ['agent.branch', 'agent.page', 'agent.member']) query.delete(name)
    if (branch !== undefined) query.set('agent.branch', branch)
    return `?${query.toString()}`
  }
}
