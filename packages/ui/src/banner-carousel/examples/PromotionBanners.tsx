import { BannerCarousel } from '@croupier/ui/BannerCarousel'
import { useState } from 'react'

const addressOf = (banner: number) => `/art/banner/${banner}.svg`

const promotions = ['Friday reload', 'Golden Reef week', 'Invite a friend']

/** Banners with links. With `href` each is a link, and `onPress` navigates within the site. */
export const PromotionBanners = ({ pictureOf = addressOf }) => {
  const [opened, setOpened] = useState('nothing yet')
  return (
    <>
      <BannerCarousel
        label="Promotions"
        banners={promotions.map((label, index) => ({
          value: label,
          label,
          image: pictureOf(index),
          onPress: () => setOpened(label),
        }))}
        texts={{ dot: (banner, index) => `Show banner ${index + 1}: ${banner.label}` }}
      />
      <p>Opened: {opened}</p>
    </>
  )
}
