import type { ReactNode } from 'react'
import { PageStyle } from '../theme/PageStyle.tsx'
import { pageRules } from '../theme/pageRules.ts'
import { KitFrame } from './KitFrame.tsx'

/** Props of `KitProvider`. */
export interface KitProviderProps {
  /** The nonce of the page's Content Security Policy, for every style that the kit inserts. */
  nonce?: string | undefined
  /** The parts of the kit's page-wide styles to add. Default all; `KitStyles` says what each has. */
  styles?: readonly (keyof typeof pageRules)[]
  /** The page. */
  children?: ReactNode
}

const allParts = ['reset', 'print', 'motion'] as const

/**
 * `BrandProvider` for a page whose HTML has the tokens (`cssText`), the brand (`brandStyles`) and the theme already, as
 * a server writes them. It contains none of these, which makes the first scripts 5 kB smaller. Renders no element.
 */
export const KitProvider = ({ nonce, styles = allParts, children }: KitProviderProps) => (
  <KitFrame
    brand={undefined}
    theme={undefined}
    nonce={nonce}
    styles={<PageStyle rules={pageRules} parts={styles} nonce={nonce} />}
  >
    {children}
  </KitFrame>
)
