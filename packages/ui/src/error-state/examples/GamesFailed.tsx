import { Button } from '@croupier/ui/Button'
import { ErrorState } from '@croupier/ui/ErrorState'
import { useState } from 'react'

/** Replaces a list that could not be loaded, until a retry succeeds. */
export const GamesFailed = () => {
  const [state, setState] = useState<'failed' | 'loading' | 'ready'>('failed')
  const load = () => {
    setState('loading')
    setTimeout(() => setState('ready'), 600)
  }
  if (state === 'ready') return <p>124 games</p>
  return (
    <ErrorState
      title="The games could not be loaded"
      text="Our server did not answer in time."
      reference={{ label: 'Reference', value: '7f3a-91c2-04de' }}
      action={
        <Button loading={state === 'loading'} onClick={load}>
          Try again
        </Button>
      }
    />
  )
}
