import type { Banner } from '@croupier/stores'
import { useNavigate } from 'react-router-dom'
import { useRoot } from '../../app/RootContext.ts'
import { routeOf } from './routeOf.ts'

/** Where a banner leads: an address elsewhere, or a page of this site; nowhere when it says neither (wire fact 6.5). */
export function useFollowBanner() {
  const navigate = useNavigate()
  const { place } = useRoot().world
  return (banner: Banner): { href?: string; onPress?: () => void } => {
    const target = routeOf(banner, place.hasPage)
    if (!target) return {}
    return target.startsWith('/') ? { href: target, onPress: () => void navigate(target) } : { href: target }
  }
}
