import { BannerCarousel } from '@croupier/ui/BannerCarousel'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { pageMerchants } from '../../ports/pageMerchants.ts'
import { useBanners } from '../../parts/banners/useBanners.ts'
import { useFollowBanner } from '../../parts/banners/useFollowBanner.ts'

/** Placeholder for the banners while they load: the picture the page has shown from the start. */
const Hero = styled.img`
  inline-size: 100%;
  block-size: auto;
  border-radius: ${tokens.radius.lg};
`

const size = { width: 1200, height: 400 }

const FirstPicture = () => (pageMerchants.hero === null ? null : <Hero src={pageMerchants.hero} alt="" {...size} />)

/**
 * The banners of the home page, by their group (S-210). Their space is reserved while they load and if there are none.
 */
export const HomeBanners = observer(function HomeBanners() {
  const text = useText()
  const { notices, saver } = useRoot()
  const follow = useFollowBanner()
  const banners = useBanners('w_home')
  const withAction = (target: ReturnType<typeof follow>) =>
    target.href === undefined ? target : { ...target, action: text('home.banner_go') }
  if (notices.announcements.data === undefined && !notices.announcements.failure)
    return saver.holdsPictures ? null : <FirstPicture />
  if (banners.length === 0) return null
  return (
    <BannerCarousel
      label={text('home.banners')}
      size={size}
      texts={{
        pause: text('carousel.pause'),
        dot: (banner, index) =>
          `${text('carousel.slide', { slide: index + 1, total: banners.length })}: ${banner.label}`,
      }}
      banners={banners.map((banner) => ({
        value: banner.id,
        image: banner.image,
        label: text('home.banner_of', { title: banner.title }),
        ...(banner.title ? { caption: banner.title } : {}),
        ...withAction(follow(banner.target)),
      }))}
    />
  )
})
