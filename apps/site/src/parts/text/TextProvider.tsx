import { DirectionProvider, FiguresProvider, useIdle } from '@croupier/ui'
import { formattingLocale, latinDigits, loadMessages, messagesLanguage } from '@croupier/locales'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { useRoot } from '../../app/RootContext.ts'
import { loadScriptFont } from './scriptFonts.ts'
import { setDayjsLocale } from './dayjsLocales.ts'
import { digitsOf, useDigits } from './useDigits.ts'
import { languageRow } from './languageRow.ts'
import type { FirstTexts } from './loadFirstTexts.ts'
import { wholeTexts } from './wholeTexts.ts'

/** The texts with their own digits as 0-9. They are rewritten as they are read, for the first ones grow in place. */
const inLatinDigits = (messages: Record<string, string>): Record<string, string> =>
  new Proxy(messages, {
    get: (whole, key: string) => {
      const message = whole[key]
      return typeof message === 'string' ? latinDigits(message) : message
    },
  })

/**
 * Gives texts, formats and the page's language and direction (S-244, S-251). While a newly chosen language loads, the
 * former one stays on screen: nothing blinks and nothing typed is lost.
 */
export const TextProvider = observer(function TextProvider({
  children,
  first,
}: {
  children: ReactNode
  first: FirstTexts
}) {
  const { locale, toasts } = useRoot()
  const [loaded, setLoaded] = useState<Pick<FirstTexts, 'code' | 'messages'>>(first)
  const wanted = locale.language

  useEffect(() => {
    if (wanted === loaded.code) return
    let current = true
    const change = async () => {
      const messages = await loadMessages(wanted)
      if (!current) return
      // A language that is chosen comes whole; nothing has to wait for the former one any more.
      wholeTexts.comeFrom(() => Promise.resolve())
      setLoaded({ code: wanted, messages })
    }
    change().catch(() => current && toasts.show({ tone: 'danger', textKey: 'language.failed' }))
    return () => {
      current = false
    }
  }, [wanted, loaded.code, toasts])

  const language = languageRow(loaded.code)
  const textsIn = languageRow(messagesLanguage(loaded.code))
  const digits = digitsOf({ language: textsIn.code, digits: locale.digits })
  const figures = useDigits()
  const messages = useMemo(
    () => (digits === 'latn' && textsIn.digits[0] !== 'latn' ? inLatinDigits(loaded.messages) : loaded.messages),
    [digits, loaded.messages, textsIn],
  )
  useEffect(() => {
    document.documentElement.lang = textsIn.tag
    document.documentElement.dir = language.direction
    void loadScriptFont(textsIn.code)
  }, [language, textsIn])

  const idle = useIdle()
  useEffect(() => {
    if (idle) void setDayjsLocale(textsIn.dayjsLocale)
  }, [idle, textsIn])

  return (
    <IntlProvider
      locale={formattingLocale(textsIn, { digits })}
      messages={messages}
      defaultLocale="en"
      onError={(error) => {
        // A missing key already shows English and is counted by the catalogue (S-249).
        if (error.code !== 'MISSING_TRANSLATION') throw error
      }}
    >
      <FiguresProvider figures={figures}>
        <DirectionProvider direction={language.direction}>{children}</DirectionProvider>
      </FiguresProvider>
    </IntlProvider>
  )
})
