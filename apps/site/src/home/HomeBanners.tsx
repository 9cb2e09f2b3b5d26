import { BannerCarousel, Skeleton } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { useFollowBanner } from './useFollowBanner.ts'

const size = { width: 1200, height: 400 }

/** The banners of the home page, by their group (S-210). Their place is kept while they load, and when there are none. */
export const HomeBanners = observer(function HomeBanners() {
  const text = useText()
  const { notices, system } = useRoot()
  const follow = useFollowBanner()
  const banners = notices.banners('w_home')
  if (notices.announcements.data === undefined)
    return notices.announcements.failure ? null : <Skeleton style={{ aspectRatio: `${size.width} / ${size.height}` }} />
  if (banners.length === 0) return null
  return (
    <BannerCarousel
      label={text('home.banners')}
      size={size}
      pauseText={text('carousel.pause')}
      dotText={(banner, index) => `${text('carousel.slide', { slide: index + 1, total: banners.length })}: ${banner.text}`}
      banners={banners.map((banner) => ({
        id: String(banner.bannerId),
        image: system.imageUrl(banner.url) ?? '',
        text: text('home.banner_of', { title: banner.title ?? '' }),
        ...(banner.title ? { caption: banner.title } : {}),
        ...follow(banner),
      }))}
    />
  )
})
