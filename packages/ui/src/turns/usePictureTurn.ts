import { createContext, useContext, useEffect, useState } from 'react'
import { queueFrameWork } from './turns.ts'

/**
 * Whether pictures rendered from now on load one per frame: for a list whose rows appear while scrolling, or change
 * while a name is typed. Read when a picture is first rendered; changing it re-renders nothing.
 */
export const PictureTurns = createContext<{ readonly current: boolean }>({ current: false })

/**
 * Whether a picture may load, and the parts on it render: immediately, or when its turn has come. Drawing one keeps a
 * slow phone busy for a whole frame.
 */
export function usePictureTurn(): boolean {
  const areInTurn = useContext(PictureTurns)
  const [hasCome, setHasCome] = useState(() => !areInTurn.current)
  useEffect(() => (hasCome ? undefined : queueFrameWork('later', () => setHasCome(true))), [hasCome])
  return hasCome
}
