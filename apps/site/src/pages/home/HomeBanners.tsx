import { BannerCarousel, tokens as t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { useFollowBanner } from './useFollowBanner.ts'

/** Stands in for the banners while they load: the picture the page has shown from its first moment. */
const Hero = styled.img`
  inline-size: 100%;
  block-size: auto;
  border-radius: ${t.radius.lg};
`

const size = { width: 1200, height: 400 }

/** The banners of the home page, by their group (S-210). Their place is kept while they load, and when there are none. */
export const HomeBanners = observer(function HomeBanners() {
  const text = useText()
  const { notices, system } = useRoot()
  const follow = useFollowBanner()
  const banners = notices.banners('w_home')
  if (notices.announcements.data === undefined)
    return notices.announcements.failure ? null : <Hero src="/brand/hero.svg" alt="" {...size} />
  if (banners.length === 0) return null
  return (
    <BannerCarousel
      label={text('home.banners')}
      size={size}
      pauseText={text('carousel.pause')}
      dotText={(banner, index) =>
        `${text('carousel.slide', { slide: index + 1, total: banners.length })}: ${banner.text}`
      }
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
