import { useEffect } from 'react'
import { announce } from '../announcer/announce.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'

/** Says that waiting has begun, once it is drawn. An element of its own: an effect in each button would cost them all. */
export const WaitWord = ({ text }: { text: string | undefined }) => {
  const { loading } = useKitTexts()
  const word = text ?? loading
  useEffect(() => announce(word), [word])
  return null
}
