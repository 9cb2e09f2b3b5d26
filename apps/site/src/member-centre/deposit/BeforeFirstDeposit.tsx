import { depositStore, profileStore, safetyStore, type SafetyOverview } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { useText } from '../../parts/text/useText.ts'
import { FirstLimit } from '../../safety/FirstLimit.tsx'
import { useStepFocus } from '../../parts/centre/useStepFocus.ts'

const Step = styled.section`
  display: grid;
  gap: ${tokens.space.s4};
  max-inline-size: 34rem;
  /* The edge of its card is in sight too. */
  scroll-margin-block-start: ${tokens.space.s6};
  outline: 0;

  & h4 {
    font-size: ${tokens.fontSize.lg};
  }
  & p,
  & ul {
    margin: 0;
  }
  & ul {
    padding-inline-start: ${tokens.space.s5};
  }
  & p {
    text-wrap: pretty;
  }
`

/**
 * Steps before the first deposit: balance protection and the deposit limit; none afterwards (G-04, G-06), except the
 * limit if the market requires a choice (G-71).
 */
export const stepBeforeDeposit = (overview: SafetyOverview | undefined): 'protection' | 'limit' | undefined => {
  if (!overview) return undefined
  if (overview.firstDeposit && overview.protectionReadAt == null) return 'protection'
  return overview.limitsFirst || (overview.firstDeposit && overview.prompt === 'first') ? 'limit' : undefined
}

/**
 * Replaces the form before the first deposit: how balances are protected and what a withdrawal will require, then one
 * question about a deposit limit, without a suggested amount (G-04, G-06, G-08, G-47). Renders a `<div>`.
 */
export const BeforeFirstDeposit = observer(function BeforeFirstDeposit({ step }: { step: 'protection' | 'limit' }) {
  const focus = useStepFocus(step)
  const deposit = useStore(depositStore)
  // The form behind it shows what remains of a limit set here.
  useEffect(() => () => void deposit.load(), [deposit])
  const text = useText()
  return (
    <Card>
      <Step
        ref={focus}
        tabIndex={-1}
        aria-label={text(step === 'protection' ? 'protection.title' : 'limit_prompt.title')}
      >
        {step === 'protection' ? (
          <Protection />
        ) : (
          <>
            <h4>{text('limit_prompt.title')}</h4>
            <FirstLimit />
          </>
        )}
      </Step>
    </Card>
  )
})

/** A button that answers one of the questions. */
function useAnswer(answer: () => Promise<Parameters<ReturnType<typeof useRefusalToast>>[0]>) {
  const toastRefusal = useRefusalToast()
  const [loading, setLoading] = useState(false)
  const onClick = async () => {
    setLoading(true)
    toastRefusal(await answer())
    setLoading(false)
  }
  return { loading, onClick: () => void onClick() }
}

const Protection = observer(function Protection() {
  const text = useText()
  const { merchant } = useRoot()
  const safety = useStore(safetyStore)
  const profile = useStore(profileStore)
  const read = useAnswer(() => safety.readProtection())
  useEffect(() => void profile.loadReadiness(), [profile])
  return (
    <>
      <h4>{text('protection.title')}</h4>
      <Callout tone="info">{text(`protection.${merchant.current.operator.protection ?? 'none'}`)}</Callout>
      <h4>{text('protection.checks_title')}</h4>
      {profile.asked.length === 0 ? null : (
        <ul aria-label={text('protection.checks_title')}>
          {profile.asked.map(({ check }) => (
            <li key={check}>{text(`readiness.${check}`)}</li>
          ))}
        </ul>
      )}
      <p>{text('protection.checks')}</p>
      <div>
        <Button {...read}>{text('protection.read')}</Button>
      </div>
    </>
  )
})
