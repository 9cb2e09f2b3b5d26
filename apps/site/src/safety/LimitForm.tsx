import type { MoneyLimit, Outcome } from '@croupier/forms'
import { MoneyLimitForm } from '@croupier/forms/MoneyLimitForm'
import { safetyStore, type SafetyLimit } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRoot, useStore } from '../base/RootContext.ts'
import { formOutcome } from '../parts/forms/formOutcome.ts'
import { useMoney } from '../parts/money/useMoney.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { FocusPlace } from './FocusPlace.tsx'
import { useSavedToast } from './useSavedToast.ts'

/** Sets a limit of money of one kind; one that was set leaves an empty form behind (G-08, G-13). Renders a `<form>`. */
export const LimitForm = observer(function LimitForm({ kind }: { kind: SafetyLimit['kind'] }) {
  const money = useMoney()
  const { moment } = useDateTimeText()
  const { platformClock } = useRoot()
  const saved = useSavedToast()
  const safety = useStore(safetyStore)
  const { limits } = safety
  const own = limits.filter((limit) => limit.kind === kind)
  const [sent, setSent] = useState(0)
  const set = async (limit: MoneyLimit): Promise<Outcome> => {
    const outcome = await safety.setLimit(limit)
    if (outcome.kind === 'done') {
      saved(limit)
      setSent(sent + 1)
    }
    return formOutcome(outcome)
  }
  return (
    // The next, empty form takes the focus of the one that was sent.
    <FocusPlace step={sent}>
      <MoneyLimitForm
        key={sent}
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
    </FocusPlace>
  )
})
