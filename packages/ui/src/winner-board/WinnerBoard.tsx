/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that drift behind a fixed head need boxes between table and rows, which HTML's own table elements do not allow. */
import { useId, type ComponentProps, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { PauseButton } from '../drift/PauseButton.tsx'
import { useDrift } from '../drift/useDrift.ts'
import { boardFrame } from '../leaderboard/boardFrame.ts'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** One win, texts ready to show. */
export interface Win {
  /** Identifies the win. */
  readonly id: string
  /** The player's masked name. */
  readonly player: string
  /** Name of the game. */
  readonly game: string
  /** Formatted, with its currency. */
  readonly prize: string
  /** When, formatted: "14:05". */
  readonly time: string
}

/** Props of `WinnerBoard`; everything else goes to the root. */
export interface WinnerBoardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading. */
  title: ReactNode
  /** The first 20 are shown. */
  wins: readonly Win[]
  /** Column heads: player, game, prize, time. */
  heads: readonly [player: string, game: string, prize: string, time: string]
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'pause'> | undefined
  /** Replaces the rows if there are none. */
  empty?: ReactNode
}

/** At most this many rows. */
export const winnerRows = 20
/** The board scrolls from this many rows on. */
export const movingWinnerRows = 3
/** Pixels per frame. */
export const winnerStep = 0.5

const Root = styled.section`
  ${boardFrame}
`

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 3.25rem;
  padding-inline: ${tokens.space.s4} ${tokens.space.s2};
`

const Title = styled.h2`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
  font-weight: ${tokens.fontWeight.semibold};
`

const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) minmax(5.5rem, auto) minmax(3.5rem, auto);
  grid-template-rows: auto minmax(0, 1fr);
  column-gap: ${tokens.space.s3};
  min-block-size: 0;
`

/** Keeps headings and rows in the same columns, whatever the length of a prize or a time. */
const sharedColumns = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
`

const Row = styled.div`
  ${sharedColumns}
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${tokens.space.s4};

  @container (max-width: 26rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${tokens.space.s3};
    padding-block: ${tokens.space.s2};

    & > :nth-child(2) {
      grid-area: 2 / 1;
      color: ${tokens.color.textMuted};
    }
    & > :nth-child(3) {
      grid-area: 1 / 2;
    }
    & > :nth-child(4) {
      grid-area: 2 / 2;
    }
  }
`

const HeadGroup = styled.div`
  ${sharedColumns}
`

const Heads = styled(Row)`
  min-block-size: 2.25rem;
  border-block-end: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.medium};

  & > :nth-child(n + 3) {
    text-align: end;
  }
  @container (max-width: 26rem) {
    ${hiddenStyle}
  }
`

const Window = styled.div`
  ${sharedColumns}
  align-content: start;
  block-size: 16.5rem;
  overflow: hidden;

  &:where([data-still]) {
    block-size: auto;
    max-block-size: 16.5rem;
    overflow-y: auto;
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -2px;
  }
`

const Track = styled.div`
  ${sharedColumns}
  will-change: transform;
`

const Rows = styled.div`
  ${sharedColumns}

  & > :nth-child(even) {
    background: color-mix(in oklab, ${tokens.color.surfaceSunken} 50%, transparent);
  }
`

const Cell = styled.span`
  min-inline-size: 0;
  /* A name in the other direction is cut at its own end, and stays at the edge of its column. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Prize = styled(Cell)`
  color: ${tokens.color.winText};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.semibold};
  text-align: end;
`

const Time = styled(Cell)`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

const Empty = styled.div`
  padding: ${tokens.space.s5} ${tokens.space.s4};
  color: ${tokens.color.textMuted};
  text-align: center;
`

/**
 * The latest wins, drifting upwards. Renders a `<section>` around a table.
 *
 * Shows at most 20 rows and moves by half a pixel per frame from three rows on; it pauses on hover and
 * focus, in a hidden tab, under reduced motion and with its button. No React render per frame; the second
 * copy that makes the loop seamless is hidden from screen readers. Attributes out: `data-running`.
 */
export const WinnerBoard = ({ title, wins, heads, texts, empty, ...rest }: WinnerBoardProps) => {
  if (process.env.NODE_ENV !== 'production') needs('WinnerBoard', { wins, heads })
  const words = useKitTexts(texts)
  const titleId = useId()
  const shown = wins.slice(0, winnerRows)
  const enabled = shown.length >= movingWinnerRows
  const { track, moves, running, paused, setPaused, watch } = useDrift<HTMLDivElement>({
    enabled,
    step: winnerStep,
    axis: 'y',
  })
  const rows = shown.map((win) => (
    <Row key={win.id} role="row">
      <Cell role="cell" dir="auto">
        {win.player}
      </Cell>
      <Cell role="cell" dir="auto">
        {win.game}
      </Cell>
      <Prize role="cell">
        <bdi>{win.prize}</bdi>
      </Prize>
      <Time role="cell">{win.time}</Time>
    </Row>
  ))
  return (
    <Root {...rest} data-running={running ? '' : undefined}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {moves ? <PauseButton label={words.pause} paused={paused} onClick={() => setPaused(!paused)} /> : null}
      </Head>
      {shown.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <Table role="table" aria-labelledby={titleId}>
          <HeadGroup role="rowgroup">
            <Heads role="row">
              {heads.map((head) => (
                <Cell key={head} role="columnheader">
                  {head}
                </Cell>
              ))}
            </Heads>
          </HeadGroup>
          <Window role="rowgroup" data-still={moves ? undefined : ''} tabIndex={0} {...watch}>
            <Track ref={track} role="none">
              <Rows role="none">{rows}</Rows>
              {moves ? (
                <Rows aria-hidden inert>
                  {rows}
                </Rows>
              ) : null}
            </Track>
          </Window>
        </Table>
      )}
    </Root>
  )
}
