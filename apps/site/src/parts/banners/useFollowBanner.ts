import { useNavigate } from 'react-router-dom'

/** Props of a banner's link to its target; none if it has no target (wire fact 6.5). */
export function useFollowBanner() {
  const navigate = useNavigate()
  return (target: string | undefined): { href?: string; onPress?: () => void } => {
    if (!target) return {}
    return target.startsWith('/') ? { href: target, onPress: () => void navigate(target) } : { href: target }
  }
}
