import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

/** Reads texts aloud by a voice of the device; `undefined` where it has none for the language of the page. */
export interface ReadAloud {
  readonly isReading: boolean
  readonly read: (text: string) => void
  readonly stop: () => void
}

const hasVoice = (language: string): boolean =>
  typeof speechSynthesis !== 'undefined' &&
  speechSynthesis.getVoices().some(({ lang }) => lang.slice(0, 2).toLowerCase() === language)

/** A voice of the device for the language of the page. It stops when the page goes. */
export function useReadAloud(): ReadAloud | undefined {
  const { locale } = useIntl()
  const language = locale.slice(0, 2).toLowerCase()
  const [isReading, setReading] = useState(false)
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    if (typeof speechSynthesis === 'undefined') return undefined
    // Browsers load their voices after the page.
    const look = () => setOffered(hasVoice(language))
    look()
    speechSynthesis.addEventListener('voiceschanged', look)
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look)
      speechSynthesis.cancel()
    }
  }, [language])
  if (!offered) return undefined
  return {
    isReading,
    read: (text) => {
      const spoken = new SpeechSynthesisUtterance(text)
      spoken.lang = locale
      for (const end of ['end', 'error'] as const) spoken.addEventListener(end, () => setReading(false))
      speechSynthesis.cancel()
      speechSynthesis.speak(spoken)
      setReading(true)
    },
    stop: () => {
      speechSynthesis.cancel()
      setReading(false)
    },
  }
}
