import { t } from '@croupier/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Props of {@link FormAlert}. */
export interface FormAlertProps {
  readonly children: ReactNode
}

const takeFocus = (node: HTMLElement | null) => node?.focus()

/**
 * What went wrong with a form as a whole. Renders a `<div role="alert">` that takes focus as it appears, so that keyboard
 * and screen reader stand where the words are [S-111].
 */
export function FormAlert({ children }: FormAlertProps) {
  return (
    <Root role="alert" tabIndex={-1} ref={takeFocus}>
      {children}
    </Root>
  )
}

const Root = styled.div`
  padding: ${t.space.s3};
  border: 1px solid ${t.color.danger};
  border-inline-start-width: ${t.space.s1};
  border-radius: ${t.radius.md};
  background: ${t.color.dangerSoft};
  color: ${t.color.dangerText};
  font-size: ${t.fontSize.sm};
  line-height: ${t.leading.normal};
  overflow-wrap: anywhere;

  &:where(:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }
`
