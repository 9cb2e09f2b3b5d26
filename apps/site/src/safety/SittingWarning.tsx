import { sittingStore } from '@croupier/stores'
import { tokens } from '@croupier/ui/theme'
import { Hourglass } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useMomentText } from '../parts/text/useMomentText.ts'
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
 * Five minutes before the session limit ends play: says when, once, and stays to be read (G-23). Renders a
 * `<div role="status">`, empty before.
 */
export const SittingWarning = observer(function SittingWarning() {
  const text = useText()
  const { time } = useMomentText()
  const { platformClock } = useRoot()
  const { sitting } = useStore(sittingStore)
  const { warnAt, endsAt } = sitting ?? {}
  return (
    <div role="status">
      {/* The store reads the sitting again the moment the warning is due, and that draws this again. */}
      {warnAt != null && endsAt != null && platformClock.now() >= warnAt ? (
        <Band>
          <Hourglass size={16} aria-hidden />
          {text('sitting.warning', { time: time(endsAt) })}
        </Band>
      ) : null}
    </div>
  )
})
