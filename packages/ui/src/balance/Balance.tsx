import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Amount } from '../amount/Amount.tsx'
import { tokens } from '../theme/theme.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { FreshButton } from '../press/FreshButton.ts'

/** Props of `Balance`; everything else goes to the root. */
export interface BalanceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The amount, formatted, with its currency. `null` while it is not known yet. */
  amount: string | null
  /** Hides the amount behind asterisks. */
  masked: boolean
  /** Called when the eye button is pressed, with whether to hide the amount. */
  onMaskedChange: (masked: boolean) => void
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'loading' | 'masked' | 'mask'> | undefined
  /** Hides the button, e.g. where another one is nearby. */
  hideToggle?: boolean | undefined
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  min-inline-size: 0;
`

const Figure = styled(Amount)`
  &:where([data-unknown]) {
    opacity: 0.85;
  }
`

const Toggle = styled(FreshButton)`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  opacity: 0.8;
  cursor: pointer;

  &:where(:hover) {
    opacity: 1;
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid currentcolor;
    outline-offset: -2px;
    opacity: 1;
  }
`

/**
 * The balance with a button that hides it. Renders a `<span>`.
 *
 * When masked, the amount is not in the DOM, so neither a glance nor a screen reader reveals it. While it is
 * unknown, a text is shown instead, never 0.00. Colours are inherited. Attributes out: `data-masked`,
 * `data-loading`.
 */
export const Balance = ({
  amount,
  masked,
  onMaskedChange,
  texts,

  hideToggle = false,
  ...rest
}: BalanceProps) => {
  const words = useKitTexts(texts)
  return (
    <Root {...rest} data-masked={masked ? '' : undefined} data-loading={amount === null ? '' : undefined}>
      <Figure text={amount} texts={{ unknown: words.loading, masked: words.masked }} masked={masked} />
      {hideToggle ? null : (
        <Toggle type="button" aria-label={words.mask} aria-pressed={masked} onClick={() => onMaskedChange(!masked)}>
          {masked ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        </Toggle>
      )}
    </Root>
  )
}
