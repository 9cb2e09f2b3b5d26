import { Countdown } from '@croupier/ui/Countdown'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

/** Props of {@link TimeLeft}. */
export interface TimeLeftProps {
  /** Label, e.g. "Time left". */
  readonly label: string
  /** Announcement when this many minutes are left. */
  readonly spoken: (minutes: number) => string
  /** The deadline, in epoch milliseconds. */
  readonly until: number
  /** Returns the current time in epoch milliseconds. Keep the function between renders. */
  readonly now: () => number
  readonly onOver: () => void
}

/** Seconds left at which the time is announced: often enough to plan, rarely enough not to disturb. */
const spokenAt = [600, 300, 60]

/** Counts down to a deadline. Renders a `<p>` with the kit's `Countdown`; announced at 10, 5 and 1 minutes. */
export function TimeLeft({ label, spoken, until, now, onOver }: TimeLeftProps) {
  return (
    <Root>
      <span aria-hidden>{label}</span>
      <Clock
        label={label}
        until={until}
        clock={now}
        spokenAt={spokenAt}
        spoken={({ total }) => spoken(Math.ceil(total / 60))}
        onEnd={onOver}
      />
    </Root>
  )
}

const Root = styled.p`
  display: inline-flex;
  align-items: baseline;
  gap: ${tokens.space.s2};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

const Clock = styled(Countdown)`
  color: ${tokens.color.text};
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
  font-weight: ${tokens.fontWeight.semibold};
`
