import type { RemoteValue } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FailureState, type FailureStateProps } from '../failure/FailureState.tsx'

/** Props of `RemoteView`. */
export interface RemoteViewProps<T> {
  readonly value: Pick<RemoteValue<T>, 'data' | 'failure' | 'isLoading'>
  /** Keeps the place until the first answer. */
  readonly waiting: ReactNode
  /** Props of the failure state, with its retry. */
  readonly failed: Omit<FailureStateProps, 'failure'>
  /** Shown in place of an empty list. */
  readonly empty?: ReactNode
  /** A failed refresh replaces the older data, for a list whose request has changed. By default older data stays. */
  readonly dropsStale?: boolean
  readonly children: (data: T) => ReactNode
}

/** The four states of a value from the platform: waiting, failed with a retry, empty, and the data (S-408). */
export const RemoteView = observer(function RemoteView<T>({
  value: { data, failure, isLoading },
  waiting,
  failed,
  empty,
  dropsStale = false,
  children,
}: RemoteViewProps<T>) {
  const hasFailed = failure !== undefined && !isLoading
  if (hasFailed && (dropsStale || data === undefined)) return <FailureState {...failed} failure={failure} />
  if (data === undefined) return waiting
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty
  return children(data)
})
