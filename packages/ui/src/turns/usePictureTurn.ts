import { createContext, useContext, useEffect, useState } from 'react'
import { queueFrameWork } from './turns.ts'

/**
 * Whether the pictures that are rendered from now on come one in a frame: in a list whose rows come as they are scrolled
 * to, or change as a name is typed. Read when a picture is first rendered; nothing re-renders when it changes.
 */
export const PictureTurns = createContext<{ readonly current: boolean }>({ current: false })

/**
 * Whether a picture may load, and what lies on it be rendered: at once, or when its turn has come. A drawing keeps a slow
 * phone busy for a whole frame.
 */
export function usePictureTurn(): boolean {
  const areInTurn = useContext(PictureTurns)
  const [hasCome, setHasCome] = useState(() => !areInTurn.current)
  useEffect(() => (hasCome ? undefined : queueFrameWork('later', () => setHasCome(true))), [hasCome])
  return hasCome
}
