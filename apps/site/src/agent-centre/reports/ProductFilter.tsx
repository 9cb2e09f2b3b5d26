import { reportProducts, type ReportProduct } from '@croupier/stores'
import { Field } from '@croupier/ui/Field'
import { Select } from '@croupier/ui/Select'
import { observer } from 'mobx-react-lite'
import { useText } from '../../parts/text/useText.ts'
import { productKey } from './productKey.ts'

/** Narrows a report down to a kind of play. */
export const ProductFilter = observer(function ProductFilter({
  product,
  onValueChange,
}: {
  product: ReportProduct | undefined
  onValueChange: (product: ReportProduct | undefined) => void
}) {
  const text = useText()
  return (
    <Field label={text('records.category')}>
      <Select
        options={[
          { value: '', label: text('records.all') },
          ...reportProducts.map((value) => ({ value, label: text(productKey(value)) })),
        ]}
        value={product ?? ''}
        onValueChange={(value) => onValueChange(reportProducts.find((one) => one === value))}
      />
    </Field>
  )
})
