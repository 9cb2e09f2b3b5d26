import { Button, tokens } from '@croupier/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStepFocus } from '../parts/centre/useStepFocus.ts'
import { BackArrow } from '../parts/page/BackArrow.ts'
import { useText } from '../parts/text/useText.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  outline: 0;
`

const Back = styled(Button)`
  justify-self: start;
`

/** The list of contracts or, as a further step with the way back, one of them. Takes the focus at each step. Renders a `<div>`. */
export function AgreementStep({
  step,
  onBack,
  children,
}: {
  /** Names the further step; the list without one. */
  step: string | undefined
  onBack: () => void
  children: ReactNode
}) {
  const text = useText()
  const element = useStepFocus<HTMLDivElement>(step ?? 'list')
  return (
    <Root ref={element} tabIndex={-1}>
      {step === undefined ? null : (
        <Back size="sm" variant="ghost" tone="neutral" startIcon={<BackArrow />} onClick={onBack}>
          {text('agreements.back')}
        </Back>
      )}
      {children}
    </Root>
  )
}
