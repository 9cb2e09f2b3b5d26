import { useEffect } from 'react'
import { announce } from '../announcer/announce.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'

/** Announces that loading has begun. A separate element, since an effect in each button would slow all of them. */
export const WaitWord = ({ text }: { text: string | undefined }) => {
  const { loading } = useKitTexts()
  const word = text ?? loading
  useEffect(() => announce(word), [word])
  return null
}
