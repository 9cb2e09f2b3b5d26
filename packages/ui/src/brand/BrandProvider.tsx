import { useState, type ReactNode } from 'react'
import { NonceProvider } from '../csp/NonceProvider.tsx'
import type { ThemeName } from '../theme/cssText.ts'
import { KitStyles } from '../theme/KitStyles.tsx'
import { BrandRules } from './BrandRules.tsx'
import type { Brand } from './brandSchema.ts'
import { felt } from './felt.ts'
import { useBrandAttributes } from './useBrandAttributes.ts'
import { useSystemTheme } from './useSystemTheme.ts'

/** Props of `BrandProvider`. */
export interface BrandProviderProps {
  /** The brand; the kit's own when left out. */
  brand?: Brand | undefined
  /**
   * `light` or `dark`; `system` follows the device's setting. Left out, the root's theme stays in other hands: the
   * page's inline script and `applyTheme`.
   */
  theme?: ThemeName | 'system' | undefined
  /**
   * The nonce of the page's Content Security Policy: every style the kit writes has it, so that the policy needs no
   * `'unsafe-inline'`.
   */
  nonce?: string | undefined
  /** The page. */
  children?: ReactNode
}

/**
 * Renders no element of its own: brings the kit's styles and brands the whole page by `data-brand` and `data-theme` on
 * its root element. Switching either changes variables; no component below re-renders.
 *
 * For a part of a page there is `BrandScope`.
 */
export const BrandProvider = ({ brand = felt, theme, nonce, children }: BrandProviderProps) => {
  const [root] = useState(() => (typeof document === 'undefined' ? null : document.documentElement))
  useBrandAttributes(root, brand.name, useSystemTheme(theme))
  const page = (
    <>
      <KitStyles nonce={nonce} />
      <BrandRules brand={brand} />
      {children}
    </>
  )
  return nonce === undefined ? page : <NonceProvider nonce={nonce}>{page}</NonceProvider>
}
