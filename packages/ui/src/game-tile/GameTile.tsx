import { Heart, Wrench } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Art, BadgeText, Badges, Closed, Favourite, Frame, Launch, Root, Small, Words } from './tileParts.ts'

/** Props of `GameTile`; everything else goes to the root. */
export interface GameTileProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The game's name. */
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
  badges?: readonly { readonly label: string; readonly hot?: boolean | undefined }[] | undefined
  /** Whether it is a favourite; without it there is no heart. */
  favourite?: boolean | undefined
  /** The heart was pressed: whether it is to be a favourite. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined
  /** `favourite` names the heart together with the game: "Favourite: Lucky Koi". Needed with `onFavouriteChange`. */
  texts?: { readonly favourite: string } | undefined
  /** The game is closed for now, in words; it can't be started then. */
  maintenance?: string | undefined
  /** Pressed while it is closed, to say so and recommend others [S-304]; without it the button is disabled then. */
  onClosedPress?: (() => void) | undefined
  /** Smallest stake, in words, e.g. "Min ₱1.00". */
  minBet?: ReactNode
  /** Loads the picture at once, for tiles that are in view from the start. */
  eager?: boolean | undefined
}

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
  texts,
  maintenance,
  onClosedPress,
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
              <BadgeText key={badge.label} data-hot={badge.hot ? '' : undefined}>
                {badge.label}
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
          aria-disabled={maintenance === undefined || onClosedPress ? undefined : true}
          onClick={() => {
            if (maintenance === undefined) onLaunch()
            else onClosedPress?.()
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
          aria-label={texts?.favourite}
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
