import { useCallback, useEffect, useRef, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { announce } from '../announcer/announce.ts'
import { useFigures } from '../figures/FiguresProvider.tsx'
import { tokens } from '../theme/theme.ts'
import { useNow } from '../time/useNow.ts'
import { clockFace, durationText, timeLeft, type TimeLeft } from './timeLeft.ts'

/** Props of `Countdown`; the rest goes to its `<time>`. */
export interface CountdownProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** When it ends, in milliseconds since 1970. */
  until: number
  /** Names it: "Code expires in". */
  label: string
  /** Formats the time left. Default: digits only, "03:04". */
  format?: ((left: TimeLeft) => string) | undefined
  /** The announcement at a mark: "2 minutes left". Without it, nothing is announced. */
  spoken?: ((left: TimeLeft) => string) | undefined
  /** Marks: seconds left at which `spoken` is announced, besides the end. Default 60, 30 and 10. */
  spokenAt?: readonly number[] | undefined
  /** Called once when the time is up, even if it already was on mount. */
  onEnd?: (() => void) | undefined
  /** The clock, in milliseconds since 1970. Must be the same function on every render. Default `Date.now`. */
  clock?: (() => number) | undefined
}

const Root = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &:where([data-ended]) {
    color: ${tokens.color.textMuted};
  }
`

const marks: readonly number[] = [60, 30, 10]

/**
 * Renders a `<time role="timer">` that counts down to a time. It reads the clock each time instead of counting ticks,
 * so a phone that slept shows the right time when it wakes.
 *
 * The role makes the timer silent; only the marks are announced, politely. Attributes out: `data-ended`.
 */
export const Countdown = ({
  until,
  label,
  format,
  spoken,
  spokenAt = marks,
  onEnd,
  clock = Date.now,
  ...rest
}: CountdownProps) => {
  const now = useNow(
    clock,
    // Waits until a whole number of seconds is left, so countdowns that end on whole seconds change together.
    useCallback((time: number) => (time >= until ? null : (until - time) % 1000 || 1000), [until]),
  )
  const figures = useFigures()
  const left = timeLeft(until, now)
  const latest = useRef({ spoken, spokenAt, onEnd, left })
  const before = useRef<{ until: number; total: number } | null>(null)
  useEffect(() => {
    latest.current = { spoken, spokenAt, onEnd, left }
  })
  useEffect(() => {
    const { spoken: say, spokenAt: at, onEnd: end, left: rest } = latest.current
    const last = before.current?.until === until ? before.current.total : null
    before.current = { until, total: left.total }
    // After a sleep several marks may have passed: announce only once.
    if (last !== null && [...at, 0].some((mark) => left.total <= mark && last > mark) && say) announce(say(rest))
    if (left.total === 0 && last !== 0) end?.()
  }, [until, left.total])
  return (
    <Root
      role="timer"
      dir="auto"
      aria-label={label}
      {...rest}
      dateTime={durationText(left)}
      data-ended={left.total === 0 ? '' : undefined}
      // The server rendered a moment before the browser hydrates.
      suppressHydrationWarning
    >
      {format ? format(left) : figures(clockFace(left))}
    </Root>
  )
}
