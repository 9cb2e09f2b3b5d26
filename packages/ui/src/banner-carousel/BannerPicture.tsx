import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** A banner and where it leads. */
export interface Banner {
  readonly id: string
  /** Address of the picture. */
  readonly image: string
  /** What the picture says. Needed when it leads somewhere. */
  readonly text: string
  /** Leads to this address. */
  readonly href?: string | undefined
  /** Leads somewhere inside the site; wins over `href`'s default action when both are given. */
  readonly onPress?: (() => void) | undefined
}

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`

const Link = styled.a`
  display: block;
  block-size: 100%;

  &:where(:focus-visible) {
    outline: 3px solid ${t.color.focus};
    outline-offset: -3px;
  }
`

const Press = styled.button`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 0;
  background: transparent;
  cursor: pointer;

  &:where(:focus-visible) {
    outline: 3px solid ${t.color.focus};
    outline-offset: -3px;
  }
`

/** Props of `BannerPicture`. */
export interface BannerPictureProps {
  banner: Banner
  size: { readonly width: number; readonly height: number }
  /** The first picture of the page loads before all others. */
  first?: boolean | undefined
}

/** One banner. Renders an `<a>`, a `<button>` or a bare `<img>`, by where it leads. */
export const BannerPicture = ({ banner, size, first = false }: BannerPictureProps) => {
  const picture = (
    <Picture
      src={banner.image}
      alt={banner.text}
      width={size.width}
      height={size.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      draggable={false}
    />
  )
  const { href, onPress } = banner
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
