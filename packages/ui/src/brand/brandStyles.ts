import { scaleDeclarations, themeDeclarations } from '../theme/cssText.ts'
import type { Brand } from './brandSchema.ts'
import { brandScheme } from './scheme.ts'

/**
 * A brand as CSS: every token below `[data-brand='<name>']`, so that brands nest without mixing.
 *
 * An element that names a theme itself has that one; one that doesn't follows the page's.
 */
export const brandStyles = (brand: Brand): string => {
  const { colors, shadows, scale } = brandScheme(brand)
  const self = `[data-brand='${brand.name}']`
  const dark = [`${self}[data-theme='dark']`, `[data-theme='dark'] ${self}:not([data-theme])`]
  return [
    `${self}[data-brand]{${scaleDeclarations(scale)}${themeDeclarations('light', { colors, shadows })}}`,
    `${dark.join(',')}{${themeDeclarations('dark', { colors, shadows })}}`,
    '',
  ].join('\n')
}
