import { usePending } from '@croupier/forms/usePending'
import { safetyStore, type SessionPause } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { observer } from 'mobx-react-lite'
import { useStore } from '../base/RootContext.ts'
import { useRefusalToast } from '../parts/forms/useRefusalToast.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'

/** State and end of a break, in one sentence. Use inside an observer. */
export function useBreakText(): (pause: SessionPause) => string {
  const text = useText()
  const { moment } = useDateTimeText()
  return ({ phase, endsAt, returnsAt }) =>
    phase === 'returning' && returnsAt != null
      ? text('break.returning', { time: moment(returnsAt) })
      : text(phase === 'running' ? 'break.running' : 'break.over', { end: moment(endsAt) })
}

/**
 * Asks to play again, once a break is over: play resumes only on request, and never before the end (G-34). Renders a
 * `<button>`, nothing in the other phases.
 */
export const AskReturn = observer(function AskReturn({ pause }: { pause: SessionPause }) {
  const text = useText()
  const safety = useStore(safetyStore)
  const toastRefusal = useRefusalToast()
  const { pending, run } = usePending<'ask'>()
  if (pause.phase !== 'over') return null
  const ask = () => run('ask', async () => toastRefusal(await safety.askReturn()))
  return (
    <Button variant="outline" tone="neutral" loading={pending !== undefined} onClick={() => void ask()}>
      {text('break.ask')}
    </Button>
  )
})
