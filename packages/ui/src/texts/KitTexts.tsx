import { useContext, useMemo, type ReactNode } from 'react'
import { englishTexts, type CommonTexts } from './commonTexts.ts'
import { Words, useWords } from './useWord.ts'

const wholes = new WeakMap<object, CommonTexts>()

/** The given words merged over the English ones; cached, so that the same words return the same object. */
const whole = (words: Partial<CommonTexts>): CommonTexts => {
  const known = wholes.get(words) ?? { ...englishTexts, ...words }
  wholes.set(words, known)
  return known
}

/** Props of {@link KitTexts}. */
export interface KitTextsProps {
  /** The common words in the language of the page. A word left out keeps that of the provider above, or English. */
  texts: Partial<CommonTexts>
  /** The part of the page it applies to. */
  children?: ReactNode
}

/**
 * Provides the common words in the language of the page to every component below. Renders its children and no element.
 */
export const KitTexts = ({ texts, children }: KitTextsProps) => {
  const above = useContext(Words)
  const words = useMemo(() => ({ ...above, ...texts }), [above, texts])
  return <Words value={words}>{children}</Words>
}

type Worded<Own> = Omit<CommonTexts, keyof Own> & {
  readonly [Name in keyof Own]-?: Name extends keyof CommonTexts ? CommonTexts[Name] : Own[Name]
}

/** The common words with a component's own `texts` over them; a text that is `undefined` keeps the common word. */
export const useKitTexts = <Own extends object = object>(own?: Own): Worded<Own> => {
  const common = whole(useWords())
  if (own === undefined) return common as unknown as Worded<Own>
  const set = Object.entries(own).filter(([, text]) => text !== undefined)
  return { ...common, ...Object.fromEntries(set) } as unknown as Worded<Own>
}
