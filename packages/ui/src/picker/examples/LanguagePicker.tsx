import { Button } from '@croupier/ui/Button'
import { Picker } from '@croupier/ui/Picker'
import { useState } from 'react'

const languages = [
  { value: 'EN', label: 'English', lang: 'en', keywords: 'English EN' },
  { value: 'DE', label: 'Deutsch', lang: 'de', keywords: 'German DE' },
  { value: 'TR', label: 'Türkçe', lang: 'tr', keywords: 'Turkish TR' },
  { value: 'VI', label: 'Tiếng Việt', lang: 'vi', keywords: 'Vietnamese VI' },
  { value: 'JA', label: '日本語', lang: 'ja', keywords: 'Japanese JA' },
  { value: 'AR', label: 'العربية', lang: 'ar', keywords: 'Arabic AR' },
]

/** A language, found by its own name, its English name or its code. */
export const LanguagePicker = () => {
  const [language, setLanguage] = useState('EN')
  return (
    <Picker
      trigger={<Button variant="outline">{language}</Button>}
      searchLabel="Search for a language"
      options={languages}
      value={language}
      onValueChange={setLanguage}
      align="start"
      texts={{ nothingFound: 'No language of that name.' }}
    />
  )
}
