import { Callout } from '@croupier/ui'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useText } from '../parts/text/useText.ts'

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the browser thinks it is connected. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

const Band = styled(Callout)`
  border-width: 0 0 1px;
  border-radius: 0;
`

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
