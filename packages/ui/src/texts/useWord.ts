import { createContext, useContext } from 'react'
import type { CommonTexts } from './commonTexts.ts'

/** The words set by the `KitTexts` above; those missing are English. */
export const Words = createContext<Partial<CommonTexts>>({})

/** One common word: the component's own, that of the `KitTexts` above, or the English one. */
export const useWord = (name: keyof CommonTexts, own: string | undefined, english: string): string => {
  const words = useContext(Words)
  return own ?? words[name] ?? english
}
