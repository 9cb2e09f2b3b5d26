import { useState, type ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { NonceProvider } from '../csp/NonceProvider.tsx'
import type { ThemeName } from '../theme/cssText.ts'
import { nestConditions } from '../theme/nestConditions.ts'
import { felt } from './felt.ts'
import { useBrandAttributes } from './useBrandAttributes.ts'
import { useSystemTheme } from './useSystemTheme.ts'

interface KitFrameProps {
  /** Name of the brand on the root; that of the page's HTML if omitted. */
  brand: string | undefined
  theme: ThemeName | 'system' | undefined
  nonce: string | undefined
  /** The page-wide styles. */
  styles: ReactNode
  children: ReactNode
}

const plugins = [nestConditions]

/** Wrapper that every page with the kit needs, wherever its tokens and brand come from. */
export const KitFrame = ({ brand, theme, nonce, styles, children }: KitFrameProps) => {
  const [root] = useState(() => (typeof document === 'undefined' ? null : document.documentElement))
  const [written] = useState(() => root?.getAttribute('data-brand') ?? felt.name)
  useBrandAttributes(root, brand ?? written, useSystemTheme(theme))
  const page = (
    <StyleSheetManager stylisPlugins={plugins}>
      {styles}
      {children}
    </StyleSheetManager>
  )
  return nonce === undefined ? page : <NonceProvider nonce={nonce}>{page}</NonceProvider>
}
