import { useNavigate } from 'react-router-dom'

/** Props of a banner's link for where it leads; none when it leads nowhere (wire fact 6.5). */
export function useFollowBanner() {
  const navigate = useNavigate()
  return (target: string | undefined): { href?: string; onPress?: () => void } => {
    if (!target) return {}
    return target.startsWith('/') ? { href: target, onPress: () => void navigate(target) } : { href: target }
  }
}
