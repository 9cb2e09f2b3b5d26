import { HeartHandshake } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { ServiceButton } from '../../parts/service/ServiceButton.tsx'
import { useText } from '../../parts/text/useText.ts'
import { StatusFrame } from './StatusFrame.tsx'

/**
 * Replaces the site for a person who said they are younger than the market's minimum age: no games, and help (G-01).
 */
export const AgePage = observer(function AgePage() {
  const text = useText()
  const { merchant } = useRoot()
  return (
    <StatusFrame
      Icon={HeartHandshake}
      title={text('age.closed_title', { age: merchant.current.minimumAge })}
      actions={<ServiceButton />}
    >
      <p>{text('age.closed')}</p>
    </StatusFrame>
  )
})
