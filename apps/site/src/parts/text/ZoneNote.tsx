import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { useOnDevice } from '../../base/useOnDevice.ts'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from './useText.ts'

/**
 * Names the time zone of the dates on a page or in a table, once, if the person's device is set to another one. Renders
 * a `<p>`, or nothing if both clocks agree.
 */
export const ZoneNote = observer(function ZoneNote(props: Omit<ComponentProps<'p'>, 'children'>) {
  const text = useText()
  const intl = useIntl()
  const { merchant, platformClock } = useRoot()
  const now = platformClock.now()
  const { timeZone } = merchant.current
  const clock = (zone: string) => intl.formatDate(now, { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const own = useOnDevice(new Intl.DateTimeFormat().resolvedOptions().timeZone, timeZone)
  if (clock(timeZone) === clock(own)) return null
  const zone = intl.formatDateToParts(now, { timeZoneName: 'long' }).find(({ type }) => type === 'timeZoneName')?.value
  return <p {...props}>{text('time_zone.note', { zone: zone ?? timeZone })}</p>
})
