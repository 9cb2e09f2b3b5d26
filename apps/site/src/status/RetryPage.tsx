import { Button } from '@croupier/ui'
import { Unplug } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { StatusFrame } from './StatusFrame.tsx'

/** The first call failed: says so and tries again when asked; never a blank page (S-016). */
export const RetryPage = observer(function RetryPage() {
  const text = useText()
  const root = useRoot()
  const [trying, setTrying] = useState(false)
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
      <p>{text('in_network_again')}</p>
    </StatusFrame>
  )
})
