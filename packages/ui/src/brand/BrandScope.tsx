import { useState, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import type { ThemeName } from '../theme/cssText.ts'
import { tokens } from '../theme/theme.ts'
import { BrandRules } from './BrandRules.tsx'
import type { Brand } from './brandSchema.ts'
import { felt } from './felt.ts'
import { PortalContainerContext } from './portalContainer.ts'
import { useHydrated } from './useHydrated.ts'
import { useSystemTheme } from './useSystemTheme.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of `BrandScope`; the rest goes to its `<div>`. */
export interface BrandScopeProps extends ComponentProps<'div'> {
  /** The brand of the subtree. Default: the kit's own. */
  brand?: Brand | undefined
  /** `light` or `dark`; `system` follows the device. If omitted, the page's theme applies. */
  theme?: ThemeName | 'system' | undefined
}

const Scope = styled.div`
  background: ${tokens.color.canvas};
  color: ${tokens.color.text};
  font-family: ${tokens.font.text};
`

/**
 * Renders a `<div>` that applies another brand or theme to its subtree. Portalled parts go into an element with the
 * same brand and theme at the end of the body (`usePortalContainer`).
 *
 * Attributes out: `data-brand`, and `data-theme` when one is given.
 */
export const BrandScope = ({ brand = felt, theme, children, ...rest }: BrandScopeProps) => {
  const shown = useSystemTheme(theme)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const hydrated = useHydrated()
  return (
    <Scope {...rest} data-brand={brand.name} data-theme={shown}>
      <BrandRules brand={brand} scoped />
      <PortalContainerContext value={container}>{wholeText(children)}</PortalContainerContext>
      {hydrated &&
        createPortal(
          <div ref={setContainer} data-portals="" data-brand={brand.name} data-theme={shown} />,
          document.body,
        )}
    </Scope>
  )
}
