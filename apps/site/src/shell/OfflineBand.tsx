import { t } from '@croupier/ui'
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

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s2};
  padding: ${t.space.s2} ${t.space.s4};
  background: ${t.color.warningSoft};
  color: ${t.color.warningText};
  font-size: ${t.fontSize.sm};
`

/** Says under the header that the connection is gone and what still works. Renders a `<div role="status">`. */
export function OfflineBand() {
  const text = useText()
  const online = useOnline()
  return (
    <div role="status">
      {online ? null : (
        <Root>
          <WifiOff size={18} aria-hidden />
          <strong>{text('offline.title')}</strong>
          <span>{text('offline.text')}</span>
        </Root>
      )}
    </div>
  )
}
