import { useDirection } from '@base-ui/react/direction-provider'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Swiper as Engine } from 'swiper'
import { Swiper, SwiperSlide } from 'swiper/react'
import { PauseButton } from '../drift/PauseButton.tsx'
import type { LateEngineProps } from '../late-part/lateEngine.tsx'
import { tokens } from '../theme/theme.ts'
import { BannerPicture, type Banner } from './BannerPicture.tsx'
import { useTurns } from './useTurns.ts'
import { FreshButton } from '../press/FreshButton.ts'

/** Props of `BannerSlides`. */
export interface BannerSlidesProps extends LateEngineProps {
  banners: readonly Banner[]
  size: { readonly width: number; readonly height: number }
  interval: number
  words: { readonly pause: string; readonly dot: (banner: Banner, index: number) => string }
}

const Frame = styled.div`
  position: absolute;
  inset: 0;
`

const Slides = styled(Swiper)`
  position: relative;
  block-size: 100%;
  overflow: hidden;
  touch-action: pan-y;

  & > .swiper-wrapper {
    display: flex;
    block-size: 100%;
    transition-property: transform;
    transition-timing-function: ${tokens.motion.ease};
  }
  .swiper-slide {
    flex-shrink: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`

const Controls = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space.s2};
  /* Away from the caption, which is on the left in every language: the art leaves room for it there. */
  right: ${tokens.space.s2};
  z-index: 1;
  display: flex;
  align-items: center;
  /* On the picture itself: a plate around all of them would cover a third of it on a phone. */
  color: ${tokens.color.onDeep};
`

const Dot = styled(FreshButton)`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;

  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: ${tokens.color.deep};
    /* Two rings, so that it shows on light and dark pictures. */
    box-shadow:
      inset 0 0 0 1.5px currentcolor,
      0 0 0 1.5px ${tokens.color.deep};
  }
  &:where([aria-current])::before {
    background: currentcolor;
  }
  @media (forced-colors: active) {
    &::before {
      border: 1.5px solid ButtonText;
    }
    &:where([aria-current])::before {
      background: Highlight;
    }
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid currentcolor;
    outline-offset: -2px;
  }
`

const Hold = styled(PauseButton)`
  inline-size: 1.75rem;
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 1.75rem;
  background: color-mix(in srgb, ${tokens.color.deep} 78%, transparent);
  color: inherit;

  &:hover,
  &:focus-visible {
    background: ${tokens.color.deepRaised};
    color: inherit;
    outline-color: currentcolor;
  }
`

/** The moving part of `BannerCarousel`, in a separate chunk because of its engine. Renders a `<div>`. */
const BannerSlides = ({ banners, size, interval, words }: BannerSlidesProps) => {
  const [swiper, setSwiper] = useState<Engine>()
  const [active, setActive] = useState(0)
  const direction = useDirection()
  const { running, paused, setPaused, watch } = useTurns(interval, active, () => swiper?.slideNext())
  return (
    <Frame {...watch} data-running={running ? '' : undefined}>
      <Slides
        key={direction}
        rewind
        speed={250}
        onSwiper={setSwiper}
        onSlideChange={(now) => setActive(now.activeIndex)}
      >
        {banners.map((banner, index) => (
          <SwiperSlide key={banner.value} inert={index !== active}>
            <BannerPicture banner={banner} size={size} first={index === 0} />
          </SwiperSlide>
        ))}
      </Slides>
      <Controls>
        {banners.map((banner, index) => (
          <Dot
            key={banner.value}
            type="button"
            aria-label={words.dot(banner, index)}
            aria-current={index === active || undefined}
            onClick={() => swiper?.slideTo(index)}
          />
        ))}
        <Hold label={words.pause} paused={paused} onClick={() => setPaused(!paused)} />
      </Controls>
    </Frame>
  )
}

export default BannerSlides
