import { Wallet } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Amount } from '../amount/Amount.tsx'
import { Card } from '../card/Card.tsx'
import { tokens } from '../theme/theme.ts'

/** Props of `WalletCard`; everything else goes to the root. */
export interface WalletCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Name of the wallet: "Main wallet", or the vendor's name. */
  name: string
  /** The amount, formatted, with its currency. */
  amount: string
  /** Marks the main wallet, from which the others are funded. */
  main?: boolean | undefined
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s2};
  container-type: inline-size;

  &:where([data-main]) {
    border-color: ${tokens.color.deepBorder};
    background: ${tokens.color.deep};
    color: ${tokens.color.onDeep};
  }
`

const Name = styled.h3`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};
  overflow-wrap: anywhere;

  & > :first-child {
    flex: none;
  }
`

const Figure = styled.div`
  min-block-size: 1.875rem;
  font-family: ${tokens.font.display};
  /* A long amount shrinks in a narrow card, so that its currency stays on the same line. */
  font-size: min(${tokens.fontSize.xl}, 9.5cqi);
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.semibold};
  line-height: ${tokens.leading.tight};
  overflow-wrap: anywhere;
`

/**
 * One wallet of "my wallet": the main one or a vendor's. Renders an `<article>`.
 *
 * Attributes out: `data-main`, while true.
 */
export const WalletCard = ({ name, amount, main = false, ...rest }: WalletCardProps) => (
  <Root forwardedAs="article" {...rest} data-main={main ? '' : undefined}>
    <Name>
      <Wallet size={20} aria-hidden />
      {name}
    </Name>
    <Figure>
      <Amount text={amount} style={{ whiteSpace: 'normal' }} />
    </Figure>
  </Root>
)
