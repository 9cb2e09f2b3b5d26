import { Card } from '@croupier/ui/Card'
import { Field } from '@croupier/ui/Field'
import { OddsButton } from '@croupier/ui/OddsButton'
import { StakeStepper } from '@croupier/ui/StakeStepper'
import { useState } from 'react'

const odds: Readonly<Record<string, string>> = { Home: '1.95', Draw: '3.40', Away: '4.10' }

/** The pressed odds are on the bet slip. Pressing them again removes them. */
export const BetSlip = () => {
  const [pick, setPick] = useState<string | null>(null)
  return (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '26rem' }}>
      <div role="group" aria-label="Makati against Cebu" style={{ display: 'flex', gap: '0.5rem' }}>
        {Object.entries(odds).map(([label, price]) => (
          <OddsButton
            key={label}
            label={label}
            odds={price}
            pressed={label === pick}
            onClick={() => setPick(label === pick ? null : label)}
          />
        ))}
      </div>
      {pick !== null && (
        <Card>
          <Field label={`Stake on ${pick} at ${odds[pick]}`}>
            <StakeStepper
              currency="₱"
              min="1.00"
              max="5000.00"
              step="5.00"
              digits={2}
              texts={{ decrease: 'Lower the stake', increase: 'Raise the stake' }}
            />
          </Field>
        </Card>
      )}
    </div>
  )
}
