import { useNavigate } from 'react-router-dom'

/** Whether the page was reached from another page of this site, so that a step back stays here. */
export const cameFromSite = (): boolean => ((window.history.state as { readonly idx?: number } | null)?.idx ?? 0) > 0

/** Goes back inside the site, or to `fallback` if the visit began on this page. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void (cameFromSite() ? navigate(-1) : navigate(fallback, { replace: true }))
}
