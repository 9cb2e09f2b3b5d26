import { BannerCarousel } from '@croupier/ui/BannerCarousel'
import { useState } from 'react'

const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" width="1200" height="400"><path fill="hsl(${hue} 60% 24%)" d="M0 0h1200v400H0z"/><circle fill="hsl(${hue + 40} 80% 60%)" cx="930" cy="200" r="130"/></svg>`)}`

const promotions = ['Friday reload', 'Golden Reef week', 'Invite a friend']

/** Banners with links. With `href` each is a link, and `onPress` navigates within the site. */
export const PromotionBanners = () => {
  const [opened, setOpened] = useState('nothing yet')
  return (
    <>
      <BannerCarousel
        label="Promotions"
        banners={promotions.map((label, index) => ({
          value: label,
          label,
          image: picture(150 + index * 80),
          onPress: () => setOpened(label),
        }))}
        texts={{ dot: (banner, index) => `Show banner ${index + 1}: ${banner.label}` }}
      />
      <p>Opened: {opened}</p>
    </>
  )
}
