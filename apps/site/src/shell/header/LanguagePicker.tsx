import type { Choice } from '@croupier/ui'
import { Picker } from '@croupier/ui/Picker'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { languageRow } from '../../parts/text/languageRow.ts'
import { useText } from '../../parts/text/useText.ts'
import type { PopupProps } from './LazyPopup.tsx'

/** Names of a language that find it besides its own: in English, in the language of the page, and its codes. */
const keywordsOf = (code: string, shown: string): string => {
  const { tag } = languageRow(code)
  const names = ['en', languageRow(shown).tag].map((among) =>
    new Intl.DisplayNames(among, { type: 'language' }).of(tag),
  )
  return [...names, code, tag].join(' ')
}

/**
 * A long list of languages, each by its own name, found by that, by the English name or by the code; below it the digits
 * where the language has its own. Loaded when its button is reached for.
 */
export default observer(function LanguagePicker({
  label,
  digits,
  chosenDigits,
  onDigits,
  ...popup
}: PopupProps & {
  /** Says which language is chosen. */
  label: string
  digits: readonly Choice[]
  chosenDigits: string | undefined
  onDigits: (value: string) => void
}) {
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
        keywords: keywordsOf(code, locale.language),
      }))}
      value={locale.language}
      onValueChange={(code) => locale.choose(code)}
      foot={
        digits.length === 0 ? undefined : (
          <SegmentedControl
            legend={label}
            hideLegend
            choices={digits}
            value={chosenDigits ?? null}
            onChange={({ target }) => onDigits(target.value)}
          />
        )
      }
    />
  )
})
