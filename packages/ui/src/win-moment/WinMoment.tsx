import { Trophy } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Props of `WinMoment`; everything else goes to the root. */
export interface WinMomentProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What was won: "Your ticket won". */
  title: ReactNode
  /** The prize, formatted, with its currency. */
  amount: string
  /** Where the prize is now: "It is in your balance." */
  text?: ReactNode
}

const turn = keyframes`
  from { rotate: -12deg; opacity: 0; }
  to { rotate: 0deg; opacity: 1; }
`

const rise = keyframes`
  from { scale: 0.8; opacity: 0; }
  to { scale: 1; opacity: 1; }
`

const Root = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s1};
  padding: ${tokens.space.s5} ${tokens.space.s4};
  border: 1px solid ${tokens.color.win};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.winSoft};
  color: ${tokens.color.text};
  text-align: center;
  overflow: clip;

  & > :not([data-rays]) {
    position: relative;
  }
  & > p {
    font-size: ${tokens.fontSize.sm};
  }
  & > strong {
    font-size: ${tokens.fontSize.md};
    font-weight: ${tokens.fontWeight.semibold};
  }
  & > svg {
    inline-size: 3rem;
    block-size: 3rem;
    padding: 0.625rem;
    border-radius: 50%;
    background: ${tokens.color.win};
    color: ${tokens.color.onWin};
  }
`

const Rays = styled.span`
  position: absolute;
  inset: -60%;
  background: repeating-conic-gradient(
    color-mix(in oklab, ${tokens.color.win} 16%, transparent) 0 9deg,
    transparent 9deg 18deg
  );
  mask: radial-gradient(closest-side, black, transparent 70%);
  animation: ${turn} 600ms ${tokens.motion.ease} both;
`

const Prize = styled.bdi`
  color: ${tokens.color.winText};
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.displayLg};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.leading.tight};
  overflow-wrap: anywhere;
  animation: ${rise} 400ms ${tokens.motion.ease} both;
`

/**
 * A prize that was just won, celebrated once and announced politely. Renders a `<div role="status">`.
 *
 * Use it only for more than was staked: a payout below the stake is a loss and must not be celebrated.
 */
export const WinMoment = ({ title, amount, text, ...rest }: WinMomentProps) => (
  <Root role="status" {...rest}>
    <Rays data-rays="" aria-hidden />
    <Trophy aria-hidden />
    <strong>{title}</strong>
    <Prize>{amount}</Prize>
    {text === undefined ? null : <p>{text}</p>}
  </Root>
)
