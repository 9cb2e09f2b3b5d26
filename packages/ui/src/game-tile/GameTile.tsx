import { Heart, Info, Wrench } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { usePictureTurn } from '../turns/usePictureTurn.ts'
import { About, Art, Badges, Closed, Favourite, Frame, Launch, Root, Small, Words } from './tileParts.ts'

/** Props of `GameTile`; everything else goes to the root. */
export interface GameTileProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The game's name. */
  name: string
  /** The maker, shown under the name and read after it. */
  vendor?: string | undefined
  /** Address of the picture, 3:4; the `table` layout crops it to 16:10. */
  image: string
  /** Shown when the picture fails. */
  fallbackImage: string
  /** Starts the game. */
  onLaunch: () => void
  /** Short labels in the corner, e.g. "Hot" and "New"; `hot` is coloured. */
  badges?: readonly { readonly label: string; readonly hot?: boolean | undefined }[] | undefined
  /** Whether it is a favourite; if omitted there is no heart. */
  favourite?: boolean | undefined
  /** Called with the new state when the heart is pressed. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined
  /** Called when the button for the game's rules and facts is pressed. Without it there is no such button. */
  onAbout?: (() => void) | undefined
  /**
   * `favourite` says what a press of the heart does to which game: "Add Lucky Koi to favourites", and "Remove Lucky Koi
   * from favourites" once it is one. Needed with `onFavouriteChange`; `about` names the other button, needed with
   * `onAbout`.
   */
  texts?: { readonly favourite: string; readonly about?: string | undefined } | undefined
  /** Text saying that the game is closed for now; also prevents starting it. */
  maintenance?: string | undefined
  /** Called when a closed game is pressed, to recommend others. Without it the button is disabled. */
  onClosedPress?: (() => void) | undefined
  /** Smallest stake, e.g. "Min ₱1.00". */
  minBet?: ReactNode
  /**
   * Further facts below the name, each short and on a separate line; hidden on phones: "Free play", "Returns 96.1%".
   */
  facts?: readonly string[] | undefined
  /** `table` is the wide tile of a live table. Default `portrait`. */
  layout?: 'portrait' | 'table' | undefined
  /** Label of a table with a live dealer: "Live". Drawn with a dot. */
  live?: string | undefined
  /** Loads the picture immediately, for tiles in the first view. */
  eager?: boolean | undefined
}

/**
 * A game in a lobby. Renders an `<article>` with separate buttons: the game and, if given, its heart and its facts.
 *
 * The picture reserves its space, so nothing shifts, and loads when it nears the viewport. Among the `tiles` of a
 * `GameGrid`, all but the first wait for their turn with the picture and the buttons on it. A long name is cut after
 * two lines, but only visually. A phone shows only the name, with the buttons below it; screen readers read the rest
 * with it. A game under maintenance stays in the tab order and says why it does not start. Attributes out:
 * `data-layout`, `data-maintenance`, `data-favourite`, `data-image-failed`, `data-buttons`.
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
  onAbout,
  texts,
  maintenance,
  onClosedPress,
  minBet,
  facts = [],
  layout = 'portrait',
  live,
  eager = false,
  ...rest
}: GameTileProps) => {
  const [failed, setFailed] = useState<string>()
  const broken = failed === image
  const hasTurn = usePictureTurn()
  const id = useId()
  const badged = badges.length > 0 || live !== undefined
  const lines = (vendor === undefined ? 0 : 1) + (minBet === undefined ? 0 : 1) + facts.length
  const told = lines > 0
  const describedBy =
    [maintenance !== undefined && `${id}closed`, badged && `${id}badges`, told && `${id}facts`]
      .filter(Boolean)
      .join(' ') || undefined
  return (
    <Root
      {...rest}
      data-maintenance={maintenance === undefined ? undefined : ''}
      data-favourite={favourite ? '' : undefined}
      data-image-failed={broken ? '' : undefined}
      data-layout={layout}
      data-buttons={favourite !== undefined || onAbout ? '' : undefined}
    >
      <Frame>
        <Art
          src={hasTurn ? (broken ? fallbackImage : image) : undefined}
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
            <span>{maintenance}</span>
          </Closed>
        )}
        {badged ? (
          <Badges id={`${id}badges`}>
            {live === undefined ? null : <span data-live="">{live}</span>}
            {badges.map((badge) => (
              <span key={badge.label} data-hot={badge.hot ? '' : undefined}>
                {badge.label}
              </span>
            ))}
          </Badges>
        ) : null}
      </Frame>
      <Words style={{ ['--_facts' as string]: lines }}>
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
        {told ? (
          <Small id={`${id}facts`}>
            {vendor === undefined ? null : <span>{vendor}</span>}
            {minBet === undefined ? null : <span>{minBet}</span>}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Small>
        ) : null}
      </Words>
      {favourite === undefined || !hasTurn ? null : (
        <Favourite
          type="button"
          aria-label={texts?.favourite}
          data-active={favourite ? '' : undefined}
          onClick={() => onFavouriteChange?.(!favourite)}
        >
          <span>
            <Heart size={18} aria-hidden />
          </span>
        </Favourite>
      )}
      {onAbout === undefined || !hasTurn ? null : (
        <About
          type="button"
          aria-label={texts?.about}
          aria-haspopup="dialog"
          data-alone={favourite === undefined ? '' : undefined}
          onClick={onAbout}
        >
          <span>
            <Info size={18} aria-hidden />
          </span>
        </About>
      )}
    </Root>
  )
}
