import { tokens } from '@croupier/ui/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Props of {@link StepHeading}. */
export interface StepHeadingProps {
  readonly children: ReactNode
}

const takeFocus = (node: HTMLElement | null) => node?.focus()

/** Heading of a later step. Renders an `<h3>` that takes focus when it appears, because the previous step is gone. */
export function StepHeading({ children }: StepHeadingProps) {
  return (
    <Root tabIndex={-1} ref={takeFocus}>
      {children}
    </Root>
  )
}

const Root = styled.h3`
  outline: none;
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
`
