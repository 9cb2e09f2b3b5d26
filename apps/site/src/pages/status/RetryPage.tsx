import { failureText } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Unplug } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FailureReference } from '../../parts/failure/FailureReference.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { StatusFrame } from './StatusFrame.tsx'
import { StatusHealth } from './StatusHealth.tsx'

/** The first call failed or took too long: says which, and retries on request; never a blank page (S-016, S-017). */
export const RetryPage = observer(function RetryPage() {
  const text = useText()
  const root = useRoot()
  const [trying, setTrying] = useState(false)
  const words = failureText(root.system.permission.failure)
  const retry = () => {
    setTrying(true)
    void root.start().finally(() => setTrying(false))
  }
  return (
    <StatusFrame
      Icon={Unplug}
      title={text('status.retry_title')}
      actions={
        <Button loading={trying} onClick={retry}>
          {text('retry_once')}
        </Button>
      }
    >
      <p>{text(words)}</p>
      <StatusHealth />
      {words.reference === undefined ? null : <FailureReference reference={words.reference} />}
    </StatusFrame>
  )
})
