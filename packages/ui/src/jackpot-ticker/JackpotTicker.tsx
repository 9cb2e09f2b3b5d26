import { Sparkles } from 'lucide-react'
import type { ComponentProps, ReactElement } from 'react'
import { styled } from 'styled-components'
import { DriftStrip } from '../drift/DriftStrip.tsx'
import { LinkElement } from '../link/LinkElement.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** One jackpot, texts ready to show. */
export interface JackpotPool {
  /** Identifies it. */
  readonly value: string
  /** The jackpot's name: "Grand". */
  readonly label: string
  /** Formatted, with its currency. */
  readonly amount: string
  /** When it was last won: "Last won 3 days ago". */
  readonly lastWon?: string | undefined
  /** Address of its games, rules and odds. */
  readonly href?: string | undefined
  /** The router's own link. */
  readonly render?: ReactElement | undefined
}

/** Props of `JackpotTicker`; everything else goes to the root. */
export interface JackpotTickerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the ticker, e.g. "Jackpots". */
  label: string
  /** The jackpots in their order. */
  pools: readonly JackpotPool[]
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'pause'> | undefined
}

/** Minimum number of jackpots for scrolling; fewer fit without it. */
const movingPools = 3

/** When static, up to this many wrap; more scroll sideways, so that the strip stays low. */
const wrappingPools = 4

const Root = styled(DriftStrip)`
  min-block-size: 5rem;
  padding-block: ${tokens.space.s1};
  padding-inline: ${tokens.space.s4} ${tokens.space.s2};
  border-color: color-mix(in oklab, ${tokens.color.win} 45%, transparent);
  border-radius: ${tokens.radius.lg};
  background:
    radial-gradient(24rem 8rem at 0 50%, color-mix(in oklab, ${tokens.color.win} 24%, transparent), transparent),
    ${tokens.color.surface};

  & > svg {
    box-sizing: content-box;
    padding: ${tokens.space.s2};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.win};
    color: ${tokens.color.onWin};
  }
`

const Pool = styled(LinkElement)`
  display: grid;
  gap: 2px;
  padding: ${tokens.space.s2} ${tokens.space.s1};
  border-radius: ${tokens.radius.sm};
  color: inherit;
  line-height: ${tokens.leading.tight};
  text-decoration: none;
  white-space: nowrap;

  &:where([href]:hover) > :first-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -2px;
  }
`

const Name = styled.span`
  color: ${tokens.color.winText};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.semibold};
  letter-spacing: ${tokens.tracking.wide};
  text-transform: uppercase;
`

const Amount = styled.bdi`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.displaySm};
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.bold};
`

const LastWon = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
`

/**
 * A strip of jackpots, which scrolls if there are three or more. Renders a `<section>`, or nothing without jackpots.
 *
 * It pauses on hover and focus, in a hidden tab, under reduced motion and by its button. Amounts are those of the last
 * response and never count up: an invented amount would be a false promise. Attributes out: `data-running`.
 */
export const JackpotTicker = ({ pools, ...rest }: JackpotTickerProps) => {
  if (process.env.NODE_ENV !== 'production') needs('JackpotTicker', { pools })
  return pools.length === 0 ? null : (
    <Root
      {...rest}
      icon={<Sparkles size={22} aria-hidden />}
      moving={pools.length >= movingPools}
      step={0.5}
      wraps={pools.length <= wrappingPools}
    >
      {pools.map(({ value, label, amount, lastWon, href, render }) => (
        <li key={value}>
          <Pool href={href} render={href === undefined && render === undefined ? <span /> : render}>
            <Name>{label}</Name>
            <Amount>{amount}</Amount>
            {lastWon === undefined ? null : <LastWon>{lastWon}</LastWon>}
          </Pool>
        </li>
      ))}
    </Root>
  )
}
