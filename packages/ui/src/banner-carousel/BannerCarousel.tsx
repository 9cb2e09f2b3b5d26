import { Suspense, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useIdle } from '../idle/useIdle.ts'
import { lateEngine } from '../late-part/lateEngine.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import { BannerPicture, type Banner } from './BannerPicture.tsx'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

const BannerSlides = lateEngine(() => import('./BannerSlides.tsx'))

/** Props of `BannerCarousel`; everything else goes to the root. */
export interface BannerCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the carousel, e.g. "Promotions". */
  label: string
  /** The banners in order. With none, the carousel renders nothing. */
  banners: readonly Banner[]
  /** Pixel size of the pictures, which reserves their space before they load. Default 1200 by 400. */
  size?: { readonly width: number; readonly height: number } | undefined
  /** Milliseconds each banner stays. Default 5000. */
  interval?: number | undefined
  /** Texts: `dot` names a dot, e.g. "Show banner 2 of 4: Friday reload"; `pause` can come from `KitTexts`. */
  texts: { readonly dot: (banner: Banner, index: number) => string } & SomeTexts<'pause'>
}

const Root = styled.section`
  position: relative;
  aspect-ratio: var(--_ratio);
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surfaceSunken};
  overflow: hidden;
`

/**
 * The banners of a page, one at a time. Renders a `<section>`.
 *
 * The first picture is in the server's HTML, loads first and is shown alone until the sliding engine has loaded;
 * the others load shortly before their turn. It advances automatically unless paused, hovered, focused, in a hidden tab
 * or under reduced motion; the dots do the same as swiping. The banners' own box has
 * `data-running` while they turn.
 */
export const BannerCarousel = ({
  label,
  banners,
  size = { width: 1200, height: 400 },
  interval = 5000,
  texts,

  style,
  ...rest
}: BannerCarouselProps) => {
  if (process.env.NODE_ENV !== 'production') needs('BannerCarousel', { banners })
  const words = useKitTexts(texts)
  const [first] = banners
  // The sliding engine would be the largest part of the first view and is needed last.
  const idle = useIdle()
  if (!first) return null
  const still = <BannerPicture banner={first} size={size} first />
  return (
    <Root {...rest} aria-label={label} style={{ ['--_ratio' as string]: `${size.width} / ${size.height}`, ...style }}>
      {banners.length === 1 || !idle ? (
        still
      ) : (
        <Suspense fallback={still}>
          <BannerSlides still={still} banners={banners} size={size} interval={interval} words={words} />
        </Suspense>
      )}
    </Root>
  )
}
