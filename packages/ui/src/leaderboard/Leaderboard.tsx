import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../badge/Badge.tsx'
import { below } from '../theme/breakpoints.ts'
import { useFigures } from '../figures/FiguresProvider.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import { boardFrame } from './boardFrame.ts'

/** One place of the board, texts ready to show. */
export interface Place {
  /** Identifies the place. */
  readonly id: string
  /** The rank, from 1. */
  readonly rank: number
  /** The player's masked name. */
  readonly player: string
  /** The score, formatted: "12,400.00", "318 points". */
  readonly score: string
  /** The prize, formatted; omitted for places without one. */
  readonly prize?: string | undefined
}

/** Props of `Leaderboard`; everything else goes to the root. */
export interface LeaderboardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading and accessible name. */
  title: ReactNode
  /** Best first. */
  places: readonly Place[]
  /** The member's own place; it stays visible however the list is scrolled. */
  own?: Place | undefined
  /** `own` marks the own place: "You". */
  texts: { readonly own: string }
  /** Column heads: rank, player, score, prize. */
  heads: readonly [rank: string, player: string, score: string, prize: string]
  /** Shown under the title: the end date and a link to the rules. */
  note?: ReactNode
  /** Replaces the rows if there are none. */
  empty?: ReactNode
  /** Heading level of the title. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined
}

const Root = styled.section`
  ${boardFrame}
`

const Head = styled.header`
  padding: ${tokens.space.s4};

  & > p {
    margin-block-start: ${tokens.space.s1};
    color: ${tokens.color.textMuted};
  }
`

const Empty = styled.div`
  padding: 0 ${tokens.space.s4} ${tokens.space.s4};
`

const Heading = styled.h2`
  font-size: ${tokens.fontSize.lg};
`

const Window = styled.div`
  /* The header and nine one-line rows: a whole number, so the sticky row never cuts one. */
  max-block-size: calc(2.125rem + 9 * 2.75rem + 10px);
  overflow-y: auto;
  overscroll-behavior: contain;

  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  /* In narrow layouts the member's row has two lines. */
  @container ${below.sm} {
    &:where(:has([data-own])) {
      max-block-size: calc(3.375rem + 9 * 2.75rem + 9px);
    }
  }
`

const Rows = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: ${tokens.space.s2} ${tokens.space.s3};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: start;
  }
  & :is(th, td):nth-child(n + 3) {
    text-align: end;
  }
  /* Aligns the first column with the title. */
  & :is(th, td):first-child {
    padding-inline-start: ${tokens.space.s4};
  }
  & :is(th, td):last-child {
    padding-inline-end: ${tokens.space.s4};
  }
  & tbody th {
    overflow-wrap: anywhere;
  }
  /* Four columns need this space on a phone. */
  @container ${below.sm} {
    & [data-own] th > span {
      flex-direction: column;
      align-items: start;
    }
    & :is(th, td) {
      padding-inline: ${tokens.space.s2};
    }
    & :is(tbody, tfoot) td:nth-child(n + 3) {
      font-size: ${tokens.fontSize.xs};
      white-space: nowrap;
    }
    & :is(th, td):first-child {
      padding-inline-start: ${tokens.space.s4};
    }
    & :is(th, td):last-child {
      padding-inline-end: ${tokens.space.s4};
    }
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    background: ${tokens.color.surface};
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.xs};
    font-weight: ${tokens.fontWeight.medium};
    white-space: nowrap;
  }
  & :is(tbody, tfoot) th {
    font-weight: ${tokens.fontWeight.medium};
  }
  & tr:where([data-own]) > * {
    position: sticky;
    inset-block: 2.125rem -1px;
    z-index: 1;
    background: ${tokens.color.accentSoft};
    font-weight: ${tokens.fontWeight.semibold};
    /* It covers the rows that scroll beneath it. */
    box-shadow:
      inset 0 1px ${tokens.color.border},
      ${tokens.shadow.md};
  }
`

const Rank = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.75rem;
  min-block-size: 1.75rem;
  border-radius: ${tokens.radius.pill};

  &:where([data-top]) {
    background: ${tokens.color.winSoft};
    color: ${tokens.color.winText};
    font-weight: ${tokens.fontWeight.bold};
  }
`

const Player = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s2};
`

/**
 * A ranking that always shows the member's own place. Renders a `<section>` around a table.
 *
 * If the member is among the rows, that row sticks to the edge it would scroll past; otherwise it is added at the
 * bottom. Attributes out, on the member's row: `data-own`.
 */
export const Leaderboard = ({
  title,
  places,
  own,
  texts,
  heads,
  note,
  empty,
  headingLevel = 2,
  ...rest
}: LeaderboardProps) => {
  if (process.env.NODE_ENV !== 'production') needs('Leaderboard', { places })
  const figures = useFigures()
  const below = own !== undefined && !places.some(({ id }) => id === own.id)
  const row = (place: Place) => {
    const mine = place.id === own?.id
    return (
      <tr key={place.id} data-own={mine ? '' : undefined}>
        <td>
          <Rank data-top={place.rank <= 3 ? '' : undefined}>{figures(String(place.rank))}</Rank>
        </td>
        <th scope="row">
          <Player>
            <bdi>{place.player}</bdi>
            {mine ? <Badge>{texts.own}</Badge> : null}
          </Player>
        </th>
        <td>
          <bdi>{place.score}</bdi>
        </td>
        <td>{place.prize === undefined ? '–' : <bdi>{place.prize}</bdi>}</td>
      </tr>
    )
  }
  return (
    <Root {...rest}>
      <Head>
        <Heading as={`h${headingLevel}`}>{title}</Heading>
        {note === undefined ? null : <p>{note}</p>}
      </Head>
      {places.length === 0 && !below ? (
        <Empty>{empty}</Empty>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard.
        <Window tabIndex={0} role="region" aria-label={typeof title === 'string' ? title : heads.join(', ')}>
          <Rows aria-label={typeof title === 'string' ? title : undefined}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{places.map(row)}</tbody>
            {below ? <tfoot>{row(own)}</tfoot> : null}
          </Rows>
        </Window>
      )}
    </Root>
  )
}
