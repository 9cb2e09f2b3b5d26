import { inDigits } from '@croupier/locales'
import { digitsOf } from '../../parts/text/useDigits.ts'
import { languageRow } from '../../parts/text/languageRow.ts'
import { Globe } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'

/**
 * The merchant's languages, each by its own name, and the digits where the language has its own (S-051, S-052, S-244, S-261).
 */
export const LanguageSelector = observer(function LanguageSelector() {
  const text = useText()
  const { locale } = useRoot()
  const own = languageRow(locale.language).digits.find((digits) => digits !== 'latn')
  const shown = digitsOf(locale)
  return (
    <ChoiceMenu
      Icon={Globe}
      label={text('language.current', { language: languageRow(locale.language).ownName })}
      shown={locale.language}
      entries={[
        ...locale.offered.map((code) => ({
          kind: 'choice' as const,
          value: code,
          label: languageRow(code).ownName,
          lang: languageRow(code).tag,
          checked: code === locale.language,
          onSelect: () => locale.choose(code),
        })),
        ...(own === undefined
          ? []
          : [
              { kind: 'separator' as const, value: 'digits' },
              ...(['native', 'latin'] as const).map((choice) => ({
                kind: 'choice' as const,
                value: choice,
                label: text('language.digits', { digits: choice === 'native' ? inDigits('123', own) : '123' }),
                checked: (choice === 'latin') === (shown === 'latn'),
                onSelect: () => locale.chooseDigits(choice),
              })),
            ]),
      ]}
    />
  )
})
