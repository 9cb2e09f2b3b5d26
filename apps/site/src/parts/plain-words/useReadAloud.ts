import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

/** Reads texts aloud with a voice of the device; `undefined` if it has none for the page's language. */
export interface ReadAloud {
  readonly isReading: boolean
  readonly read: (text: string) => void
  readonly stop: () => void
}

/** The language of a tag; devices write some with an underscore, and Filipino under its older code. */
function languageIn(tag: string): string {
  try {
    const { language } = new Intl.Locale(tag.replaceAll('_', '-'))
    return language === 'tl' ? 'fil' : language
  } catch {
    return ''
  }
}

const voiceFor = (language: string): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(({ lang }) => languageIn(lang) === language)

/** A voice of the device for the page's language. It stops when the page unmounts. */
export function useReadAloud(): ReadAloud | undefined {
  const { locale } = useIntl()
  const language = languageIn(locale)
  const reading = useRef<SpeechSynthesisUtterance>(undefined)
  const [isReading, setReading] = useState(false)
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    if (typeof speechSynthesis === 'undefined') return undefined
    // Browsers load their voices after the page.
    const look = () => setOffered(voiceFor(language) !== undefined)
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
      const voice = voiceFor(language)
      if (voice) {
        spoken.voice = voice
        spoken.lang = voice.lang
      }
      reading.current = spoken
      // A cancelled text ends late, when the next may already be playing.
      for (const end of ['end', 'error'] as const)
        spoken.addEventListener(end, () => reading.current === spoken && setReading(false))
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
