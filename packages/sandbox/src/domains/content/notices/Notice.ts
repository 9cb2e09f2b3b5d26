import type { Translated } from '../../../core/words/Words.ts'

/** A notice's title and HTML body in one language. */
export type NoticeText = readonly [title: string, html: string]

/** A notice of the platform. English is always there; other languages fall back to it. */
export interface Notice {
  readonly id: number
  readonly type: 'PL' | 'PR' | 'PU'
  /** null for everybody, `B` before login, `A` after login, `F` at the first login. */
  readonly execution: 'B' | 'A' | 'F' | null
  /** Days before the moment of asking that it was published; the list is always fresh. */
  readonly daysAgo: number
  readonly category: string | null
  /** A popup with one leads on to the reward centre. */
  readonly promotionType?: string
  readonly texts: Translated<NoticeText>
}
