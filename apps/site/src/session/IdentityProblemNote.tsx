import { identityStore, type IdentityProblem } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { observer } from 'mobx-react-lite'
import { useStore } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'

/** Why a login by another provider did not work, and another try where one can help (S-126 to S-128). */
export const IdentityProblemNote = observer(function IdentityProblemNote({
  onRetry,
}: {
  readonly onRetry: (channel: IdentityProblem['channel']) => void
}) {
  const text = useText()
  const { problem } = useStore(identityStore)
  if (!problem) return null
  const { channel, text: words } = problem
  return (
    <Callout
      tone="danger"
      action={
        words.retryable ? (
          <Button size="sm" variant="outline" tone="neutral" onClick={() => onRetry(channel)}>
            {text('retry_once')}
          </Button>
        ) : undefined
      }
    >
      {text(words)}
    </Callout>
  )
})
