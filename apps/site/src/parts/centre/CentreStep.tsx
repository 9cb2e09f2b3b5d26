import { Button } from '@croupier/ui/Button'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { BackArrow } from '../page/BackArrow.ts'
import { StepStack } from './StepStack.ts'
import { useStepFocus } from './useStepFocus.ts'

const Back = styled(Button)`
  justify-self: start;
`

/**
 * The list of a page or, as a further step with a back button, one of its entries. Takes the focus at each step.
 * Renders a `<div>`.
 */
export function CentreStep({
  step,
  backText,
  onBack,
  children,
}: {
  /** Title of the further step; without it the list shows. */
  step: string | undefined
  backText: string
  onBack: () => void
  children: ReactNode
}) {
  const element = useStepFocus<HTMLDivElement>(step ?? 'list')
  return (
    <StepStack ref={element} data-gap="s4">
      {step === undefined ? null : (
        <Back size="sm" variant="ghost" tone="neutral" startIcon={<BackArrow />} onClick={onBack}>
          {backText}
        </Back>
      )}
      {children}
    </StepStack>
  )
}
