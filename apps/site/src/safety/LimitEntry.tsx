import { currencyMostDigits, parseMoney } from '@croupier/money'
import { usePending } from '@croupier/forms/usePending'
import { safetyStore, type SafetyLimit, type SafetyLimitName, type SafetyOverview } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Meter } from '@croupier/ui/Meter'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useRefusalToast } from '../parts/forms/useRefusalToast.ts'
import { useMoney } from '../parts/money/useMoney.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { FocusPlace } from './FocusPlace.tsx'
import { useSavedToast } from './useSavedToast.ts'

type SessionLimit = NonNullable<SafetyOverview['session']>
type Raise = Pick<NonNullable<SafetyLimit['raise']>, 'ripeAt' | 'lapsesAt'>
type Change = 'removeLimit' | 'confirmRaise' | 'cancelRaise'

interface EntryProps<Limit> {
  limit: Limit
  /** Called when the limit was removed, and this entry with it. */
  onRemove: () => void
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2};
`

/** A money limit with its used and remaining amounts, and the state of a raise (G-12 to G-17). Renders a `<div>`. */
export const MoneyLimitEntry = observer(function MoneyLimitEntry({ limit, onRemove }: EntryProps<SafetyLimit>) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const { kind, period, amount, used, left, binds, restartsAt, since, raise } = limit
  const [whole, spent] = [parseMoney(amount, currencyMostDigits), parseMoney(used, currencyMostDigits)]
  return (
    <Card>
      <Stack>
        <Actions>
          <strong>{`${text(`safety.kind_${kind}`)} ${text(`safety.period_${period}`)}`}</strong>
          {binds ? <Badge tone="info">{text('safety.binds')}</Badge> : null}
        </Actions>
        <Meter
          kind="limit"
          label={text(`safety.kind_${kind}`)}
          value={spent}
          max={whole}
          valueText={text('safety.used', {
            used: money.amount(used),
            amount: money.amount(amount),
            left: money.amount(left),
          })}
          hint={`${text('safety.since', { time: moment(since) })} ${text('safety.restarts', { time: moment(restartsAt) })}`}
        />
        {spent * 2n >= whole ? (
          <Callout tone="info">{text(spent >= whole ? 'safety.full' : 'safety.half')}</Callout>
        ) : null}
        <RaiseOf
          name={{ kind, period }}
          raise={raise ?? null}
          onRemove={onRemove}
          newLimit={raise?.amount == null ? undefined : money.amount(raise.amount)}
        />
      </Stack>
    </Card>
  )
})

/** The session limit (G-23). Renders a `<div>`. */
export const SessionLimitEntry = observer(function SessionLimitEntry({ limit, onRemove }: EntryProps<SessionLimit>) {
  const text = useText()
  const { minutes, raise } = limit
  return (
    <Card>
      <Stack>
        <strong>{`${text('safety.kind_session')}: ${text('safety.minutes', { minutes })}`}</strong>
        <RaiseOf
          name={{ kind: 'session' }}
          raise={raise ?? null}
          onRemove={onRemove}
          newLimit={raise?.minutes == null ? undefined : text('safety.minutes', { minutes: raise.minutes })}
        />
      </Stack>
    </Card>
  )
})

/**
 * A waiting raise or removal, with its confirmation once the cooling-off period is over; without one, the button that
 * removes the limit (G-13).
 */
const RaiseOf = observer(function RaiseOf({
  name,
  raise,
  newLimit,
  onRemove,
}: {
  name: SafetyLimitName
  raise: Raise | null
  /** The new limit; undefined for a removal. */
  newLimit: string | undefined
  onRemove: () => void
}) {
  const text = useText()
  const { moment } = useDateTimeText()
  const { platformClock } = useRoot()
  const saved = useSavedToast()
  const safety = useStore(safetyStore)
  const toastRefusal = useRefusalToast()
  const { pending, run } = usePending<Change>()
  const [changes, setChanges] = useState(0)

  const busy = pending !== undefined
  const change = (call: Change) =>
    run(call, async () => {
      if (!toastRefusal(await safety[call](name))) return
      saved(name)
      setChanges(changes + 1)
      if (call === 'confirmRaise' && newLimit === undefined) onRemove()
    })

  const ripe = raise !== null && platformClock.now() >= raise.ripeAt
  return (
    <FocusPlace step={changes}>
      {raise ? (
        <Stack>
          <Callout tone="info">
            {ripe
              ? text('safety.raise_ready', { time: moment(raise.lapsesAt) })
              : text(newLimit === undefined ? 'safety.removal_waits' : 'safety.raise_waits', {
                  amount: newLimit ?? '',
                  time: moment(raise.ripeAt),
                })}
          </Callout>
          <Actions>
            <Button
              variant="outline"
              tone="neutral"
              size="sm"
              loading={busy}
              onClick={() => void change('cancelRaise')}
            >
              {text('safety.cancel_raise')}
            </Button>
            {ripe ? (
              <Button
                variant="outline"
                tone="neutral"
                size="sm"
                loading={busy}
                onClick={() => void change('confirmRaise')}
              >
                {text('safety.confirm_raise')}
              </Button>
            ) : null}
          </Actions>
        </Stack>
      ) : (
        <Button variant="ghost" tone="neutral" size="sm" loading={busy} onClick={() => void change('removeLimit')}>
          {text('safety.remove')}
        </Button>
      )}
    </FocusPlace>
  )
})
