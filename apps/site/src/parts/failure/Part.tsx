import { Suspense, type ReactNode } from 'react'
import { PartFailure } from './PartFailure.tsx'
import { WidgetBoundary } from './WidgetBoundary.tsx'

/**
 * The place of a part beside the page that loads automatically: what is shown there meanwhile, and what when it does not come
 * (S-406). Whatever breaks in it stays in it.
 */
export function Part({
  room = null,
  failed = <PartFailure />,
  children,
}: {
  /** Keeps the place while the part loads. */
  room?: ReactNode
  failed?: ReactNode
  children: ReactNode
}) {
  return (
    <WidgetBoundary fallback={() => failed}>
      <Suspense fallback={room}>{children}</Suspense>
    </WidgetBoundary>
  )
}
