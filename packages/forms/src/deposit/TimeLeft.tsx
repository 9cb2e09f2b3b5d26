import { announce, t } from '@croupier/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Props of {@link TimeLeft}. */
export interface TimeLeftProps {
  /** Epoch milliseconds. */
  readonly until: number
  readonly now: () => number
  readonly onOver: () => void
}

const second = 1_000
/** When the rest is spoken: often enough to plan by, seldom enough not to be read to all the time. */
const spokenMinutes = [10, 5, 1]

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Counts down to the end of an order. Renders a `<p role="timer">`; speaks at 10, 5 and 1 minutes. */
export function TimeLeft({ until, now, onOver }: TimeLeftProps) {
  const { text } = useFormText()
  const [seconds, setSeconds] = useState(() => Math.max(0, Math.ceil((until - now()) / second)))
  const report = useEffectEvent((left: number) => {
    const minutes = spokenMinutes.find((minute) => minute * 60 === left)
    if (minutes !== undefined) announce(text('deposit.expires_soon', { minutes }))
    if (left === 0) onOver()
  })

  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - now()) / second)))
    tick()
    const timer = setInterval(tick, second)
    return () => clearInterval(timer)
  }, [until, now])

  useEffect(() => report(seconds), [seconds])

  return (
    <Root role="timer" data-soon={seconds < 120 || undefined}>
      {text('deposit.time_left')} <Clock>{clockText(seconds)}</Clock>
    </Root>
  )
}

const Root = styled.p`
  margin: 0;
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};

  &:where([data-soon]) {
    color: ${t.color.warningText};
  }
`

const Clock = styled.strong`
  color: ${t.color.text};
  font-family: ${t.font.display};
  font-size: ${t.fontSize.lg};
  font-variant-numeric: tabular-nums;
`
