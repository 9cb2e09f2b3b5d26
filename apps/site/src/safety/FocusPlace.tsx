import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStepFocus } from '../parts/centre/useStepFocus.ts'

const Root = styled.div`
  outline: 0;
`

/**
 * Takes the focus whenever `step` changes: the button that was pressed is gone. Count what the person does in it, so
 * that a change from elsewhere moves no focus. Renders a `<div>`.
 */
export function FocusPlace({ step, children }: { step: number; children: ReactNode }) {
  const place = useStepFocus<HTMLDivElement>(String(step), { block: 'nearest' })
  return (
    <Root ref={place} tabIndex={-1}>
      {children}
    </Root>
  )
}
