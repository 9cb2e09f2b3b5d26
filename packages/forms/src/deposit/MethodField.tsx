import type { Choice } from '@croupier/ui'
import { DepositMethodTile } from '@croupier/ui/DepositMethodTile'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { DepositMethod } from './DepositMethod.ts'
import type { DepositChoice } from './depositSchema.ts'
import { Line } from './depositStyle.ts'
import { feeRuleText, hoursText } from './methodWords.ts'

/** Props of {@link MethodField}. */
export interface MethodFieldProps {
  readonly methods: readonly DepositMethod[]
  readonly money: (amount: string) => string
}

/**
 * A choice of the market's methods with limits, fee, usual time and opening hours. Renders
 * a `ChoiceField` named `methodId` of the kit's `DepositMethodTile`s.
 */
export function MethodField({ methods, money }: MethodFieldProps) {
  const { text } = useFormText()
  const choices = methods.map((method): Choice => {
    const { id, kind, name, icon, minimum, maximum, expectedMinutes, open, closedReason } = method
    const hours = hoursText(method, text)
    return {
      value: id,
      disabled: !open,
      label: (
        <DepositMethodTile
          name={name}
          icon={icon ?? undefined}
          kind={kind}
          band={
            <>
              <span>{text('deposit.amount_hint', { min: money(minimum), max: money(maximum) })}</span>
              {hours ? <Line>{hours}</Line> : null}
            </>
          }
          fee={feeRuleText(method, money, text)}
          time={expectedMinutes ? text('deposit.about_minutes', { minutes: expectedMinutes }) : undefined}
          closedText={
            open ? undefined : (
              <>
                <span>{text('deposit.method_closed')}</span>
                {closedReason ? <Line>{closedReason}</Line> : null}
                {hours ? <Line>{hours}</Line> : null}
              </>
            )
          }
        />
      ),
    }
  })
  return <ChoiceField<DepositChoice> name="methodId" legend={text('deposit.choose_method')} choices={choices} />
}
