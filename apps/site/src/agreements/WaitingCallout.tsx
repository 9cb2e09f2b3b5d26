import { agreementsStore } from '@croupier/stores'
import { Button, Callout } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useStore } from '../app/RootContext.ts'
import { useText } from '../parts/text/useText.ts'

/** How many offers and requests wait for an answer, with the way to the first; nothing when none does. Renders a `Callout`. */
export const WaitingCallout = observer(function WaitingCallout() {
  const text = useText()
  const store = useStore(agreementsStore)
  const waiting = store.waiting.data ?? []
  const [first] = waiting
  return first ? (
    <Callout
      tone="warning"
      action={
        <Button size="sm" onClick={() => store.open(first.id)}>
          {text('agreements.answer_now')}
        </Button>
      }
    >
      {text('agreements.waiting', { count: waiting.length })}
    </Callout>
  ) : null
})
