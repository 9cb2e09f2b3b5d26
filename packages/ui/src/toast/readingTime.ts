import type { ReactNode } from 'react'

/** The words of a toast, see `ToastMessage`. */
export interface ToastWords {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly action?: { readonly label: string } | undefined
}

/** Milliseconds per letter, at 200 words a minute, and for noticing the toast. */
const letter = 60
const notice = 1000

/** Characters that take as long to read as three letters of an alphabet. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

const letters = (text: ReactNode): number => {
  if (Array.isArray(text)) return text.reduce<number>((sum, part: ReactNode) => sum + letters(part), 0)
  if (typeof text !== 'string' && typeof text !== 'number') return 0
  const plain = String(text)
  return plain.length + 2 * (plain.match(dense)?.length ?? 0)
}

/**
 * How long a toast stays, in ms: as long as it takes to notice and read it (WCAG 2.2, 2.2.1), at least 5000, or 8000
 * with an action; at most half a minute. Words inside elements are not counted.
 */
export const readingTime = ({ title, text, action }: ToastWords): number => {
  const reading = notice + letter * (letters(title) + letters(text) + letters(action?.label))
  return Math.min(Math.max(reading, action ? 8000 : 5000), 30_000)
}
