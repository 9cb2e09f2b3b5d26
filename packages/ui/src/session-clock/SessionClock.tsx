import { Timer } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'

/** Props of `SessionClock`; everything else goes to the root. */
export interface SessionClockProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Names the time, e.g. "Session". */
  timeLabel: string
  /** How long the session lasts: `0:07:05`. */
  time: string
  /** Names the result, e.g. "Net result". */
  netLabel: string
  /** The session's result with its sign and currency: "+120.00 PHP". */
  net: ReactNode
  /** The same in words: "Won 120.00 PHP", "Lost 35.00 PHP", "Even" [G-20]. */
  netWords: string
  /** Names the clock of the day, shown where full screen hides the device's [G-24]. */
  dayTimeLabel?: string | undefined
  /** The time of day in words; left out, only the session is shown. */
  dayTime?: string | undefined
  /** Labels for screen readers only, where there is little room. */
  compact?: boolean | undefined
}

const Root = styled.dl`
  display: flex;
  flex: none;
  gap: ${tokens.space.s3};
  margin: 0;
  font-family: ${tokens.font.text};
  font-size: ${tokens.fontSize.sm};
  font-variant-numeric: tabular-nums;

  & > div {
    display: grid;
    line-height: ${tokens.leading.tight};
  }
  & dt {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s1};
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.xs};
  }
  & dd {
    margin: 0;
    font-weight: ${tokens.fontWeight.medium};
    white-space: nowrap;
  }
  &:where([data-compact]) {
    flex-direction: column;
    gap: ${tokens.space.s05};
    font-size: ${tokens.fontSize.xs};
  }
  &:where([data-compact]) > div {
    display: flex;
    gap: ${tokens.space.s1};
    justify-content: flex-end;
  }
  @media (max-width: 47.99rem) {
    flex-direction: column;
    gap: ${tokens.space.s05};
    font-size: ${tokens.fontSize.xs};

    & > div {
      display: flex;
      gap: ${tokens.space.s1};
      justify-content: flex-end;
    }
  }
`

const Label = styled.span`
  [data-compact] & {
    ${hiddenStyle}
  }
  @media (max-width: 47.99rem) {
    ${hiddenStyle}
  }
`

/**
 * How long a session lasts and what it has brought, in money, sign and words and never by colour alone [G-19] [G-20].
 * Renders a `<dl>`.
 *
 * Nothing of it is announced each second; a screen reader reads it on demand. Attributes out: `data-compact`.
 */
export const SessionClock = ({
  timeLabel,
  time,
  netLabel,
  net,
  netWords,
  dayTimeLabel,
  dayTime,
  compact = false,
  ...rest
}: SessionClockProps) => (
  <Root {...rest} data-compact={compact ? '' : undefined}>
    {dayTime === undefined ? null : (
      <div>
        <dt>
          <Label>{dayTimeLabel}</Label>
        </dt>
        <dd>{dayTime}</dd>
      </div>
    )}
    <div>
      <dt>
        <Timer size={12} aria-hidden />
        <Label>{timeLabel}</Label>
      </dt>
      <dd>{time}</dd>
    </div>
    <div title={netWords}>
      <dt>
        <Label>{netLabel}</Label>
      </dt>
      <dd>
        {/* A name needs a role that can have one, which a definition has not. */}
        <bdi role="img" aria-label={netWords}>
          {net}
        </bdi>
      </dd>
    </div>
  </Root>
)
