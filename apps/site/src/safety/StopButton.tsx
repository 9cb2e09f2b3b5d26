import { usePending } from '@croupier/forms/usePending'
import { OctagonX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../base/RootContext.ts'
import { useRefusalToast } from '../parts/forms/useRefusalToast.ts'
import { OnlineButton } from '../parts/page/OnlineButton.tsx'
import { useText } from '../parts/text/useText.ts'
import { useStartBreak } from './useStartBreak.ts'

/**
 * One press stops play for 24 hours, without a question (G-72). Renders a `<button>`, or nothing if the market does not
 * require it, on a break, and for demo accounts.
 */
export const StopButton = observer(function StopButton() {
  const text = useText()
  const { merchant, session } = useRoot()
  const start = useStartBreak()
  const toastRefusal = useRefusalToast()
  const { pending, run } = usePending<'stop'>()
  if (!merchant.current.duties.stopButton || !session.isSignedIn || session.pause || session.isTrial) return null
  return (
    <OnlineButton
      size="sm"
      tone="danger"
      startIcon={<OctagonX size={16} aria-hidden />}
      loading={pending !== undefined}
      texts={{ loading: text('duties.stopping') }}
      onClick={() => void run('stop', async () => void toastRefusal(await start('24h')))}
    >
      {text('duties.stop')}
    </OnlineButton>
  )
})
