import { Callout } from '@croupier/ui'
import type { ReactNode } from 'react'

/** Props of {@link FormAlert}. */
export interface FormAlertProps {
  readonly children: ReactNode
}

const takeFocus = (node: HTMLElement | null) => node?.focus()

/**
 * What went wrong with a form as a whole. Renders a `Callout` with the role `alert` that takes focus as it appears, so
 * that keyboard and screen reader stand where the words are [S-111].
 */
export function FormAlert({ children }: FormAlertProps) {
  return (
    <Callout tone="danger" tabIndex={-1} ref={takeFocus}>
      {children}
    </Callout>
  )
}
