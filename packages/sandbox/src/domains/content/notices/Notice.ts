import type { Translated } from '../../../core/words/Words.ts'

/** A notice's title and HTML body in one language. */
export type NoticeText = readonly [title: string, html: string]

/** A notice of the platform. English is required; other languages fall back to it. */
export interface Notice {
  readonly id: number
  readonly type: 'PL' | 'PR' | 'PU'
  /** null for everyone, `B` before login, `A` after login, `F` at the first login. */
  readonly execution: 'B' | 'A' | 'F' | null
  /** Published this many days before the request, so that the list always looks recent. */
  readonly daysAgo: number
  readonly category: string | null
  /** A popup with a promotion type links to the reward centre. */
  readonly promotionType?: string
  readonly texts: Translated<NoticeText>
}
