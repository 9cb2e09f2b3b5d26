import type { PlainKey } from '@croupier/locales'
import { safetyStore, type SafetyChange } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useStore } from '../base/RootContext.ts'
import { useMoney } from '../parts/money/useMoney.ts'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'

const Rows = styled.ol`
  display: grid;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${tokens.space.s1} ${tokens.space.s4};
    padding: ${tokens.space.s3} ${tokens.space.s4};
    font-size: ${tokens.fontSize.sm};
  }
  & > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
  & time {
    color: ${tokens.color.textMuted};
  }
`

/** Names of the settings and of their periods; the platform may have more. */
const kinds: Readonly<Record<string, PlainKey>> = {
  deposit: 'safety.kind_deposit',
  loss: 'safety.kind_loss',
  wager: 'safety.kind_wager',
  session: 'safety.kind_session',
  reminder: 'safety.kind_reminder',
}
const periods: Readonly<Record<string, PlainKey>> = {
  day: 'safety.period_day',
  week: 'safety.period_week',
  month: 'safety.period_month',
}

/** Every change of the safety settings with its time, newest first (G-16, G-56). Renders a `<section>`. */
export const SafetyHistory = observer(function SafetyHistory() {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const safety = useStore(safetyStore)

  const valueOf = (amount: string | null | undefined, minutes: number | null | undefined) =>
    amount != null ? money.amount(amount) : minutes != null ? text('safety.minutes', { minutes }) : '–'
  const detailOf = ({ kind, period, before, after, minutesBefore, minutesAfter }: SafetyChange) => {
    if (before == null && after == null && minutesBefore == null && minutesAfter == null) return ''
    const kindKey = kinds[kind ?? '']
    const periodKey = periods[period ?? '']
    const what = kindKey ? text(kindKey) : (kind ?? '')
    const how = periodKey ? ` ${text(periodKey)}` : ''
    return `${what}${how}: ${valueOf(before, minutesBefore)} → ${valueOf(after, minutesAfter)}`
  }

  return (
    <section aria-labelledby="safety-history">
      <h2 id="safety-history">{text('safety.history')}</h2>
      <RemoteView
        value={safety.changes}
        waiting={<Skeleton style={{ blockSize: '8rem' }} />}
        failed={{ headingLevel: 3, size: 'sm', title: text('safety.history_failed'), onRetry: () => safety.load() }}
        empty={<p>{text('safety.history_empty')}</p>}
      >
        {(changes) => (
          <Card padding="none">
            <Rows role="list">
              {changes.map((change) => (
                <li key={change.id}>
                  <span>{`${text(`safety.event_${change.event}`)} ${detailOf(change)}`}</span>
                  <time dateTime={new Date(change.at).toISOString()}>{moment(change.at)}</time>
                </li>
              ))}
            </Rows>
          </Card>
        )}
      </RemoteView>
    </section>
  )
})
