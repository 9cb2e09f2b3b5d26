import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Balance, type BalanceProps } from '../balance/Balance.tsx'
import { below } from '../theme/breakpoints.ts'
import { tokens } from '../theme/theme.ts'

/** Props of `BalancePill`; everything else goes to the root. */
export interface BalancePillProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<BalanceProps, 'amount' | 'masked' | 'onMaskedChange' | 'texts'> {
  /** A part of the amount shown separately, such as bonus money; hidden with it. */
  note?: ReactNode
}

const Root = styled.div`
  display: inline-grid;
  align-content: center;
  flex: none;
  min-block-size: 2.5rem;
  padding-inline: ${tokens.space.s3} ${tokens.space.s1};
  border: 1px solid ${tokens.color.deepBorder};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.deepRaised};
  color: ${tokens.color.onDeep};
  font-size: ${tokens.fontSize.sm};

  & :focus-visible {
    outline-color: ${tokens.color.onDeepAccent};
  }
  @media ${below.sm} {
    padding-inline: 0;
    border-color: transparent;
    background: transparent;
    font-size: ${tokens.fontSize.xs};
  }
`

const Note = styled.small`
  margin-block-start: -0.375rem;
  font-size: ${tokens.fontSize.xs};
  line-height: ${tokens.leading.tight};
  opacity: 0.85;
`

/**
 * The balance in the header: a pill on deep ground, with a button that hides the amount. Renders a `<div>`.
 *
 * On a phone it has no border or background.
 */
export const BalancePill = ({ amount, masked, onMaskedChange, texts, note, ...rest }: BalancePillProps) => (
  <Root {...rest}>
    <Balance amount={amount} masked={masked} onMaskedChange={onMaskedChange} texts={texts} />
    {note === undefined || masked ? null : <Note>{note}</Note>}
  </Root>
)
