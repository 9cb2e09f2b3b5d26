import { kitTexts } from '@croupier/forms/kitTexts'
import { DirectionProvider } from '@croupier/ui/DirectionProvider'
import { FiguresProvider } from '@croupier/ui/FiguresProvider'
import { KitTexts } from '@croupier/ui/KitTexts'
import {
  coverage,
  formattingLocale,
  loadMessages,
  messagesLanguage,
  withLatinDigits,
  type Message,
} from '@croupier/locales'
import { observer } from 'mobx-react-lite'
import { useEffect, useInsertionEffect, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { useRoot } from '../../base/RootContext.ts'
import { reportBug } from '../failure/reportBug.ts'
import { loadScriptFont } from './scriptFonts.ts'
import { digitsOf, useDigits } from './useDigits.ts'
import { languageRow } from './languageRow.ts'
import { useListNumbers } from './useListNumbers.ts'
import type { FirstTexts } from './loadFirstTexts.ts'
import { useText } from './useText.ts'
import { wholeTexts } from './wholeTexts.ts'

/** The texts with their own digits as 0-9. They are rewritten as they are read, for the first ones grow in place. */
const inLatinDigits = (messages: Record<string, Message>): Record<string, Message> =>
  new Proxy(messages, {
    get: (whole, key: string) => whole[key] && withLatinDigits(whole[key]),
  })

/** Reports the texts of a language pack for which English is shown, because they can't be formatted (S-249). */
function reportRefused(code: string) {
  const { refused = [] } = coverage(code) ?? {}
  if (refused.length === 0) return
  const lines = refused.map(({ key, reason }) => `${key}: ${reason}`)
  reportBug(new Error(`English is shown for ${refused.length} texts of the language ${code}.\n${lines.join('\n')}`))
}

/** The texts that components share, in the current language. */
function KitWords({ children }: { children: ReactNode }) {
  const text = useText()
  const words = useMemo(() => kitTexts((key) => text({ key })), [text])
  return <KitTexts texts={words}>{children}</KitTexts>
}

/**
 * Provides texts, formats and the page's language and direction (S-244, S-251). While a newly chosen language loads,
 * the previous one stays on screen: nothing flickers and no input is lost.
 */
export const TextProvider = observer(function TextProvider({
  children,
  first,
}: {
  children: ReactNode
  first: FirstTexts
}) {
  const { locale, merchant, toasts } = useRoot()
  const [loaded, setLoaded] = useState<Pick<FirstTexts, 'code' | 'messages'>>(first)
  const wanted = locale.language

  useEffect(() => {
    if (wanted === loaded.code) return
    let current = true
    const change = async () => {
      const messages = await loadMessages(wanted)
      if (!current) return
      // A chosen language loads completely, so nothing waits for the previous one.
      wholeTexts.loadWith(() => Promise.resolve())
      setLoaded({ code: wanted, messages })
    }
    change().catch(() => current && toasts.show({ tone: 'danger', textKey: 'language.failed' }))
    return () => {
      current = false
    }
  }, [wanted, loaded.code, toasts])

  const textsIn = languageRow(messagesLanguage(loaded.code))
  const digits = digitsOf({ language: textsIn.code, digits: locale.digits })
  const figures = useDigits()
  useListNumbers(digits === textsIn.digits[0] ? undefined : digits)
  const { country, timeZone } = merchant.current
  const messages = useMemo(
    () => (digits === 'latn' && textsIn.digits[0] !== 'latn' ? inLatinDigits(loaded.messages) : loaded.messages),
    [digits, loaded.messages, textsIn],
  )
  // Before anything reads the page's styles: a change of language restyles the whole page, even to the same language.
  useInsertionEffect(() => {
    const { documentElement: root } = document
    if (root.lang !== textsIn.tag) root.lang = textsIn.tag
    if (root.dir !== textsIn.direction) root.dir = textsIn.direction
  }, [textsIn])
  useEffect(() => {
    void loadScriptFont(textsIn.code)
    reportRefused(textsIn.code)
  }, [textsIn])

  return (
    <IntlProvider
      locale={formattingLocale(textsIn, { country, digits })}
      timeZone={timeZone}
      messages={messages as Record<string, string>}
      defaultLocale="en"
      onError={(error) => {
        // A missing key already shows English and is counted by the catalogue (S-249), and a browser without data for a
        // locale formats as in English. A text that can't be formatted is reported, and its page stays (S-248).
        if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') reportBug(error)
      }}
    >
      <FiguresProvider figures={figures}>
        <DirectionProvider direction={textsIn.direction}>
          <KitWords>{children}</KitWords>
        </DirectionProvider>
      </FiguresProvider>
    </IntlProvider>
  )
})
