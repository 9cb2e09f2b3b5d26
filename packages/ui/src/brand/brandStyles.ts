import { scaleDeclarations, themeDeclarations, type ThemeName } from '../theme/cssText.ts'
import type { Brand } from './brandSchema.ts'
import { brandScheme } from './scheme.ts'

const image = (address: string | undefined) => (address === undefined ? 'initial' : `url("${address}")`)

/** `initial` takes an outer brand's logo away: a brand has its own or none. */
const logos = ({ logo }: Brand, theme: ThemeName) =>
  `--cr-brand-logo:${image(logo?.[theme])};--cr-brand-logo-deep:${image(logo?.dark)};`

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
    `${self}[data-brand]{${scaleDeclarations(scale)}${themeDeclarations('light', { colors, shadows })}${logos(brand, 'light')}}`,
    `${dark.join(',')}{${themeDeclarations('dark', { colors, shadows })}${logos(brand, 'dark')}}`,
    '',
  ].join('\n')
}
