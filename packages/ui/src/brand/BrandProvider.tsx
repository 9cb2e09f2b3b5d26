import type { ReactNode } from 'react'
import type { ThemeName } from '../theme/cssText.ts'
import { KitStyles, type KitStylesProps } from '../theme/KitStyles.tsx'
import { BrandRules } from './BrandRules.tsx'
import type { Brand } from './brandSchema.ts'
import { KitFrame } from './KitFrame.tsx'

/** Props of `BrandProvider`. */
export interface BrandProviderProps {
  /**
   * The brand. If omitted, the brand in the page's HTML stays: the server wrote its rules (`brandStyles`) and its
   * name on the root. A page without a brand uses the kit's default.
   */
  brand?: Brand | undefined
  /**
   * `light` or `dark`; `system` follows the device. If omitted, the theme on the root is not changed: the page's inline
   * script and `applyTheme` set it.
   */
  theme?: ThemeName | 'system' | undefined
  /**
   * The nonce of the page's Content Security Policy. The kit puts it on every style it inserts, so the policy needs no
   * `'unsafe-inline'`.
   */
  nonce?: string | undefined
  /**
   * The parts of the kit's page-wide styles to add: `tokens`, `reset`, `print`, `motion`. Default all. For a page with
   * its own reset; `parts` of `KitStyles` lists what the page must then provide.
   */
  styles?: KitStylesProps['parts']
  /** The page. */
  children?: ReactNode
}

/**
 * Renders no element: adds the kit's styles and brands the whole page by `data-brand` and `data-theme` on its root
 * element. Switching either changes variables; no component below re-renders. Conditions (`@media`, `@container`) of
 * styled components below are written within their rules, so a component that first renders restyles nothing else.
 *
 * To brand part of a page, use `BrandScope`. A page whose server writes tokens and brand uses `KitProvider`, which is
 * smaller.
 */
export const BrandProvider = ({ brand, theme, nonce, styles, children }: BrandProviderProps) => (
  <KitFrame
    brand={brand?.name}
    theme={theme}
    nonce={nonce}
    styles={
      <>
        <KitStyles nonce={nonce} parts={styles} />
        {brand && <BrandRules brand={brand} />}
      </>
    }
  >
    {children}
  </KitFrame>
)
