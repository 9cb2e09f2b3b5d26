import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { StopButton } from './StopButton.tsx'
import { usePlatformTime } from './usePlatformTime.ts'

/** Dark in both themes: it also lies above games. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s4};
  min-block-size: 2.25rem;
  padding: ${tokens.space.s05} ${tokens.space.s4};
  border-block-end: 1px solid ${tokens.color.deepBorder};
  background: ${tokens.color.deep};
  color: ${tokens.color.onDeep};
  font-size: ${tokens.fontSize.sm};

  & dl {
    display: flex;
    gap: ${tokens.space.s2};
    font-variant-numeric: tabular-nums;
  }
  & dd {
    font-weight: ${tokens.fontWeight.medium};
  }
`

/** The market's time of day, fresh every second (G-76). Renders a `<dl>`. */
const Clock = observer(function Clock() {
  const text = useText()
  const { time } = useDateTimeText()
  const now = usePlatformTime()
  return (
    <dl>
      <dt>{text('duties.time')}</dt>
      <dd>{time(now)}</dd>
    </dl>
  )
})

/**
 * The market's clock and the one-press stop, above every page, centre and game of a member (G-72, G-76); nothing if the
 * market requires neither. Renders a `<div role="group">`.
 */
export const DutyBar = observer(function DutyBar() {
  const text = useText()
  const { clock, stopButton } = useRoot().merchant.current.duties
  if (!clock && !stopButton) return null
  return (
    // An overlay hides everything else from screen readers, except what has this attribute; nothing here is announced.
    <Root role="group" aria-label={text('duties.bar')} aria-live="off" data-surface="deep">
      {clock ? <Clock /> : <span />}
      <StopButton />
    </Root>
  )
})
