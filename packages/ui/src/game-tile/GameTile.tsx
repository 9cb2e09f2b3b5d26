import { Heart, Wrench } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** Props of `GameTile`; everything else goes to the root. */
export interface GameTileProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string
  /** The maker, shown under the name and read after it. */
  vendor?: string | undefined
  /** Address of the picture, 3 to 4. */
  image: string
  /** Shown when the picture fails [S-212]. */
  fallbackImage: string
  /** Starts the game. */
  onLaunch: () => void
  /** Small words in the corner, e.g. "Hot" and "New"; `hot` is coloured. */
  badges?: readonly { readonly text: string; readonly hot?: boolean | undefined }[] | undefined
  /** Whether it is a favourite; without it there is no heart. */
  favourite?: boolean | undefined
  onFavouriteChange?: ((favourite: boolean) => void) | undefined
  /** Names the heart together with the game, e.g. "Favourite: Lucky Koi". */
  favouriteText?: string | undefined
  /** The game is closed for now, in words; it can't be started then. */
  maintenance?: string | undefined
  /** Smallest stake, in words, e.g. "Min ₱1.00". */
  minBet?: ReactNode
  /** Loads the picture at once, for tiles that are in view from the start. */
  eager?: boolean | undefined
}

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${t.space.s2};
  min-inline-size: 0;
  color: ${t.color.text};
  font-family: ${t.font.text};
  transition: translate ${t.motion.base} ${t.motion.ease};

  @media (hover: hover) {
    &:where(:hover:not([data-maintenance])) {
      translate: 0 -4px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    translate: none;
  }
`

const Frame = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 3 / 4;
  border-radius: ${t.radius.md};
  background: ${t.color.surfaceSunken};
  box-shadow: ${t.shadow.sm};
  overflow: hidden;
  transition: box-shadow ${t.motion.base} ${t.motion.ease};

  @media (hover: hover) {
    :where(article:hover:not([data-maintenance])) & {
      box-shadow: ${t.shadow.md};
    }
  }
`

const Art = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  :where([data-maintenance]) & {
    filter: grayscale(0.9) brightness(0.55);
  }
`

const Launch = styled.button`
  display: -webkit-box;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.semibold};
  line-height: 1.3;
  text-align: start;
  overflow: hidden;
  overflow-wrap: anywhere;
  outline: 0;
  cursor: pointer;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* The whole tile starts the game; its name alone is the button's name. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t.radius.md};
  }
  &:where(:focus-visible)::after {
    outline: 2px solid ${t.color.focus};
    outline-offset: 3px;
  }
  &:where([aria-disabled]) {
    cursor: not-allowed;
  }
`

const Words = styled.span`
  display: flex;
  flex-direction: column;
  padding-inline: ${t.space.s05};
`

const Small = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${t.space.s2};
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.xs};
  line-height: ${t.leading.normal};
`

const Badges = styled.span`
  position: absolute;
  inset-block-start: ${t.space.s2};
  inset-inline-start: ${t.space.s2};
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${t.space.s1};
`

const BadgeText = styled.span`
  padding: 0 ${t.space.s2};
  border-radius: ${t.radius.pill};
  background: ${t.color.accent};
  color: ${t.color.onAccent};
  font-size: ${t.fontSize.xs};
  font-weight: ${t.fontWeight.bold};
  line-height: 1.6;

  &:where([data-hot]) {
    background: ${t.color.danger};
    color: ${t.color.onDanger};
  }
`

const Closed = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${t.space.s2};
  padding: ${t.space.s2};
  background: ${t.color.scrim};
  color: ${t.color.onDeep};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.semibold};
  line-height: ${t.leading.tight};
  text-align: center;
  overflow-wrap: anywhere;
`

const Favourite = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${t.radius.md};
  background: transparent;
  color: ${t.color.onDeep};
  cursor: pointer;

  & > span {
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: 50%;
    background: color-mix(in srgb, ${t.color.deep} 72%, transparent);
  }
  &:where(:hover) > span {
    background: ${t.color.deep};
  }
  &:where([aria-pressed='true']) svg {
    fill: currentcolor;
  }
  &:where(:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: -3px;
  }
`

/**
 * A game in a lobby. Renders an `<article>` holding two buttons side by side: the game, and its heart.
 *
 * The picture keeps 3 to 4 before it is there, so nothing shifts, and loads when near the screen. A long name is cut
 * after two lines for the eye only. A game under maintenance keeps its place in the tab order and says why it does not
 * start. Attributes out: `data-maintenance`, `data-favourite`, `data-image-failed`.
 */
export const GameTile = ({
  name,
  vendor,
  image,
  fallbackImage,
  onLaunch,
  badges = [],
  favourite,
  onFavouriteChange,
  favouriteText,
  maintenance,
  minBet,
  eager = false,
  ...rest
}: GameTileProps) => {
  const [failed, setFailed] = useState<string>()
  const broken = failed === image
  const id = useId()
  const describedBy =
    [
      maintenance !== undefined && `${id}closed`,
      badges.length > 0 && `${id}badges`,
      (vendor !== undefined || minBet !== undefined) && `${id}facts`,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  return (
    <Root
      {...rest}
      data-maintenance={maintenance === undefined ? undefined : ''}
      data-favourite={favourite ? '' : undefined}
      data-image-failed={broken ? '' : undefined}
    >
      <Frame>
        <Art
          src={broken ? fallbackImage : image}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(image)}
        />
        {maintenance === undefined ? null : (
          <Closed id={`${id}closed`}>
            <Wrench size={22} aria-hidden />
            {maintenance}
          </Closed>
        )}
        {badges.length === 0 ? null : (
          <Badges id={`${id}badges`}>
            {badges.map((badge) => (
              <BadgeText key={badge.text} data-hot={badge.hot ? '' : undefined}>
                {badge.text}
              </BadgeText>
            ))}
          </Badges>
        )}
      </Frame>
      <Words>
        <Launch
          type="button"
          title={name}
          aria-describedby={describedBy}
          aria-disabled={maintenance === undefined ? undefined : true}
          onClick={() => {
            if (maintenance === undefined) onLaunch()
          }}
        >
          {name}
        </Launch>
        {vendor === undefined && minBet === undefined ? null : (
          <Small id={`${id}facts`}>
            {vendor === undefined ? null : <span>{vendor}</span>}
            {minBet === undefined ? null : <span>{minBet}</span>}
          </Small>
        )}
      </Words>
      {favourite === undefined ? null : (
        <Favourite
          type="button"
          aria-label={favouriteText}
          aria-pressed={favourite}
          onClick={() => onFavouriteChange?.(!favourite)}
        >
          <span>
            <Heart size={18} aria-hidden />
          </span>
        </Favourite>
      )}
    </Root>
  )
}
