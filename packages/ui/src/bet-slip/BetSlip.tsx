import { Trash2 } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../card/Card.tsx'
import { DescriptionList, type Description } from '../description-list/DescriptionList.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { tokens } from '../theme/theme.ts'

/** One bet on the slip. */
export interface BetLine {
  /** Identifies the bet. */
  readonly value: string
  /** What is bet on: "Cebu Chargers", "3 · 7 · 11". */
  readonly label: ReactNode
  /** Match and market, or game and draw. */
  readonly detail?: ReactNode
  /** The price: "1.95", or what a win pays. */
  readonly odds?: ReactNode
  /** Its stake: an amount, or the control that sets it. */
  readonly stake?: ReactNode
  /** Names the button that takes the bet off: "Remove Cebu Chargers". */
  readonly removeText: string
  /** Why this bet cannot be placed: "Betting has closed". */
  readonly error?: ReactNode
}

/** Props of {@link BetSlip}; what is not listed goes to the `<section>`. */
export interface BetSlipProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading: "Bet slip". */
  title: ReactNode
  /** The bets, in the order they were added. */
  bets: readonly BetLine[]
  /** A bet is taken off, by its `value`. */
  onRemove: (value: string) => void
  /** Shown in place of the bets when there are none. */
  empty: ReactNode
  /** Total stake and possible payout, as worked out by the caller. */
  totals?: readonly Description[] | undefined
  /** Places the bets. Not shown without bets. */
  action?: ReactNode
  /** The heading's rank among the page's headings. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined
}

const Root = styled(Card)`
  display: grid;
  gap: ${tokens.space.s3};
  font-family: ${tokens.font.text};
`

const Heading = styled.h2`
  margin: 0;
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
  font-weight: ${tokens.fontWeight.semibold};
  line-height: ${tokens.leading.tight};
`

const Bets = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Bet = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${tokens.space.s1} ${tokens.space.s2};
  align-items: start;
  padding-block: ${tokens.space.s3};
  border-block-start: 1px solid ${tokens.color.border};
  font-size: ${tokens.fontSize.sm};
  overflow-wrap: anywhere;

  & > [data-stake],
  & > [data-error] {
    grid-column: 1 / -1;
  }
  & > [data-error] {
    color: ${tokens.color.dangerText};
    font-weight: ${tokens.fontWeight.medium};
  }
`

const Words = styled.div`
  display: grid;
  gap: ${tokens.space.s05};
  padding-block-start: ${tokens.space.s1};

  & > strong {
    font-weight: ${tokens.fontWeight.semibold};
  }
  & > span {
    color: ${tokens.color.textMuted};
  }
`

const Odds = styled.strong`
  padding-block-start: ${tokens.space.s1};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.bold};
`

const Empty = styled.p`
  margin: 0;
  padding: ${tokens.space.s4} 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  text-align: center;
`

/**
 * The bets about to be placed, each with its stake, and what they cost together. Renders a `<section>` named by its
 * heading.
 *
 * It works out nothing: totals are the caller's, who knows the currency. Attributes out: on a bet that cannot be placed
 * `data-invalid`.
 */
export const BetSlip = ({
  title,
  bets,
  onRemove,
  empty,
  totals = [],
  action,
  headingLevel = 2,
  children,
  ...rest
}: BetSlipProps) => {
  const heading = useId()
  return (
    <Root forwardedAs="section" aria-labelledby={heading} {...rest}>
      <Heading as={`h${headingLevel}`} id={heading}>
        {title}
      </Heading>
      {bets.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <>
          <Bets>
            {bets.map(({ value, label, detail, odds, stake, removeText, error }) => (
              <Bet key={value} data-invalid={error === undefined ? undefined : ''}>
                <Words>
                  <strong>{label}</strong>
                  {detail === undefined ? null : <span>{detail}</span>}
                </Words>
                <Odds>{odds}</Odds>
                <IconButton size="sm" label={removeText} onClick={() => onRemove(value)}>
                  <Trash2 size={16} aria-hidden />
                </IconButton>
                {stake === undefined ? null : <div data-stake="">{stake}</div>}
                {error === undefined ? null : <div data-error="">{error}</div>}
              </Bet>
            ))}
          </Bets>
          {totals.length === 0 ? null : <DescriptionList items={totals} />}
          {action}
        </>
      )}
      {children}
    </Root>
  )
}
