import { Button } from '@croupier/ui/Button'
import { NumberPicker } from '@croupier/ui/NumberPicker'
import { useState } from 'react'

/** The numbers of one bet, which needs all three. */
export const LotteryBet = () => {
  const [numbers, setNumbers] = useState<readonly number[]>([])
  const [placed, setPlaced] = useState<string>()
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <NumberPicker
        legend="Pick 3 numbers"
        from={1}
        to={11}
        picks={3}
        value={numbers}
        onValueChange={setNumbers}
        texts={{ picked: (count, of) => `${count} of ${of} picked`, quickPick: 'Quick pick' }}
      />
      <Button
        disabled={numbers.length < 3}
        style={{ justifySelf: 'start' }}
        onClick={() => setPlaced(numbers.join(', '))}
      >
        Add to bet slip
      </Button>
      <p>On the bet slip: {placed ?? 'nothing yet'}</p>
    </div>
  )
}
