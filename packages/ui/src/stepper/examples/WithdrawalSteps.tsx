import { Button } from '@croupier/ui/Button'
import { Stepper } from '@croupier/ui/Stepper'
import { useState } from 'react'

const steps = ['Amount', 'Account', 'Confirm', 'Paid out']

/** Shows progress only. The buttons of the flow go back and forward. */
export const WithdrawalSteps = () => {
  const [done, setDone] = useState(0)
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Stepper
        label="Withdrawal"
        steps={steps.map((label, at) => ({
          value: label,
          label,
          state: at < done ? 'done' : at === done ? 'current' : 'upcoming',
        }))}
        texts={{ done: 'done', current: 'current', failed: 'failed', upcoming: 'not started' }}
      />
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        <Button variant="outline" disabled={done === 0} onClick={() => setDone(done - 1)}>
          Back
        </Button>
        <Button disabled={done === steps.length} onClick={() => setDone(done + 1)}>
          Next
        </Button>
      </div>
    </div>
  )
}
