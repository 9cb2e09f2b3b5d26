import { useOnline } from '@croupier/ui'
import { WifiOff } from 'lucide-react'
import { Band } from '../parts/page/Band.ts'
import { useText } from '../parts/text/useText.ts'

/** Says under the header that the connection is gone and what still works. Renders a `<div role="status">`. */
export function OfflineBand() {
  const text = useText()
  const online = useOnline()
  return (
    <div role="status">
      {online ? null : (
        <Band tone="warning" icon={<WifiOff aria-hidden />} title={text('offline.title')}>
          {text('offline.text')}
        </Band>
      )}
    </div>
  )
}
