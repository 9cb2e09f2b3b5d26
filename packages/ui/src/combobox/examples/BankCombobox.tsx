import { Combobox } from '@croupier/ui/Combobox'
import { Field } from '@croupier/ui/Field'
import { useState } from 'react'

const banks = ['BDO Unibank', 'Bank of the Philippine Islands', 'Land Bank', 'Metrobank', 'Security Bank', 'UnionBank']

/** One choice from a long list, found by typing. */
export const BankCombobox = () => {
  const [bank, setBank] = useState<string | null>(null)
  return (
    <Field label="Bank">
      <Combobox
        value={bank}
        onValueChange={setBank}
        options={banks.map((name) => ({ value: name, label: name }))}
        texts={{ openOptions: 'Show all banks', nothingFound: 'No bank of that name.' }}
      />
    </Field>
  )
}
