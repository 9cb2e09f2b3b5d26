import { inDigits } from '@croupier/locales'
import { digitsOf } from '../../parts/text/useDigits.ts'
import { languageRow } from '../../parts/text/languageRow.ts'
import { Globe } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { LazyPopup } from './LazyPopup.tsx'

/** A list of so many languages is longer than a window: it can be searched. */
const searchedFrom = 12

const loadPicker = () => import('./LanguagePicker.tsx')
const loadMenu = () => import('./LanguageMenu.tsx')

/**
 * The merchant's languages, each by its own name, and the digits where the language has its own (S-051, S-052, S-244,
 * S-261).
 */
export const LanguageSelector = observer(function LanguageSelector() {
  const text = useText()
  const { locale } = useRoot()
  const own = languageRow(locale.language).digits.find((digits) => digits !== 'latn')
  const chosen = digitsOf(locale) === 'latn' ? 'latin' : 'native'
  const digits =
    own === undefined
      ? []
      : (['native', 'latin'] as const).map((value) => ({
          value,
          label: text('language.digits', { digits: value === 'native' ? inDigits('123', own) : '123' }),
        }))
  const chooseDigits = (value: string) => locale.chooseDigits(value === 'latin' ? 'latin' : 'native')
  const label = text('language.current', { language: languageRow(locale.language).ownName })
  const isLong = locale.offered.length >= searchedFrom
  return (
    <LazyPopup
      load={isLong ? loadPicker : loadMenu}
      trigger={
        <ChoiceButton Icon={Globe} label={label} shown={locale.language} aria-haspopup={isLong ? 'dialog' : 'menu'} />
      }
    >
      {(LanguageList, popup) => (
        <LanguageList {...popup} digits={digits} chosenDigits={chosen} onDigits={chooseDigits} />
      )}
    </LazyPopup>
  )
})
