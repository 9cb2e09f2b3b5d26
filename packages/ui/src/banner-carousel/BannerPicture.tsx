import { styled } from 'styled-components'
import { shape } from '../theme/shape.ts'
import { tokens } from '../theme/theme.ts'
import { wholeText } from '../texts/wholeText.tsx'
import { FreshButton } from '../press/FreshButton.ts'

/** A banner and its link. */
export interface Banner {
  /** Identifies it. */
  readonly value: string
  /** Address of the picture. */
  readonly image: string
  /** Text alternative of the picture. Leave it empty only for a decorative banner without a link. */
  readonly label: string
  /** Large caption over the empty left side of the picture, instead of `label`. The picture itself contains no text. */
  readonly caption?: string | undefined
  /** Call to action under the caption, drawn as a button, e.g. "Play now". The whole banner is the target. */
  readonly action?: string | undefined
  /** Address of the link. */
  readonly href?: string | undefined
  /** Navigates within the site. Replaces the default action of `href`, except for clicks with a modifier key. */
  readonly onPress?: (() => void) | undefined
}

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`

const Captioned = styled.span`
  position: relative;
  display: block;
  block-size: 100%;
  /* Sizes the caption relative to the picture, so their proportion is the same at every width. */
  container-type: inline-size;
`

const Caption = styled.span`
  position: absolute;
  inset-block: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  align-items: flex-start;
  gap: clamp(0.375rem, 2cqi, 1.25rem);
  inline-size: 48%;
  padding-inline: 5cqi;
  /* The art is dark on its quiet side, also where a brand's header is pale. */
  color: white;
  font-family: ${tokens.font.display};
  /* Large text grows as far as the picture has room. */
  font-size: clamp(min(0.9375rem, 5.2cqi), 4.2cqi, ${tokens.fontSize.displayLg});
  font-weight: ${tokens.fontWeight.bold};
  line-height: 1.12;
  letter-spacing: ${tokens.tracking.tight};
  text-align: start;
  text-wrap: balance;
  text-shadow: 0 1px 12px black;
  pointer-events: none;
`

const Action = styled.span`
  padding: clamp(min(0.25rem, 1.3cqi), 0.9cqi, 0.625rem) clamp(min(0.625rem, 3.4cqi), 2.2cqi, 1.25rem);
  border-radius: ${shape('buttonRadius', tokens.radius.pill)};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  font-family: ${tokens.font.text};
  font-size: clamp(min(0.75rem, 4cqi), 1.7cqi, 1rem);
  font-weight: ${tokens.fontWeight.semibold};
  letter-spacing: 0;
  text-shadow: none;
`

const Link = styled.a`
  display: block;
  block-size: 100%;

  &:where(:focus-visible) {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: -3px;
  }
`

const Press = styled(FreshButton)`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 0;
  background: transparent;
  cursor: pointer;

  &:where(:focus-visible) {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: -3px;
  }
`

/** Props of `BannerPicture`. */
export interface BannerPictureProps {
  banner: Banner
  size: { readonly width: number; readonly height: number }
  /** Marks the first picture of the page, which loads before all others. */
  first?: boolean | undefined
}

/** One banner. Renders an `<a>` for `href`, a `<button>` for `onPress` alone, otherwise only the picture. */
export const BannerPicture = ({ banner, size, first = false }: BannerPictureProps) => {
  const image = (
    <Picture
      src={banner.image}
      alt={banner.caption === undefined ? banner.label : ''}
      width={size.width}
      height={size.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      draggable={false}
    />
  )
  const { action, caption, href, onPress } = banner
  const picture =
    caption === undefined ? (
      image
    ) : (
      <Captioned>
        {image}
        <Caption>
          {wholeText(caption)}
          {action === undefined ? null : <Action>{action}</Action>}
        </Caption>
      </Captioned>
    )
  if (href !== undefined) {
    return (
      <Link
        href={href}
        draggable={false}
        onClick={(event) => {
          if (!onPress || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onPress()
        }}
      >
        {picture}
      </Link>
    )
  }
  return onPress ? (
    <Press type="button" onClick={onPress}>
      {picture}
    </Press>
  ) : (
    picture
  )
}
