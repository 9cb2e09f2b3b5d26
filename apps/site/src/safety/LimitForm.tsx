import { MoneyLimitForm, type MoneyLimit, type Outcome } from '@croupier/forms'
import { safetyStore, type SafetyLimit } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../app/RootContext.ts'
import { formOutcome } from '../parts/forms/formOutcome.ts'
import { useMoney } from '../parts/money/useMoney.ts'
import { useMomentText } from '../parts/text/useMomentText.ts'

/** Sets a limit of money of one kind; one that was set leaves an empty form behind (G-08, G-13). Renders a `<form>`. */
export const LimitForm = observer(function LimitForm({ kind }: { kind: SafetyLimit['kind'] }) {
  const money = useMoney()
  const { moment } = useMomentText()
  const { platformClock, toasts } = useRoot()
  const safety = useStore(safetyStore)
  const { limits } = safety
  const own = limits.filter((limit) => limit.kind === kind)

  const set = async (limit: MoneyLimit): Promise<Outcome> => {
    const outcome = await safety.setLimit(limit)
    if (outcome.kind === 'done') toasts.show({ tone: 'success', textKey: 'safety.saved' })
    return formOutcome(outcome)
  }
  return (
    <MoneyLimitForm
      key={own.map(({ amount, raise }) => `${amount}${raise?.amount}`).join()}
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
  )
})
