import { Timer } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { needs } from '../needs/needs.ts'
import { below } from '../theme/breakpoints.ts'
import { tokens } from '../theme/theme.ts'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'

/** Props of `SessionClock`; everything else goes to the root. */
export interface SessionClockProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** `time` labels the session's length, `net` its result and `dayTime` the time of day, if that is shown. */
  texts: { readonly time: string; readonly net: string; readonly dayTime?: string | undefined }
  /** How long the session has lasted: `0:07:05`. */
  time: string
  /** The session's result with its sign and currency: "+120.00 PHP". */
  net: ReactNode
  /** The same in words: "Won 120.00 PHP", "Lost 35.00 PHP", "Even". */
  netText: string
  /** The time of day: `21:15`. Omit to show only the session. */
  dayTime?: string | undefined
}

const Root = styled.dl`
  display: flex;
  flex: none;
  gap: ${tokens.space.s3};
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
    font-weight: ${tokens.fontWeight.medium};
    white-space: nowrap;
  }
  @media ${below.md} {
    flex-direction: column;
    gap: ${tokens.space.s05};
    font-size: ${tokens.fontSize.xs};

    & > div {
      display: flex;
      justify-content: flex-end;
    }
    & svg {
      margin-inline-end: ${tokens.space.s1};
    }
  }
`

const Label = styled.span`
  @media ${below.md} {
    ${hiddenStyle}
  }
`

/**
 * Length and result of a session. The result has a sign and words, never colour alone. Renders a `<dl>`.
 *
 * It is not announced every second; screen readers read it on demand.
 */
export const SessionClock = ({ texts, time, net, netText, dayTime, ...rest }: SessionClockProps) => {
  if (process.env.NODE_ENV !== 'production') needs('SessionClock', { texts })
  return (
    <Root {...rest}>
      {dayTime === undefined ? null : (
        <div>
          <dt>
            <Label>{texts.dayTime}</Label>
          </dt>
          <dd>{dayTime}</dd>
        </div>
      )}
      <div>
        <dt>
          <Timer size={12} aria-hidden />
          <Label>{texts.time}</Label>
        </dt>
        <dd>{time}</dd>
      </div>
      <div title={netText}>
        <dt>
          <Label>{texts.net}</Label>
        </dt>
        <dd>
          {/* A `<dd>` cannot have an accessible name, so an inner element has it. */}
          <bdi role="img" aria-label={netText}>
            {net}
          </bdi>
        </dd>
      </div>
    </Root>
  )
}
