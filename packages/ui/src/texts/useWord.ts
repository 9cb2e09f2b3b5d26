import { createContext, useContext } from 'react'
import { useTokensCheck } from '../theme/useTokensCheck.ts'
import type { CommonTexts } from './commonTexts.ts'

/** The words set by the `KitTexts` above; those missing are English. */
export const Words = createContext<Partial<CommonTexts>>({})

/** The words set by the `KitTexts` above. */
export const useWords = (): Partial<CommonTexts> => {
  useTokensCheck()
  return useContext(Words)
}

/** One common word: the component's own, that of the `KitTexts` above, or the English one. */
export const useWord = (name: keyof CommonTexts, own: string | undefined, english: string): string => {
  const words = useWords()
  return own ?? words[name] ?? english
}
