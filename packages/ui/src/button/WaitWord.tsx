import { useEffect } from 'react'
import { announce } from '../announcer/announce.ts'
import { loadingWord } from '../texts/englishWords.ts'
import { useWord } from '../texts/useWord.ts'

/** Announces that loading has started. Separate, because an effect in every button would slow all of them down. */
export const WaitWord = ({ text }: { text: string | undefined }) => {
  const word = useWord('loading', text, loadingWord)
  useEffect(() => announce(word), [word])
  return null
}
