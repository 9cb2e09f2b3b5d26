import { Button } from '@croupier/ui/Button'
import { RealityCheck } from '@croupier/ui/RealityCheck'
import { useState } from 'react'

const choices = [
  { value: 'continue', label: 'Continue playing' },
  { value: 'limits', label: 'Limits' },
  { value: 'out', label: 'Log out' },
]

/** Shown after half an hour of play. Only an answer closes it. */
export const HalfHourReminder = () => {
  const [answer, setAnswer] = useState<string>()
  return (
    <>
      <Button onClick={() => setAnswer(undefined)}>Show the reminder</Button>
      <p>Answered: {answer ?? 'not yet'}</p>
      <RealityCheck
        open={answer === undefined}
        title="You have been playing for 30 minutes"
        figures={[
          { label: 'Time played', value: '0:30:00' },
          { label: 'Staked', value: '1,200.00 PHP' },
          { label: 'Won', value: '1,080.00 PHP' },
          { label: 'Net loss', value: '−120.00 PHP', total: true },
        ]}
        choices={choices}
        onChoice={setAnswer}
      >
        You asked for a reminder every 30 minutes.
      </RealityCheck>
    </>
  )
}
