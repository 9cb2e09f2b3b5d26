import { formattingLocale } from '@croupier/locales'
import { useMemo } from 'react'
import { useRoot } from '../../app/RootContext.ts'
import { digitsOf } from './useDigits.ts'
import { languageRow } from './languageRow.ts'

/** Writes moments (epoch milliseconds) in the person's language and the market's time zone. */
export interface MomentText {
  /** Day alone: `21 Nov 2026`. */
  readonly day: (at: number) => string
  /** Day and time: `21 Nov 2026, 03:12`. */
  readonly moment: (at: number) => string
  /** Time of day alone: `03:12`. */
  readonly time: (at: number) => string
}

/** The moments' words of the person's language and market. Use inside an observer. */
export function useMomentText(): MomentText {
  const { locale, merchant } = useRoot()
  const { language } = locale
  const digits = digitsOf(locale)
  const { country, timeZone } = merchant.current
  return useMemo(() => {
    const tag = formattingLocale(languageRow(language), { country, digits })
    const day = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium' })
    const moment = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
    const time = new Intl.DateTimeFormat(tag, { timeZone, timeStyle: 'short' })
    return { day: (at) => day.format(at), moment: (at) => moment.format(at), time: (at) => time.format(at) }
  }, [language, country, digits, timeZone])
}
