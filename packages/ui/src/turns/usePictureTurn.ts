import { createContext, useContext, useEffect, useState } from 'react'
import { takeTurn } from './turns.ts'

/** Whether the pictures below come one in a frame: in a list that renders its rows as they are scrolled to. */
export const PictureTurns = createContext(false)

/** Whether a picture may load: at once, or when its turn has come. A drawing keeps a slow phone busy for a whole frame. */
export function usePictureTurn(): boolean {
  const isInLine = useContext(PictureTurns)
  const [hasCome, setHasCome] = useState(!isInLine)
  useEffect(() => (hasCome ? undefined : takeTurn('picture', () => setHasCome(true))), [hasCome])
  return hasCome || !isInLine
}
