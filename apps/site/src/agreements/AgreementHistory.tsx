import type { AgreementDetail, AgreementEvent } from '@croupier/stores'
import { Time } from '@croupier/ui/Time'
import { Timeline, type StageState } from '@croupier/ui/Timeline'
import { observer } from 'mobx-react-lite'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { useAgreementText } from './useAgreementText.ts'

const refusals: ReadonlySet<AgreementEvent['what']> = new Set([
  'refused',
  'withdrawn',
  'expired',
  'endAgreed',
  'upline',
])

const stateOf = ({ what }: AgreementEvent): StageState => (refusals.has(what) ? 'failed' : 'done')

/** History of a contract (S-400). Renders an `<ol>`. */
export const AgreementHistory = observer(function AgreementHistory({ agreement }: { agreement: AgreementDetail }) {
  const text = useText()
  const { moment } = useDateTimeText()
  const words = useAgreementText()
  const { side, events } = agreement
  const who = (by: AgreementEvent['by']) =>
    by === 'platform' ? text('agreements.platform') : by === side ? text('agreements.you') : words.party(agreement)
  return (
    <Timeline
      label={text('agreements.history')}
      stages={events.map((event, index) => ({
        value: String(index),
        label: text(`agreements.deed_${event.what}`),
        state: stateOf(event),
        stateText: text('agreements.deed_done'),
        owner: <bdi>{who(event.by)}</bdi>,
        time: <Time at={event.at} text={moment(event.at)} />,
      }))}
    />
  )
})
