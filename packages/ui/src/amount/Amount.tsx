import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of `Amount`; everything else goes to the root. */
export interface AmountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The formatted amount with its sign and currency: "−₱1,200.00". `null` while it is not known. */
  text: string | null
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'unknown' | 'masked'> | undefined
  /**
   * Direction of the money. It only sets the colour, so include the sign in `text`. `win` is for game payouts only.
   * Default `none`.
   */
  flow?: 'in' | 'out' | 'win' | 'none' | undefined
  /** Hides the amount: shows asterisks, and screen readers get `texts.masked`. */
  masked?: boolean | undefined
  /**
   * `lg` is for the main figure of a card and uses the display face. Default `md`, the size of the surrounding text.
   */
  size?: 'md' | 'lg' | undefined
}

const Root = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.semibold};
  white-space: nowrap;

  &:where([data-size='lg']) {
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.displaySm};
    line-height: ${tokens.leading.tight};
  }
  &:where([data-flow='in']) {
    color: ${tokens.color.successText};
  }
  &:where([data-flow='out']) {
    color: ${tokens.color.dangerText};
  }
  &:where([data-flow='win']) {
    color: ${tokens.color.winText};
  }
  &:where([data-unknown]) {
    font-weight: ${tokens.fontWeight.regular};
  }
  &:where([data-masked], [data-unknown]) {
    color: inherit;
  }
`

/**
 * Renders a `<span>`: an amount of money in tabular figures. Sign and currency keep their places in right-to-left text.
 *
 * When masked, neither the amount nor its direction is in the DOM. Attributes out: `data-size`, `data-flow`,
 * `data-masked`, `data-unknown`.
 */
export const Amount = ({
  text,
  texts,
  flow = 'none',
  masked = false,

  size = 'md',
  ...rest
}: AmountProps) => {
  const words = useKitTexts(texts)
  return (
    <Root
      {...rest}
      data-size={size}
      data-flow={masked || text === null ? 'none' : flow}
      data-masked={masked ? '' : undefined}
      data-unknown={!masked && text === null ? '' : undefined}
    >
      {masked ? (
        <>
          <span aria-hidden>******</span>
          <VisuallyHidden>{words.masked}</VisuallyHidden>
        </>
      ) : text === null ? (
        words.unknown
      ) : (
        <bdi>{text}</bdi>
      )}
    </Root>
  )
}
