import { useNavigate } from 'react-router-dom'
import { cameFromSite } from './siteHistory.ts'

/** Steps back inside the site, or goes to `fallback` when this page is where the visit began. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void (cameFromSite() ? navigate(-1) : navigate(fallback, { replace: true }))
}
