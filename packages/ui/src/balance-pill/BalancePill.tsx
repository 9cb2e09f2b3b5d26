import { RefreshCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Balance, type BalanceProps } from '../balance/Balance.tsx'
import { below } from '../theme/breakpoints.ts'
import { tokens } from '../theme/theme.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of `BalancePill`; everything else goes to the root. */
export interface BalancePillProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<BalanceProps, 'amount' | 'masked' | 'onMaskedChange'> {
  /** Refreshes the balance. Without it there is no refresh button. */
  onRefresh?: (() => void) | undefined
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'loading' | 'masked' | 'mask' | 'refresh'> | undefined
  /** The balance is loading; the button ignores presses. */
  refreshing?: boolean | undefined
  /** Content after the balance, e.g. the deposit button. */
  children?: ReactNode
}

const Root = styled.div`
  display: inline-flex;
  align-items: center;
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

const Refresh = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: ${tokens.color.onDeepMuted};
  cursor: pointer;

  &:where(:hover) {
    color: ${tokens.color.onDeepAccent};
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.onDeepAccent};
    outline-offset: -2px;
  }
  &:where([aria-disabled]) {
    cursor: progress;
    opacity: 0.6;
  }
`

/**
 * The balance in the header: a pill on the deep ground that can hide and, optionally, refresh it [S-058]. Renders a
 * `<div>`.
 *
 * On a phone the pill loses its edge and keeps its figures. Attributes out: `data-refreshing`.
 */
export const BalancePill = ({
  amount,
  masked,
  onMaskedChange,
  onRefresh,
  texts,
  refreshing = false,
  children,
  ...rest
}: BalancePillProps) => {
  const words = useKitTexts(texts)
  return (
    <Root {...rest} data-refreshing={refreshing ? '' : undefined}>
      <Balance amount={amount} masked={masked} onMaskedChange={onMaskedChange} texts={texts} />
      {onRefresh === undefined ? null : (
        <Refresh
          type="button"
          aria-label={words.refresh}
          aria-disabled={refreshing || undefined}
          onClick={() => {
            if (!refreshing) onRefresh()
          }}
        >
          <RefreshCw size={16} aria-hidden />
        </Refresh>
      )}
      {children}
    </Root>
  )
}
