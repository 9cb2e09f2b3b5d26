import { Field } from '@croupier/ui/Field'
import { Select } from '@croupier/ui/Select'
import { useState } from 'react'

/** One choice from a short list. For long lists use `Combobox`, which can be searched. */
export const LanguageSelect = () => {
  const [language, setLanguage] = useState<string | null>(null)
  return (
    <Field label="Language" description="You can change it later.">
      <Select
        value={language}
        onValueChange={setLanguage}
        placeholder="Choose a language"
        options={[
          { value: 'EN', label: 'English', lang: 'en' },
          { value: 'TY', label: 'Filipino', lang: 'fil' },
          { value: 'BN', label: 'বাংলা', lang: 'bn' },
        ]}
      />
    </Field>
  )
}
