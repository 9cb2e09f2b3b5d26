import { useDirection } from '@base-ui/react/direction-provider'
import { Tabs as Engine } from '@base-ui/react/tabs'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState, type ReactElement } from 'react'
import { styled } from 'styled-components'
import type { Swiper as Slider } from 'swiper'
import { Swiper, SwiperSlide } from 'swiper/react'
import type { LateEngineProps } from '../late-part/lateEngine.tsx'
import { tokens } from '../theme/theme.ts'
import { FreshButton } from '../press/FreshButton.ts'

/** Props of `VendorSlides`. */
export interface VendorSlidesProps extends LateEngineProps {
  label: string
  tabs: readonly ReactElement[]
  /** Position of the chosen vendor, which stays in view; -1 for none. */
  chosen: number
  /** Whether the arrows are shown. */
  arrows: boolean
  words: { readonly previous: string; readonly next: string }
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
`

const List = styled(Engine.List)`
  flex: 1;
  min-inline-size: 0;
`

const Slides = styled(Swiper)`
  position: relative;
  overflow: hidden;
  touch-action: pan-y;

  & > .swiper-wrapper {
    display: flex;
    transition-property: transform;
    transition-timing-function: ${tokens.motion.ease};
  }
  .swiper-slide {
    flex-shrink: 0;
  }
`

const Arrow = styled(FreshButton)`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  padding: 0;
  border: 1px solid ${tokens.color.border};
  border-radius: 50%;
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  cursor: pointer;

  /* Touch scrolls the row natively. */
  @media (hover: none) {
    display: none;
  }
  &:where(:dir(rtl)) > svg {
    scale: -1 1;
  }
  &:where(:hover:not([aria-disabled='true'])) {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accentText};
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  &:where([aria-disabled='true']) {
    background: transparent;
    color: color-mix(in oklab, ${tokens.color.textMuted} 55%, transparent);
    cursor: default;
  }
`

/**
 * Vendors in view by container width: 7 with a gap of 10 px from tablets up, fewer on a phone, where 7 would be
 * too small to press, and fewer still between the arrows of a narrow or enlarged window, where names would be cut.
 */
const perView = {
  0: { slidesPerView: 2.4 },
  240: { slidesPerView: 3.4 },
  440: { slidesPerView: 5 },
  640: { slidesPerView: 7 },
}

interface Ends {
  readonly start: boolean
  readonly end: boolean
}

const endsOf = (swiper: Slider): Ends => ({
  start: swiper.isLocked || swiper.isBeginning,
  end: swiper.isLocked || swiper.isEnd,
})

/** Brings a vendor into view; the browser's own scrolling of the clipped row is undone. */
const reveal = (swiper: Slider, at: number) => {
  const seen = Math.floor(Number(swiper.params.slidesPerView))
  if (at < 0) return
  swiper.el.scrollLeft = 0
  if (at < swiper.activeIndex) swiper.slideTo(at)
  else if (at >= swiper.activeIndex + seen) swiper.slideTo(at - seen + 1)
}

/** The moving part of `VendorStrip`, in a separate chunk because of its engine. Renders a `<div>`. */
const VendorSlides = ({ label, tabs, chosen, arrows, words }: VendorSlidesProps) => {
  const [swiper, setSwiper] = useState<Slider>()
  const [{ start, end }, setEnds] = useState<Ends>({ start: true, end: true })
  const direction = useDirection()
  const update = (now: Slider) => setEnds(endsOf(now))
  useEffect(() => {
    if (swiper && !swiper.destroyed) reveal(swiper, chosen)
  }, [swiper, chosen])
  return (
    <Row
      onFocus={({ target }) => {
        if (swiper)
          reveal(
            swiper,
            swiper.slides.findIndex((slide) => slide.contains(target)),
          )
      }}
    >
      {arrows ? (
        <Arrow type="button" aria-label={words.previous} aria-disabled={start} onClick={() => swiper?.slidePrev()}>
          <ChevronLeft size={20} aria-hidden />
        </Arrow>
      ) : null}
      <List aria-label={label}>
        <Slides
          key={direction}
          slidesPerView={7}
          spaceBetween={10}
          breakpoints={perView}
          breakpointsBase="container"
          initialSlide={Math.max(chosen, 0)}
          watchOverflow
          speed={250}
          onSwiper={(now) => {
            setSwiper(now)
            update(now)
          }}
          onSlideChange={update}
          onResize={update}
          onBreakpoint={update}
          onSlidesUpdated={update}
          onReachEnd={update}
          onFromEdge={update}
        >
          {tabs.map((tab) => (
            <SwiperSlide key={tab.key}>{tab}</SwiperSlide>
          ))}
        </Slides>
      </List>
      {arrows ? (
        <Arrow type="button" aria-label={words.next} aria-disabled={end} onClick={() => swiper?.slideNext()}>
          <ChevronRight size={20} aria-hidden />
        </Arrow>
      ) : null}
    </Row>
  )
}

export default VendorSlides
