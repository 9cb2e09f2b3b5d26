import { colors, scale, shadows, type LightDark } from '../theme/tokens.ts'
import type { ThemeName } from '../theme/cssText.ts'
import type { Brand, ColorName, ShadowName } from './brandSchema.ts'
import { contrast } from './contrast.ts'
import { fromOklch, toOklch, type Oklch } from './oklch.ts'

/** Every token's value under one brand. */
export interface Scheme {
  readonly colors: Readonly<Record<ColorName, LightDark>>
  readonly shadows: Readonly<Record<ShadowName, LightDark>>
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

/** The colour moved in lightness, one way, only as far as every ground needs. */
const readable = (color: Oklch, on: readonly string[], needed: number, way: 'darker' | 'lighter'): string => {
  const step = way === 'darker' ? -0.005 : 0.005
  for (let l = color.l; l >= 0 && l <= 1; l += step) {
    const hex = fromOklch({ ...color, l })
    if (on.every((ground) => contrast(hex, ground) >= needed)) return hex
  }
  return way === 'darker' ? '#000000' : '#ffffff'
}

const inTheme = (colors: Colors, names: readonly ColorName[], theme: ThemeName) =>
  names.map((name) => colors[name][theme])

/** Greys in the hue of `tint`. The default greys' chroma is about 0.02 at most, so that much keeps their strength. */
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
  // A middle lightness carries neither white nor dark text: it moves on until it carries the one that lies ahead.
  const carries = (on: string) => contrast(seen, on) >= 4.6
  const fill =
    carries('#ffffff') || carries(ink)
      ? seen
      : readable(toOklch(seen), [theme === 'light' ? '#ffffff' : ink], 4.6, away)
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
    press: onWhite ? shade(0.1) : readable({ ...at, l: at.l - 0.04 }, [ink], 4.6, 'lighter'),
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
  // Bright enough a bar would need dark text: it is kept deep, whatever was asked.
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

/** Works a brand out: the default tokens, then what its knobs derive, then its single overrides. */
export const brandScheme = (brand: Brand): Scheme => {
  const overrides: Partial<Colors> = { ...without(brand.colors), ...(brand.scrim && { scrim: brand.scrim }) }
  let worked: Colors = { ...colors }
  const apply = (derived: Partial<Colors>) => {
    worked = { ...worked, ...derived, ...overrides }
  }
  apply(brand.neutral ? tinted(worked, brand.neutral) : {})
  if (brand.accent) apply(accented(worked, brand.accent))
  if (brand.win) apply(won(worked, brand.win))
  if (brand.deep ?? brand.accent) apply(deepened(worked, brand.deep ?? worked.deep.light))
  const density = densities[brand.density ?? 'normal']
  return {
    colors: worked,
    shadows: { ...shadows, ...(without(brand.shadows) as Partial<Record<ShadowName, LightDark>>) },
    scale: {
      ...scale,
      radius: times(scale.radius, radii[brand.radius ?? 'md']),
      font: { ...scale.font, ...without(brand.type) },
      control: times(scale.control, density),
      space: times(scale.space, density, ['s0', 's05', 's1', 's2']),
    },
  }
}
