import { useEffect } from 'react'
import { announce } from '../announcer/announce.ts'

/** Says that waiting has begun, once it is drawn. An element of its own: an effect in each button would cost them all. */
export const WaitWord = ({ text }: { text: string | undefined }) => {
  useEffect(() => {
    if (text !== undefined) announce(text)
  }, [text])
  return null
}
