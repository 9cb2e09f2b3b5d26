import { isApiFailure } from '@croupier/api'
import { failureText } from '@croupier/stores'
import { Button, ErrorState, type ErrorStateProps } from '@croupier/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../text/useText.ts'

/** Props of `FailureState`. */
export interface FailureStateProps extends Pick<ErrorStateProps, 'headingLevel' | 'size'> {
  /** What could not be had, such as "The games could not be loaded". */
  readonly title: string
  /** Why, as the store caught it. */
  readonly failure: unknown
  /** Asks again: the button's action, and what happens when the connection returns. */
  readonly onRetry: () => unknown
  /** Further ways on, beside the retry. */
  readonly actions?: ReactNode
}

/**
 * What stands where data could not be had: the platform's words or our own, the reference for customer service, and a
 * retry (S-408, S-410). A failure of the connection retries when the connection returns.
 */
export function FailureState({ title, failure, onRetry, actions, ...rest }: FailureStateProps) {
  const text = useText()
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
  return (
    <ErrorState
      {...rest}
      title={title}
      text={text(words)}
      reference={
        reference === undefined || isConnection
          ? undefined
          : {
              label: text('failure.reference', { reference: '' }),
              value: reference,
            }
      }
      texts={{ copy: text('failure.copy_reference') }}
      action={
        <>
          <Button onClick={() => void onRetry()}>{text('retry_once')}</Button>
          {actions}
        </>
      }
    />
  )
}
