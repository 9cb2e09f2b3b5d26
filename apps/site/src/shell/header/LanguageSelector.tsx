import { languageRow } from '../../parts/text/languageRow.ts'
import { Globe } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'

/** The merchant's languages, each by its own name (S-051, S-052, S-244). */
export const LanguageSelector = observer(function LanguageSelector() {
  const text = useText()
  const { locale } = useRoot()
  return (
    <ChoiceMenu
      Icon={Globe}
      label={text('language.current', { language: languageRow(locale.language).ownName })}
      shown={locale.language}
      entries={locale.offered.map((code) => ({
        kind: 'choice',
        id: code,
        text: languageRow(code).ownName,
        lang: languageRow(code).tag,
        checked: code === locale.language,
        onSelect: () => locale.choose(code),
      }))}
    />
  )
})
