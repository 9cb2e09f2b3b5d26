import { scaleDeclarations, themeDeclarations, type ThemeName } from '../theme/cssText.ts'
import type { Brand } from './brandSchema.ts'
import { shapeDeclarations } from './brandShape.ts'
import { contrast } from './contrast.ts'
import { brandScheme } from './scheme.ts'

const image = (address: string | undefined) => (address === undefined ? 'initial' : `url("${address}")`)

/** `initial` resets an outer brand's logo: a brand without a logo shows none. */
const logos = ({ logo }: Brand, theme: ThemeName, bar: string) => {
  // Header and footer are dark unless the brand overrides their colours with pale ones.
  const ground = contrast(bar, '#ffffff') < contrast(bar, '#000000') ? 'light' : 'dark'
  return `--cr-brand-logo:${image(logo?.[theme])};--cr-brand-logo-deep:${image(logo?.[ground])};`
}

/**
 * A brand as CSS: every token under `[data-brand='<name>']`, so brands nest without mixing.
 *
 * An element with `data-theme` uses that theme; any other follows the page. Paper is white, so print is always light.
 */
export const brandStyles = (brand: Brand): string => {
  const { colors, shadows, scale } = brandScheme(brand)
  const self = `[data-brand='${brand.name}']`
  const dark = [`${self}[data-theme='dark']`, `[data-theme='dark'] ${self}:not([data-theme])`]
  return [
    `${self}[data-brand]{${scaleDeclarations(scale)}${shapeDeclarations(brand)}${themeDeclarations('light', { colors, shadows })}${logos(brand, 'light', colors.deep.light)}}`,
    `@media not print{${dark.join(',')}{${themeDeclarations('dark', { colors, shadows })}${logos(brand, 'dark', colors.deep.dark)}}}`,
    '',
  ].join('\n')
}
