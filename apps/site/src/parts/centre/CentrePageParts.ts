import type { LucideIcon } from 'lucide-react'
import type { Page } from '../page/page.ts'

/** The site's addition to the stores' record of a centre's page: its component and the icon of its entry. */
export interface CentrePageParts {
  readonly page: Page<object>
  readonly Icon?: LucideIcon
}

/** The pages of a centre by key. */
export type CentrePages = Readonly<Record<string, CentrePageParts>>
