import { useCallback, type ComponentProps } from 'react'
import { useHydrated } from '../brand/useHydrated.ts'
import { Time } from './Time.tsx'
import { timeDistance, untilNextDistance, type TimeDistance } from './timeDistance.ts'
import { useNow } from './useNow.ts'

/** Props of `RelativeTime`; the rest goes to its `<time>`. */
export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children' | 'title'> {
  /** The time, in milliseconds since 1970. */
  at: number
  /** Formats a distance: `({ value, unit }) => new Intl.RelativeTimeFormat('en').format(value, unit)`. */
  format: (distance: TimeDistance) => string
  /** The exact time: "21 Nov 2026, 10:15". Shown on hover, and rendered on the server, whose clock differs. */
  absolute: string
  /** The clock, in milliseconds since 1970; the same function at every render. Default `Date.now`. */
  clock?: (() => number) | undefined
}

/**
 * Renders a `<time>` that says how long ago or how soon, and stays up to date.
 *
 * Changes are not announced: a page full of them would drown out everything else.
 */
export const RelativeTime = ({ at, format, absolute, clock = Date.now, ...rest }: RelativeTimeProps) => {
  const hydrated = useHydrated()
  const now = useNow(
    clock,
    useCallback((time: number) => untilNextDistance(at, time), [at]),
  )
  return <Time {...rest} at={at} title={absolute} text={hydrated ? format(timeDistance(at, now)) : absolute} />
}
