import { colors, scale, shadows, type LightDark } from '../theme/tokens.ts'
import type { ThemeName } from '../theme/cssText.ts'
import type { Brand, ColorName, ShadowName } from './brandSchema.ts'
import { contrast, lightnessContrast } from './contrast.ts'
import { shadeApart, signals } from './shadeApart.ts'
import { fromOklch, toOklch, type Oklch } from './oklch.ts'

/** Every token's value under one brand. */
export interface Scheme {
  /** Every colour of the brand, light and dark. */
  readonly colors: Readonly<Record<ColorName, LightDark>>
  /** Every shadow, light and dark. */
  readonly shadows: Readonly<Record<ShadowName, LightDark>>
  /** Tokens that do not depend on the theme: spacing, radii, type, motion. */
  readonly scale: Readonly<Record<string, Readonly<Record<string, string>>>>
}

type Colors = Record<ColorName, LightDark>

const grounds: readonly ColorName[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover']
const neutrals: readonly ColorName[] = [
  ...grounds,
  'neutralSoft',
  'plate',
  'border',
  'borderStrong',
  'text',
  'textMuted',
  'skeleton',
  'skeletonSheen',
]

/** Makes a colour lighter or darker, only as far as contrast on every ground requires. */
const readable = (color: Oklch, on: readonly string[], needed: number, way: 'darker' | 'lighter'): string => {
  const step = way === 'darker' ? -0.005 : 0.005
  for (let l = color.l; l >= 0 && l <= 1; l += step) {
    const hex = fromOklch({ ...color, l })
    if (on.every((ground) => contrast(hex, ground) >= needed)) return hex
  }
  return way === 'darker' ? '#000000' : '#ffffff'
}

/** Makes a colour lighter, only as far as dark text on it requires: 4.6:1, and the stricter Lc 60. */
const carrying = (color: Oklch, ink: string): string => {
  for (let l = color.l; l <= 1; l += 0.005) {
    const hex = fromOklch({ ...color, l })
    if (contrast(hex, ink) >= 4.6 && lightnessContrast(ink, hex) >= 60) return hex
  }
  return '#ffffff'
}

const inTheme = (colors: Colors, names: readonly ColorName[], theme: ThemeName) =>
  names.map((name) => colors[name][theme])

/**
 * Greys in the hue of `tint`. The default greys have a chroma of about 0.02 at most; a tint below that keeps its own.
 */
const tinted = (base: Colors, tint: string): Partial<Colors> => {
  const { c, h } = toOklch(tint)
  const strength = Math.min(2.5, c / 0.02)
  const side = (hex: string) => {
    const grey = toOklch(hex)
    return fromOklch({ l: grey.l, c: grey.c * strength, h })
  }
  return Object.fromEntries(
    neutrals.map((name) => [name, { light: side(base[name].light), dark: side(base[name].dark) }]),
  )
}

/** Fill, hover, press, soft ground, text on the page and text on the fill, all from one colour. */
const family = (seed: string, base: Colors, theme: ThemeName) => {
  const color = toOklch(seed)
  const away = theme === 'light' ? 'darker' : 'lighter'
  const ink = fromOklch({ l: 0.16, c: Math.min(color.c, 0.05), h: color.h })
  const seen = readable(color, inTheme(base, grounds, theme), 3.1, away)
  // Neither white nor dark text is legible on a mid-tone, so keep going until one is.
  const carries = (on: string) => contrast(seen, on) >= 4.6 && (theme === 'light' || lightnessContrast(on, seen) >= 60)
  const fill =
    carries('#ffffff') || carries(ink)
      ? seen
      : theme === 'light'
        ? readable(toOklch(seen), ['#ffffff'], 4.6, away)
        : carrying(toOklch(seen), ink)
  const at = toOklch(fill)
  const onWhite = contrast(fill, '#ffffff') >= 4.5
  const shade = (by: number) => fromOklch({ ...at, l: at.l + (onWhite ? -by : by) })
  const soft = fromOklch(
    theme === 'light'
      ? { l: 0.935, c: Math.min(at.c * 0.35, 0.05), h: at.h }
      : { l: 0.3, c: Math.min(at.c * 0.4, 0.05), h: at.h },
  )
  return {
    fill,
    hover: shade(0.05),
    press: onWhite ? shade(0.1) : carrying({ ...at, l: at.l - 0.04 }, ink),
    soft,
    text: readable(at, [...inTheme(base, grounds, theme), soft], 4.6, away),
    on: onWhite ? '#ffffff' : ink,
  }
}

const accented = (base: Colors, accent: string | LightDark): Partial<Colors> => {
  const light = family(typeof accent === 'string' ? accent : accent.light, base, 'light')
  const dark = family(typeof accent === 'string' ? accent : accent.dark, base, 'dark')
  return {
    accent: { light: light.fill, dark: dark.fill },
    accentHover: { light: light.hover, dark: dark.hover },
    accentPress: { light: light.press, dark: dark.press },
    accentSoft: { light: light.soft, dark: dark.soft },
    accentText: { light: light.text, dark: dark.text },
    onAccent: { light: light.on, dark: dark.on },
  }
}

/** A merchant's accent may equal the kit's red, green, blue or amber; that status colour then moves away from it. */
const separatedColors = (base: Colors): Partial<Colors> => {
  const moved: Colors = { ...base }
  for (const theme of ['light', 'dark'] as const) {
    for (const status of signals) {
      if (status === 'accent') continue
      const legible = (shade: string) => {
        const grounded = inTheme(base, grounds, theme).every((ground) => contrast(shade, ground) >= 3.1)
        return grounded ? family(shade, base, theme).fill : undefined
      }
      const shade = shadeApart(moved, status, theme, legible)
      if (shade === undefined) continue
      const { fill, hover, press, soft, text, on } = family(shade, base, theme)
      const set = (name: ColorName, value: string) => {
        moved[name] = { ...moved[name], [theme]: value }
      }
      set(status, fill)
      set(`${status}Soft`, soft)
      set(`${status}Text`, text)
      if (status !== 'danger') continue
      set('dangerHover', hover)
      set('dangerPress', press)
      set('onDanger', on)
    }
  }
  return moved
}

const won = (base: Colors, win: string): Partial<Colors> => {
  const { h, c } = toOklch(win)
  const [light, dark] = [family(win, base, 'light'), family(win, base, 'dark')]
  const ink = fromOklch({ l: 0.22, c: Math.min(c, 0.05), h })
  return {
    win: { light: readable(toOklch(win), [ink], 6, 'lighter'), dark: readable(toOklch(win), [ink], 6, 'lighter') },
    winSoft: { light: light.soft, dark: dark.soft },
    winText: { light: light.text, dark: dark.text },
    onWin: { light: ink, dark: ink },
  }
}

const deepened = (base: Colors, deep: string): Partial<Colors> => {
  const { c, h } = toOklch(deep)
  // A bright bar would need dark text, so this limits the lightness of the brand's `deep`.
  const l = Math.min(toOklch(deep).l, 0.34)
  const bar = (theme: ThemeName, lift: number) =>
    fromOklch({ l: (theme === 'light' ? l : Math.min(l, 0.22)) + lift, c: theme === 'light' ? c : c * 0.7, h })
  const both = (lift: number): LightDark => ({ light: bar('light', lift), dark: bar('dark', lift) })
  const [ground, raised, line] = [both(0), both(0.055), both(0.125)]
  const over = (theme: ThemeName, color: Oklch) => readable(color, [ground[theme], raised[theme]], 4.6, 'lighter')
  const accent = toOklch(base.accent.dark)
  const ink = (lightness: number, chroma: number): LightDark => ({
    light: over('light', { l: lightness, c: chroma, h }),
    dark: over('dark', { l: lightness, c: chroma / 2, h }),
  })
  return {
    deep: ground,
    deepRaised: raised,
    deepBorder: line,
    onDeep: ink(0.975, 0.01),
    onDeepMuted: ink(0.8, 0.035),
    onDeepAccent: { light: over('light', accent), dark: over('dark', accent) },
  }
}

const radii = { none: 0, sm: 0.5, md: 1, lg: 1.6 } as const
const densities = { compact: 0.875, normal: 1, roomy: 1.125 } as const

const motions: Readonly<Record<NonNullable<Brand['motion']>, Readonly<Record<string, string>>>> = {
  still: { fast: '1ms', base: '1ms', slow: '1ms' },
  calm: {},
  lively: { fast: '180ms', base: '260ms', slow: '340ms', ease: 'cubic-bezier(0.34, 1.56, 0.64, 1)' },
}

/** Shadows by the brand's elevation: none on cards and menus, the kit's default, or larger and stronger. */
const elevated = (elevation: Brand['elevation']): Record<ShadowName, LightDark> => {
  if (elevation === 'flat') {
    const none = { light: '0 0 0 rgb(0 0 0 / 0)', dark: '0 0 0 rgb(0 0 0 / 0)' }
    return { ...shadows, sm: none, md: none }
  }
  if (elevation !== 'deep') return { ...shadows }
  return {
    sm: { light: '0 2px 6px rgb(16 32 29 / 0.16)', dark: '0 2px 6px rgb(0 0 0 / 0.66)' },
    md: { light: '0 12px 32px rgb(16 32 29 / 0.2)', dark: '0 12px 32px rgb(0 0 0 / 0.7)' },
    lg: { light: '0 32px 80px rgb(16 32 29 / 0.32)', dark: '0 32px 80px rgb(0 0 0 / 0.8)' },
  }
}

const times = (values: Readonly<Record<string, string>>, factor: number, except: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      except.includes(name) || !value.endsWith('rem')
        ? value
        : `${Number((Number.parseFloat(value) * factor).toFixed(4))}rem`,
    ]),
  )

const without = <T extends object>(record: T | undefined): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** Computes a brand's tokens: the defaults, then what its knobs derive, then its overrides. */
export const brandScheme = (brand: Brand): Scheme => {
  const overrides: Partial<Colors> = { ...without(brand.colors), ...(brand.scrim && { scrim: brand.scrim }) }
  let worked: Colors = { ...colors }
  const apply = (derived: Partial<Colors>) => {
    worked = { ...worked, ...derived, ...overrides }
  }
  apply(brand.neutral ? tinted(worked, brand.neutral) : {})
  if (brand.accent) {
    apply(accented(worked, brand.accent))
    apply(separatedColors(worked))
  }
  if (brand.win) apply(won(worked, brand.win))
  if (brand.deep ?? brand.accent) apply(deepened(worked, brand.deep ?? worked.deep.light))
  // Chart colours follow these tokens unless the brand overrides them.
  const { accent, borderStrong, info, warning } = worked
  apply({ chart1: accent, chart2: borderStrong, chart3: info, chart4: warning })
  const density = densities[brand.density ?? 'normal']
  return {
    colors: worked,
    shadows: { ...elevated(brand.elevation), ...(without(brand.shadows) as Partial<Record<ShadowName, LightDark>>) },
    scale: {
      ...scale,
      radius: times(scale.radius, radii[brand.radius ?? 'md']),
      font: { ...scale.font, ...without(brand.type) },
      control: times(scale.control, density),
      motion: { ...scale.motion, ...motions[brand.motion ?? 'calm'] },
      space: times(scale.space, density, ['s0', 's05', 's1', 's2']),
    },
  }
}
