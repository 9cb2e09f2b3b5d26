import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLatePart } from '../late-part/useLatePart.ts'
import { pageScroll, scrollPage } from '../overlay/scrollLock.ts'
import { watchSizes } from '../sizes/watchSizes.ts'
import type { DrawnRows } from '../table/RowsInSight.ts'
import { useHeldRow } from '../table/useHeldRow.ts'
import { from } from '../theme/breakpoints.ts'
import { tokens } from '../theme/theme.ts'
import { queueFrameWork } from '../turns/turns.ts'
import { PictureTurns } from '../turns/usePictureTurn.ts'
import { gridSpaces, readGrid, withOneMore, type GridShape } from './gridRows.ts'
import type { FirstInSight } from './TileRowsInSight.ts'

/** The grid, for tiles and for their skeletons. */
export const Tiles = styled.ul.attrs({ role: 'list' })`
  --_tile: 6rem;

  display: grid;
  grid-auto-columns: 0;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--_tile)), 1fr));
  gap: ${tokens.space.s4} ${tokens.space.s2};

  @container (min-width: 40rem) {
    --_tile: 8.5rem;
    gap: ${tokens.space.s5} ${tokens.space.s4};
  }
  @container ${from.lg} {
    --_tile: 9.5rem;
  }

  /* A tile is laid out and painted separately, so rows that are added or removed leave the others unchanged. */
  & > li {
    contain: layout;
    min-inline-size: 0;
  }
  /* A row begins its own line, even while the grid has more columns than it was measured with. */
  & > [data-first] {
    grid-column-start: 1;
  }
  & > [data-space] {
    grid-column: 1 / -1;
    overflow-anchor: none;
  }
`

/** Space of rows that are not rendered. */
const spaceOf = (key: string, height = 0) =>
  height > 0 ? <li key={key} data-space="" aria-hidden style={{ blockSize: height }} /> : null

/** A list of tiles by index. */
export interface TilesByNumber {
  /** Number of tiles. */
  readonly count: number
  /** Renders the tile at an index, counted from 0. */
  readonly render: (index: number) => ReactNode
}

/** Up to this number all tiles are rendered. */
const longList = 120

const loadEngine = async () => (await import('./TileRowsInSight.ts')).TileRowsInSight

interface Drawn extends DrawnRows {
  /** The shape of the grid that they are rows of. */
  readonly shape: GridShape
}

/**
 * Renders a `<ul>` with a tile for each index. In a long list only the rows in view are rendered, with empty rows as
 * high as those left out. The engine that follows scrolling loads with the first long list; if that fails, all tiles
 * are rendered.
 */
export const GridTiles = ({ count, render }: TilesByNumber) => {
  const isLong = count > longList
  const { part: Engine, state, fetch } = useLatePart(loadEngine)
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const [shape, setShape] = useState<GridShape>()
  const [drawn, setDrawn] = useState<Drawn>()
  const { held, hold } = useHeldRow()
  const first = useRef<FirstInSight>(undefined)
  const kept = useRef<FirstInSight>(undefined)
  const wanted = useRef<Drawn>(undefined)
  // The first pictures belong to the first view. Later ones must not slow down scrolling or typing.
  const areInTurn = useRef(false)
  useEffect(() => {
    areInTurn.current = true
  }, [])
  // A row of tiles takes a slow phone a whole frame, so each frame adds one row.
  const step = useCallback(
    () =>
      setDrawn((now) => {
        const next = wanted.current
        return next && now?.shape === next.shape ? { ...next, rows: withOneMore(now.rows, next.rows) } : next
      }),
    [],
  )
  const report = useCallback(
    (rows: DrawnRows) => {
      if (!shape) return
      const isFirst = wanted.current?.shape !== shape
      wanted.current = { ...rows, shape }
      if (isFirst) step()
      else queueFrameWork('row', step)
    },
    [shape, step],
  )
  useEffect(() => {
    if (drawn && drawn.rows.length !== wanted.current?.rows.length) queueFrameWork('row', step)
  }, [drawn, step])
  useEffect(() => {
    if (isLong) fetch()
  }, [isLong, fetch])
  useLayoutEffect(() => {
    if (!isLong || !Engine || !list) return undefined
    let width = 0
    const look = () => {
      // Without a width the grid is hidden, and its tiles have no size to measure.
      if (list.clientWidth === width || list.clientWidth === 0) return
      // A window that is dragged changes its width again before the tiles were put back.
      kept.current ??= first.current
      setShape(readGrid(list, width === 0))
      width = list.clientWidth
    }
    look()
    const stop = watchSizes(look, list)
    return () => {
      stop()
      first.current = undefined
      wanted.current = undefined
      setShape(undefined)
      setDrawn(undefined)
    }
  }, [isLong, Engine, list])
  useLayoutEffect(() => {
    if (!list || !kept.current || drawn?.shape !== shape || !shape) return
    // Keeps the same tiles in view after the window was rotated or resized.
    const row = Math.floor(kept.current.tile / shape.columns)
    const top = list.getBoundingClientRect().top + pageScroll()
    const start = top + row * ((shape.heights[0] ?? 0) + shape.gap)
    scrollPage(start - kept.current.below)
    first.current = kept.current
    kept.current = undefined
  }, [list, shape, drawn])

  const engine = isLong && Engine && list && shape && (
    <Engine
      key={shape.width}
      count={Math.ceil(count / shape.columns)}
      shape={shape}
      list={list}
      held={held === null ? null : Math.floor(held / shape.columns)}
      first={first}
      onChange={report}
    />
  )
  if (!isLong || !drawn) {
    // Until the engine has loaded, a list that grows page by page shows all its tiles, a longer one only the first.
    const shown = state === 'failed' ? count : Math.min(count, 2 * longList)
    return (
      <PictureTurns value={areInTurn}>
        {engine}
        <Tiles ref={setList} {...hold}>
          {Array.from({ length: shown }, (_, index) => (
            <li key={index}>{render(index)}</li>
          ))}
        </Tiles>
      </PictureTurns>
    )
  }
  const { columns, gap } = drawn.shape
  const { before, after } = gridSpaces(drawn.rows, drawn.height, gap)
  return (
    <PictureTurns value={areInTurn}>
      {engine}
      <Tiles ref={setList} {...hold}>
        {drawn.rows
          .flatMap(({ index: row }, place) => [
            spaceOf(place === 0 ? 'first' : `before ${row}`, before[place]),
            ...Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => {
              const index = row * columns + column
              return (
                <li
                  key={index}
                  ref={column === 0 ? drawn.measure : undefined}
                  data-index={index}
                  data-row={row}
                  data-first={column === 0 ? '' : undefined}
                  aria-setsize={count}
                  aria-posinset={index + 1}
                >
                  {render(index)}
                </li>
              )
            }),
          ])
          .concat(spaceOf('last', after))}
      </Tiles>
    </PictureTurns>
  )
}
