import type { MoneyLimit, Outcome } from '@croupier/forms'
import { MoneyLimitForm } from '@croupier/forms/MoneyLimitForm'
import { safetyStore, type SafetyLimit } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { formOutcome } from '../parts/forms/formOutcome.ts'
import { useMoney } from '../parts/money/useMoney.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useStepFocus } from '../parts/centre/useStepFocus.ts'
import { useSavedToast } from './useSavedToast.ts'

const Place = styled.div`
  outline: 0;
`

/** Sets a limit of money of one kind; one that was set leaves an empty form behind (G-08, G-13). Renders a `<form>`. */
export const LimitForm = observer(function LimitForm({ kind }: { kind: SafetyLimit['kind'] }) {
  const money = useMoney()
  const { moment } = useDateTimeText()
  const { platformClock } = useRoot()
  const saved = useSavedToast()
  const safety = useStore(safetyStore)
  const { limits } = safety
  const own = limits.filter((limit) => limit.kind === kind)

  const state = own.map(({ amount, raise }) => `${amount}${raise?.amount}`).join()
  const place = useStepFocus<HTMLDivElement>(state)

  const set = async (limit: MoneyLimit): Promise<Outcome> => {
    const outcome = await safety.setLimit(limit)
    if (outcome.kind === 'done') saved(limit)
    return formOutcome(outcome)
  }
  return (
    // The next, empty form takes the focus of the one that was sent.
    <Place ref={place} tabIndex={-1}>
      <MoneyLimitForm
        key={state}
        kind={kind}
        limits={limits}
        raiseText={(period) =>
          moment(
            safety.raiseRipeAt(
              platformClock.now(),
              own.find((limit) => limit.period === period),
            ),
          )
        }
        currency={money.sign}
        money={money.amount}
        onSubmit={set}
      />
    </Place>
  )
})
