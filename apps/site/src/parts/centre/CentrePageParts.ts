import type { LucideIcon } from 'lucide-react'
import type { Page } from '../page/page.ts'

/** What the site adds to the record that the stores have of a centre's page: its component and the sign of its entry. */
export interface CentrePageParts {
  readonly page: Page<object>
  readonly Icon?: LucideIcon
}

/** The pages of a centre by key. */
export type CentrePages = Readonly<Record<string, CentrePageParts>>
