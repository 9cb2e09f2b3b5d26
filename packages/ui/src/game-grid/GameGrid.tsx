import {
  Children,
  useEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { styled } from 'styled-components'
import { useListWords } from '../announcer/useListWords.ts'
import { Button } from '../button/Button.tsx'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { TileSkeleton, type TileSkeletonProps } from '../skeleton/TileSkeleton.tsx'
import { tokens } from '../theme/theme.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { GridTiles, Tiles, type TilesByNumber } from './GridTiles.tsx'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of `GameGrid`; everything else goes to the root. */
export interface GameGridProps extends ComponentProps<'section'> {
  /** Names the list, e.g. "Slots". */
  label: string
  /** `GameTile`s, each with a key. */
  children?: ReactNode
  /**
   * The tiles by index, instead of `children`, for a list that may be long. Above 120 tiles only those in view are
   * rendered, so the page itself must scroll, not a container in it.
   */
  tiles?: TilesByNumber | undefined
  /** The first page is loading; skeletons are shown. */
  loading?: boolean | undefined
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'loading' | 'loadMore'> | undefined
  /** How many skeletons to show while the first page loads. Default 12. */
  skeletons?: number | undefined
  /** Lines below the name of the tiles that the skeletons stand for: vendor, stake and facts. Default 3. */
  skeletonFacts?: TileSkeletonProps['facts']
  /** Whether those tiles have a heart or a button for facts. Default true. */
  skeletonButtons?: TileSkeletonProps['buttons']
  /** Loads the next page. Without it there is no button. */
  onLoadMore?: (() => void) | undefined
  /** The next page is loading. */
  loadingMore?: boolean | undefined
  /** Shown under the last tile when there are no more pages. */
  endText?: ReactNode
  /** Replaces the tiles when nothing matches or loading failed. */
  instead?: ReactNode
  /** Announced whenever tiles have loaded: "48 games found", "No games found". Default none. */
  settledText?: string | undefined
}

const Root = styled.section`
  container-type: inline-size;
`

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-block-start: ${tokens.space.s5};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  text-align: center;
`

/**
 * Moves the focus from the button that loads more to the first tile that it brought: otherwise Tab would skip all of
 * them. Only for a press by key. Returns the button's click handler.
 */
const useFirstNewTile = (root: RefObject<HTMLElement | null>, count: number, loading: boolean) => {
  const before = useRef<number>(undefined)
  useEffect(() => {
    const from = before.current
    if (from === undefined || loading || count <= from) return
    before.current = undefined
    // The button may be gone by now.
    const { activeElement } = document
    if (!root.current || (activeElement !== document.body && !root.current.contains(activeElement))) return
    const place = root.current.querySelector(`li[aria-posinset="${from + 1}"]`)
    const tile = place ?? root.current.querySelectorAll('ul > li:not([data-space], [aria-posinset])')[from]
    if (!(tile instanceof HTMLElement)) return
    // The item, not its button: a second, hasty Enter must not start a game.
    tile.tabIndex = -1
    tile.focus({ preventScroll: true })
  }, [root, count, loading])
  return (event: MouseEvent) => {
    // A key reports no clicks.
    before.current = event.detail === 0 ? count : undefined
  }
}

/**
 * The tiles of a lobby, three in a row on a 360 px phone. Renders a `<section>` around a list.
 *
 * Skeletons have the shape of the tiles, so nothing moves when the games arrive: if yours do not have three lines and
 * buttons, set `skeletonFacts` and `skeletonButtons`. The button keeps its focus while more
 * are loading; if it was pressed by key, the first new tile then gets the focus. Attributes out: `data-loading`, and
 * `aria-busy`.
 */
export const GameGrid = ({
  label,
  children,
  tiles,
  loading = false,
  texts,
  skeletons = 12,
  skeletonFacts,
  skeletonButtons,
  onLoadMore,
  loadingMore = false,
  endText,
  instead,
  settledText,
  ref,
  ...rest
}: GameGridProps) => {
  const words = useKitTexts(texts)
  useListWords(loading || loadingMore, words.loading, settledText)
  const root = useRef<HTMLElement>(null)
  const joined = useJoinedRef(root, ref)
  const pressed = useFirstNewTile(root, tiles?.count ?? Children.count(children), loadingMore)
  const blank = !loading && instead !== undefined && instead !== null
  return (
    <Root
      {...rest}
      ref={joined}
      aria-label={label}
      aria-busy={loading || loadingMore}
      data-loading={loading ? '' : undefined}
    >
      {blank ? (
        wholeText(instead)
      ) : loading ? (
        <Tiles aria-hidden>
          {Array.from({ length: skeletons }, (_, index) => (
            <li key={index}>
              <TileSkeleton facts={skeletonFacts} buttons={skeletonButtons} />
            </li>
          ))}
        </Tiles>
      ) : tiles ? (
        <GridTiles {...tiles} />
      ) : (
        <Tiles>
          {Children.map(children, (tile) => (
            <li>{tile}</li>
          ))}
        </Tiles>
      )}
      {blank || loading ? null : onLoadMore ? (
        <Foot>
          <Button
            variant="outline"
            loading={loadingMore}
            texts={words}
            onClick={(event) => {
              pressed(event)
              onLoadMore()
            }}
          >
            {words.loadMore}
          </Button>
        </Foot>
      ) : endText ? (
        <Foot>{endText}</Foot>
      ) : null}
    </Root>
  )
}
