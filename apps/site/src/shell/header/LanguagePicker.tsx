import { Picker } from '@croupier/ui/Picker'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { languageRow } from '../../parts/text/languageRow.ts'
import { useText } from '../../parts/text/useText.ts'
import { LanguageLevel } from './LanguageLevel.tsx'
import { languageMark } from './languageMark.ts'
import type { LanguageListProps } from './LanguageMenu.tsx'

/** Names of a language that find it besides its own: in English, in the language of the page, and its codes. */
const keywordsOf = (code: string, shown: string): string => {
  const { tag } = languageRow(code)
  const names = ['en', languageRow(shown).tag].map((among) =>
    new Intl.DisplayNames(among, { type: 'language' }).of(tag),
  )
  return [...names, code, tag].join(' ')
}

/**
 * A long list of languages, each by its own name, found by that, by the English name or by the code; below it how
 * far they are, and the digits where the language has its own. Loaded when its button is reached for.
 */
export default observer(function LanguagePicker({ digits, chosenDigits, onDigits, ...popup }: LanguageListProps) {
  const text = useText()
  const { locale } = useRoot()
  return (
    <Picker
      {...popup}
      searchLabel={text('language.search')}
      options={locale.offered.map((code) => ({
        value: code,
        label: languageRow(code).ownName,
        lang: languageRow(code).tag,
        mark: languageMark(code),
        keywords: keywordsOf(code, locale.language),
      }))}
      value={locale.language}
      onValueChange={(code) => locale.choose(code)}
      foot={
        <>
          <LanguageLevel />
          {digits.length === 0 ? null : (
            <SegmentedControl
              legend={text('language.current', { language: languageRow(locale.language).ownName })}
              hideLegend
              choices={digits}
              value={chosenDigits ?? null}
              onChange={({ target }) => onDigits(target.value)}
            />
          )}
        </>
      }
    />
  )
})
