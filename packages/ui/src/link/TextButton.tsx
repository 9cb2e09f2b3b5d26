import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { linkStyle } from './linkStyle.ts'
import { FreshButton } from '../press/FreshButton.ts'

/** Props of `TextButton`; everything a native `<button>` takes is passed on to it. */
export interface TextButtonProps extends ComponentProps<'button'> {
  /** Inline in a sentence, with the size and weight of the text. Otherwise it has the hit area of a button. */
  inline?: boolean | undefined
}

const Root = styled(FreshButton)`
  ${linkStyle}
  min-block-size: 2rem;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};
  cursor: pointer;

  &:where([data-inline]) {
    min-block-size: 1.5rem;
    font: inherit;
  }
  &:where(:disabled) {
    color: ${tokens.color.textMuted};
    text-decoration: none;
    cursor: not-allowed;
  }
`

/**
 * Renders a `<button>` that looks like a `Link`, for actions that stay on the page.
 *
 * Attributes out: while true, `data-inline`.
 */
export const TextButton = ({ inline = false, ...rest }: TextButtonProps) => (
  <Root {...rest} data-inline={inline ? '' : undefined} />
)
