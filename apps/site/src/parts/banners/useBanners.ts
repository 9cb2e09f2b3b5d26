import { useRoot } from '../../base/RootContext.ts'
import { ownText } from '../text/ownText.ts'
import { routeOf } from './routeOf.ts'

/** A banner as pages show it. */
export interface ShownBanner {
  readonly id: string
  readonly image: string
  readonly title: string
  /** An https address or a page of this site; undefined for a picture without a link. */
  readonly target: string | undefined
}

/**
 * The banners of a group, such as w_home (S-210): the platform's, or those of the merchant's folder if it sends none.
 * None until the platform has answered, so that no banner is replaced in view; none while pictures are held back. Use
 * inside an observer.
 */
export function useBanners(group: string): readonly ShownBanner[] {
  const { locale, merchant, notices, saver, system, ports } = useRoot()
  const { data, failure } = notices.announcements
  if ((data === undefined && !failure) || saver.holdsPictures) return []
  const sent = notices.banners(group)
  const { hasPage } = ports.place
  if (sent.length > 0)
    return sent.map(({ bannerId, url, title, linkageType, linkage, externalLink }) => ({
      id: String(bannerId),
      image: system.imageUrl(url) ?? '',
      title: title ?? '',
      target: routeOf(linkageType === 'URL' ? (linkage ?? externalLink) : externalLink, hasPage),
    }))
  return merchant.current.banners
    .filter((banner) => banner.group === group)
    .map(({ picture, title, leadsTo }) => ({
      id: picture,
      image: picture,
      title: ownText(title, locale.language),
      target: routeOf(leadsTo, hasPage),
    }))
}
