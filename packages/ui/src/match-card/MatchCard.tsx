import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../card/Card.tsx'
import { cardColumn } from '../card/cardParts.ts'
import { nameTone } from '../colour/nameTone.ts'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/** Props of `MatchCard`; everything else goes to the root. */
export interface MatchCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The side named first. */
  home: string
  /** The side named second. */
  away: string
  /** Mark of the side named first: its crest, logo or rooster. Default a drawn shirt. */
  homeMark?: ReactNode
  /** Mark of the side named second. Default a drawn shirt. */
  awayMark?: ReactNode
  /** Between the two names for screen readers: "against". */
  versus: string
  /** League or tournament. */
  league: ReactNode
  /** Start time, or the state of play. */
  time: ReactNode
  /** `OddsButton`s, in the order home, draw, away. */
  odds?: ReactNode
  /** Names the group of odds, e.g. "Odds". Needed with `odds`. */
  oddsLabel?: string | undefined
  /** The heading's rank among the page's headings. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
}

const Root = styled(Card)`
  ${cardColumn}
  padding: ${tokens.space.s3} ${tokens.space.s4};
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.s3};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

const Sides = styled.h3`
  display: grid;
  gap: ${tokens.space.s1};
  font-size: ${tokens.fontSize.md};
`

const Side = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > :where(svg, img) {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    object-fit: contain;
  }
`

/** A drawn shirt if there is no logo: a club's logo needs a licence. */
const Shirt = styled.svg`
  stroke: ${tokens.color.borderStrong};
`

const Odds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
  margin-block-start: auto;

  /* Every price is below its name, so that prices line up whatever the length of the names. */
  & > button {
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
  }
`

const Team = ({ name, mark }: { name: string; mark: ReactNode }) => (
  <Side>
    {mark ?? (
      <Shirt viewBox="0 0 24 24" aria-hidden style={{ fill: nameTone(name).solid }}>
        <path d="M8 3 3 6l2 5 2-1v11h10V10l2 1 2-5-5-3a4 4 0 0 1-8 0z" />
      </Shirt>
    )}
    <bdi>{name}</bdi>
  </Side>
)

/** A match to bet on: teams, time and odds. Renders an `<article>`. */
export const MatchCard = ({
  home,
  away,
  homeMark,
  awayMark,
  versus,
  league,
  time,
  odds,
  oddsLabel,
  headingLevel = 3,
  ...rest
}: MatchCardProps) => {
  if (process.env.NODE_ENV !== 'production') needs('MatchCard', { home, away })
  return (
    <Root forwardedAs="article" {...rest}>
      <Facts>
        <span>{league}</span>
        <span>{time}</span>
      </Facts>
      <Sides as={`h${headingLevel}`}>
        <Team name={home} mark={homeMark} />
        <VisuallyHidden>{` ${versus} `}</VisuallyHidden>
        <Team name={away} mark={awayMark} />
      </Sides>
      {odds === undefined ? null : (
        <Odds role="group" aria-label={oddsLabel}>
          {odds}
        </Odds>
      )}
    </Root>
  )
}
