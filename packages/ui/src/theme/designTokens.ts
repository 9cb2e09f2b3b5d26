import { colors, scale, shadows } from './tokens.ts'
import type { ThemeName } from './cssText.ts'

/** A token of the Design Tokens Format Module (W3C Community Group, 2025.10): a value and its type. */
export interface DesignToken {
  /** The format's type: `color`, `dimension`, `duration`. */
  readonly $type?: string
  /** The value, in the shape that the type requires. */
  readonly $value: unknown
}

/** A group of tokens, or of groups. */
export interface DesignTokenGroup {
  readonly [name: string]: DesignToken | DesignTokenGroup | string
}

/** Token values of one brand, as `brandScheme` computes them. */
export interface TokenValues {
  /** Every colour, by theme. */
  readonly colors: Readonly<Record<string, Readonly<Record<ThemeName, string>>>>
  /** Every shadow, by theme. */
  readonly shadows: Readonly<Record<string, Readonly<Record<ThemeName, string>>>>
  /** Tokens that do not depend on the theme: spacing, radii, type, motion. */
  readonly scale: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const part = (value: number) => Number(value.toFixed(4))

/** `#rgb`, `#rrggbb` or `rgb(r g b / a)` as the format's colour object. */
const color = (text: string) => {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const long = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : text
  if (long.startsWith('#')) {
    const value = Number.parseInt(long.slice(1), 16)
    const components = [value >> 16, (value >> 8) & 255, value & 255].map((byte) => part(byte / 255))
    return { colorSpace: 'srgb', components, hex: long.toLowerCase() }
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+%?/g) ?? []).map((number) =>
    number.endsWith('%') ? Number.parseFloat(number) / 100 : Number(number),
  )
  return { colorSpace: 'srgb', components: [red, green, blue].map((byte) => part(byte / 255)), alpha }
}

const measure = (text: string, unit: string) => {
  const [, value = '0', own] = /^(-?[\d.]+)([a-z]*)$/.exec(text) ?? []
  return { value: Number(value), unit: own || unit }
}

/** One shadow: offsets, blur, perhaps a spread, and a colour. */
const shadow = (text: string) => {
  const at = text.search(/rgb|#/)
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = text.slice(0, at).trim().split(/\s+/)
  const lengths = { offsetX, offsetY, blur, spread }
  return {
    color: color(text.slice(at)),
    ...Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, measure(length, 'px')])),
  }
}

const families = (text: string) => text.split(',').map((name) => name.trim().replaceAll(/^['"]|['"]$/g, ''))

const kinds: Readonly<Record<string, readonly [type: string, read: (text: string) => unknown]>> = {
  space: ['dimension', (text) => measure(text, 'rem')],
  radius: ['dimension', (text) => measure(text, 'rem')],
  font: ['fontFamily', families],
  // The format has no clamp: a display size gets its largest value.
  fontSize: ['dimension', (text) => measure(/([\d.]+rem)\)?$/.exec(text)?.[1] ?? text, 'rem')],
  fontWeight: ['fontWeight', Number],
  leading: ['number', Number],
  control: ['dimension', (text) => measure(text, 'rem')],
  tracking: ['dimension', (text) => measure(text, 'em')],
  icon: ['dimension', (text) => measure(text, 'rem')],
  line: ['dimension', (text) => measure(text, 'px')],
  z: ['number', Number],
}

const group = (type: string, values: Readonly<Record<string, string>>, read: (text: string) => unknown) => ({
  $type: type,
  ...Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { $value: read(text) }])),
})

const side = (pairs: TokenValues['colors'], theme: ThemeName) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[theme]]))

/** Durations and easings have different types, so each has its own group. */
const motion = (values: Readonly<Record<string, string>>): DesignTokenGroup => {
  const of = (easing: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value.startsWith('cubic-bezier') === easing))
  return {
    duration: group('duration', of(false), (text) => measure(text, 'ms')),
    easing: group('cubicBezier', of(true), (text) => (text.match(/-?[\d.]+/g) ?? []).map(Number)),
  }
}

/**
 * The tokens as design-token JSON for Figma, Tokens Studio, Style Dictionary and similar tools: `light` and `dark` hold
 * colours and shadows under the same names, `scale` what does not depend on the theme. Default: the kit's own values.
 */
export const designTokens = (values: TokenValues = { colors, shadows, scale }): DesignTokenGroup => {
  const theme = (name: ThemeName): DesignTokenGroup => ({
    color: group('color', side(values.colors, name), color),
    shadow: group('shadow', side(values.shadows, name), shadow),
  })
  const steps = Object.entries(values.scale).map(([name, entries]) => {
    const [type, read] = kinds[name] ?? []
    return [name, type && read ? group(type, entries, read) : motion(entries)] as const
  })
  return { light: theme('light'), dark: theme('dark'), scale: Object.fromEntries(steps) }
}
