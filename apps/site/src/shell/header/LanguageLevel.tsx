import { coverage } from '@croupier/locales'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { languageRow } from '../../parts/text/languageRow.ts'
import { usePercent } from '../../parts/text/usePercent.ts'
import { useText } from '../../parts/text/useText.ts'
import { wholeTexts } from '../../parts/text/wholeTexts.ts'
import { languageMark } from './languageMark.ts'

const Level = styled.div`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

/**
 * How far the current language is, and what the mark of others means: a text that the first view does without. Renders
 * a `<div>`, or nothing while no offered language has the mark.
 */
export const LanguageLevel = observer(function LanguageLevel() {
  const text = useText()
  const percent = usePercent()
  const { messages } = useIntl()
  const { language, offered } = useRoot().locale
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const wait = async () => {
      await wholeTexts.ready()
      setReady(true)
    }
    // Without its text the list is as good.
    wait().catch(() => undefined)
  }, [])
  if (!isReady || !offered.some(languageMark)) return null
  const { missing = [], refused = [] } = coverage(language) ?? {}
  const all = Object.keys(messages).length
  const share = Math.floor((100 * (all - missing.length - refused.length)) / all)
  return (
    <Level>{text('language.level', { language: languageRow(language).ownName, share: percent(`${share}`) })}</Level>
  )
})
