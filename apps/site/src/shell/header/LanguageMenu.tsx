import type { Choice } from '@croupier/ui'
import { Menu } from '@croupier/ui/Menu'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { languageRow } from '../../parts/text/languageRow.ts'
import { LanguageLevel } from './LanguageLevel.tsx'
import { languageMark } from './languageMark.ts'
import type { PopupProps } from './LazyPopup.tsx'

/** Props of a list of languages, short or long. */
export interface LanguageListProps extends PopupProps {
  readonly digits: readonly Choice[]
  readonly chosenDigits: string | undefined
  readonly onDigits: (value: string) => void
}

/**
 * A short list of languages, each by its own name, with the digits where the language has its own; below it how far
 * they are. Loaded when its button is reached for.
 */
export default observer(function LanguageMenu({ digits, chosenDigits, onDigits, ...popup }: LanguageListProps) {
  const { locale } = useRoot()
  return (
    <Menu
      {...popup}
      entries={[
        ...locale.offered.map((code) => ({
          kind: 'choice' as const,
          value: code,
          label: languageRow(code).ownName,
          lang: languageRow(code).tag,
          mark: languageMark(code),
          checked: code === locale.language,
          onSelect: () => locale.choose(code),
        })),
        ...(digits.length === 0 ? [] : [{ kind: 'separator' as const, value: 'digits' }]),
        ...digits.map(({ value, label }) => ({
          kind: 'choice' as const,
          value,
          label,
          checked: value === chosenDigits,
          onSelect: () => onDigits(value),
        })),
      ]}
      note={<LanguageLevel />}
    />
  )
})
