import { useOnline } from '@croupier/ui/useOnline'
import { WifiOff } from 'lucide-react'
import { Band } from '../parts/page/Band.ts'
import { offlineBandId } from '../parts/page/OnlineButton.tsx'
import { useText } from '../parts/text/useText.ts'

/** Says that the connection is lost and what waits for it. Renders a `<div role="status">`. */
export function OfflineBand() {
  const text = useText()
  const online = useOnline()
  return (
    // An overlay hides everything else from screen readers except live regions.
    <div id={offlineBandId} role="status" aria-live="polite">
      {online ? null : (
        <Band tone="warning" icon={<WifiOff aria-hidden />} title={text('offline.title')}>
          {text('offline.text')}
        </Band>
      )}
    </div>
  )
}
