import { gamingSessionStore } from '@croupier/stores'
import { tokens } from '@croupier/ui/theme'
import { Hourglass } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'

const Band = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
  margin: 0;
  padding: ${tokens.space.s1} ${tokens.space.s3};
  background: ${tokens.color.warningSoft};
  color: ${tokens.color.warningText};
  font-size: ${tokens.fontSize.sm};
`

/**
 * Five minutes before the session limit ends play: announces the time once, and stays visible (G-23). Renders a
 * `<div role="status">`, empty before.
 */
export const GamingSessionWarning = observer(function GamingSessionWarning() {
  const text = useText()
  const { time } = useDateTimeText()
  const { platformClock } = useRoot()
  const { current: gamingSession } = useStore(gamingSessionStore)
  const { warnAt, endsAt } = gamingSession ?? {}
  return (
    <div role="status">
      {/* The store reads the gaming session again when the warning is due, which re-renders this. */}
      {warnAt != null && endsAt != null && platformClock.now() >= warnAt ? (
        <Band>
          <Hourglass size={16} aria-hidden />
          {text('gaming_session.warning', { time: time(endsAt) })}
        </Band>
      ) : null}
    </div>
  )
})
