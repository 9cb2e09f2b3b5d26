import { isApiFailure, isSwitchedOff } from '@croupier/api'
import { failureText } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ErrorState, type ErrorStateProps } from '@croupier/ui/ErrorState'
import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../text/useText.ts'
import { useReference } from './useReference.ts'

/** Props of `FailureState`. */
export interface FailureStateProps extends Pick<ErrorStateProps, 'headingLevel' | 'size'> {
  /** Title, such as "The games could not be loaded". */
  readonly title: string
  /** Why, as the store caught it. */
  readonly failure: unknown
  /** Retries: the button's action, also called when the connection returns. */
  readonly onRetry: () => unknown
  /** Further actions, next to the retry. */
  readonly actions?: ReactNode
}

/**
 * Replaces data that could not be loaded: the platform's message or ours, the reference for customer service, and a
 * retry (S-408, S-410). Data of a module that is switched off is absent. A failure of the connection retries when the
 * connection returns.
 */
export function FailureState({ title, failure, onRetry, actions, ...rest }: FailureStateProps) {
  const text = useText()
  const { label, copy } = useReference()
  const words = failureText(failure)
  const { reference } = words
  const isConnection = isApiFailure(failure) && (failure.kind === 'Offline' || failure.kind === 'Network')
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  })
  useEffect(() => {
    if (!isConnection) return undefined
    const online = () => void retry.current()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [isConnection])
  if (isSwitchedOff(failure)) return null
  return (
    <ErrorState
      {...rest}
      title={title}
      text={text(words)}
      reference={reference === undefined || isConnection ? undefined : { label, value: reference }}
      texts={{ copy }}
      action={
        <>
          <Button onClick={() => void onRetry()}>{text('retry_once')}</Button>
          {actions}
        </>
      }
    />
  )
}
