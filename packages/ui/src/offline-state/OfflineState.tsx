import { WifiOff } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../empty-state/EmptyState.tsx'

/** Props of `OfflineState`; the rest goes to its `<div>`. */
export interface OfflineStateProps extends Omit<EmptyStateProps, 'action' | 'children'> {
  /** Tries again: on the button, and by itself when the browser says that the connection is back. */
  onRetry: () => void
  /** The button: "Try again". */
  retryText: string
  /** A try is on its way. */
  retrying?: boolean | undefined
  /** Said while it is. */
  retryingText: string
  /** What still works without a connection: a link to what was loaded before. */
  children?: ReactNode
}

/**
 * Renders a `<div role="status">`: what stands where a part of the page would be while there is no connection. Nothing
 * was refused and nothing is lost, so it is no alert.
 *
 * Attributes out: `data-size`, `data-retrying`.
 */
export const OfflineState = ({
  art,
  onRetry,
  retryText,
  retrying = false,
  retryingText,
  children,
  ...rest
}: OfflineStateProps) => {
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  })
  useEffect(() => {
    const back = () => retry.current()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])
  return (
    <EmptyState
      role="status"
      {...rest}
      data-retrying={retrying ? '' : undefined}
      art={art ?? <WifiOff aria-hidden />}
      action={
        <>
          <Button loading={retrying} loadingLabel={retryingText} onClick={onRetry}>
            {retryText}
          </Button>
          {children}
        </>
      }
    />
  )
}
