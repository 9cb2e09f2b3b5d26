import { colors, scale, shadows, type LightDark } from './tokens.ts'

/** The two themes a visitor can choose. */
export type ThemeName = 'light' | 'dark'

/** The name of a token's variable: `variableName('color', 'accent')` is `--cr-color-accent`. */
export const variableName = (group: string, name: string): string => `--cr-${group}-${name}`

const declarations = (group: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `${variableName(group, name)}:${value};`)

/** Colours and shadows of one theme as declarations; `values` may be any part of the tokens. */
export const themeDeclarations = (
  theme: ThemeName,
  values: {
    readonly colors?: Readonly<Record<string, LightDark>>
    readonly shadows?: Readonly<Record<string, LightDark>>
  } = { colors, shadows },
): string => {
  const side = (pairs: Readonly<Record<string, LightDark>> = {}) =>
    Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name, value[theme]]))
  return [...declarations('color', side(values.colors)), ...declarations('shadow', side(values.shadows))].join('')
}

const generic = /(^|,\s*)(?=(?:system-ui|ui-[a-z-]+|sans-serif|serif|monospace|cursive)\s*(?:,|$))/

/**
 * Font families with the font of the page's script (set by `fonts-thai.css` and others) and the currency signs before
 * the device's own, so that no brand has to name them.
 */
const withScripts = (families: string): string => {
  const further = "'Currency Signs', var(--cr-font-script, system-ui)"
  return generic.test(families) ? families.replace(generic, `$1${further}, `) : `${families}, ${further}`
}

const written = (group: string, entries: Readonly<Record<string, string>>) =>
  group === 'font'
    ? Object.fromEntries(Object.entries(entries).map(([name, families]) => [name, withScripts(families)]))
    : entries

/** Tokens that do not depend on the theme, as declarations; `values` may be any part of the scale. */
export const scaleDeclarations = (values: Readonly<Record<string, Readonly<Record<string, string>>>> = scale): string =>
  Object.entries(values)
    .flatMap(([group, entries]) => declarations(group, written(group, entries)))
    .join('')

/** Colours taken from the deep bars (header, footer), under the names that components read. */
const deepSurface = () => {
  const taken: Readonly<Record<string, string>> = {
    canvas: 'deep',
    surface: 'deep',
    surfaceRaised: 'deepRaised',
    surfaceSunken: 'deepRaised',
    surfaceHover: 'deepRaised',
    neutralSoft: 'deepRaised',
    plate: 'deepBorder',
    border: 'deepBorder',
    borderStrong: 'onDeepMuted',
    text: 'onDeep',
    textMuted: 'onDeepMuted',
    accent: 'onDeepAccent',
    accentHover: 'onDeep',
    accentPress: 'onDeepMuted',
    accentSoft: 'deepRaised',
    accentText: 'onDeepAccent',
    onAccent: 'deep',
    focus: 'onDeepAccent',
    skeleton: 'deepRaised',
    skeletonSheen: 'deepBorder',
  }
  const colours = Object.entries(taken).map(
    ([name, from]) => `${variableName('color', name)}:var(${variableName('color', from)});`,
  )
  return `${colours.join('')}--cr-brand-logo:var(--cr-brand-logo-deep);`
}

/**
 * The tokens as one plain CSS file, for pages that use no React: variables on `:root`, light by default, dark below
 * `[data-theme='dark']` except on paper. `[data-surface='deep']` gives everything inside it the colours of the deep
 * bars.
 */
export const cssText = (): string =>
  [
    `:root{${scaleDeclarations()}}`,
    `:root,[data-theme='light']{color-scheme:light;${themeDeclarations('light')}}`,
    `@media not print{[data-theme='dark']{color-scheme:dark;${themeDeclarations('dark')}}}`,
    `[data-surface='deep'][data-surface]{${deepSurface()}}`,
    '',
  ].join('\n')
