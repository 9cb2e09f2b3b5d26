import { agreementsStore, type AgreementFilters } from '@croupier/stores'
import { Field } from '@croupier/ui/Field'
import { Select } from '@croupier/ui/Select'
import { observer } from 'mobx-react-lite'
import { useStore } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'

/** Which contracts show: in force, waiting for an answer, or ended. Renders a `Field`. */
export const StateChoice = observer(function StateChoice() {
  const text = useText()
  const store = useStore(agreementsStore)
  return (
    <Field label={text('agreements.state')}>
      <Select
        options={(['inForce', 'open', 'ended'] as const).map((value) => ({
          value,
          label: text(`agreements.state_${value}`),
        }))}
        value={store.filters.state}
        onValueChange={(value) => store.filter({ state: value as AgreementFilters['state'] })}
      />
    </Field>
  )
})
