import * as z from 'zod/mini'
import { colors, shadows } from '../theme/tokens.ts'

/** A colour token's name. */
export type ColorName = keyof typeof colors
/** A shadow token's name. */
export type ShadowName = keyof typeof shadows

/** Maximum length of a logo's address, in characters; fits an image of 48 kB as a `data:` address. */
export const logoLength = 65_536

// These texts end up in a style element, so none may close a declaration, a block or the element.
const text = (form: RegExp, hint: string, longest = 300) =>
  z.string(hint).check(z.maxLength(longest, `at most ${longest} characters`), z.regex(form, hint))

const hex = text(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'a colour such as #0a7f5c')
const veil = text(/^rgb\([\d\s.%/]+\)$/, 'a half-transparent colour such as rgb(0 0 0 / 0.5)')
const shadow = text(/^[\w\s#.,%()/-]+$/, 'a CSS shadow')
const family = text(/^[\w\s'",.-]+$/, 'a list of font families')
const address = text(
  /^(?:https:\/\/|\/|\.\/|data:image\/(?:svg\+xml|png|webp)[;,])[^\s"'<>\\]+$/,
  'an address of an image, or the image itself as a data: address (SVG, PNG, WebP)',
  logoLength,
)

/**
 * Version of the brand file format that this version of the kit reads. A file without a version counts as version 1.
 */
export const brandFormatVersion = 1

const accentHint = 'a colour such as #0a7f5c, or { "light": …, "dark": … } with two'
const titleHint = 'a name of 1 to 60 characters'

const sides = <T extends z.ZodMiniType>(side: T) => z.strictObject({ light: side, dark: side })
const names = <T extends string>(record: Readonly<Record<T, unknown>>) => z.enum(Object.keys(record) as [T, ...T[]])

const { scrim: _, ...opaque } = colors

/**
 * A brand: one merchant's look for the whole kit, in one JSON file.
 *
 * A few knobs derive whole families of tokens; `colors` and `shadows` then override single tokens. Use `checkBrand` to
 * check that the result is legible.
 */
export const brandSchema = z.strictObject({
  /** Path of the JSON schema, for editors. */
  $schema: z.optional(z.string()),
  /** Version of this file's form. */
  formatVersion: z.optional(z.literal(brandFormatVersion)),
  /** Value of `data-brand`. */
  name: text(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'),
  /** Display name. */
  title: z.string(titleHint).check(z.minLength(1, titleHint), z.maxLength(60, titleHint)),
  /** Images for light and dark ground, each an address ("/logo.svg") or the image itself as `data:`. */
  logo: z.optional(sides(address)),
  /** Colour of the main action, for both themes or one for each. Adjusted only as far as contrast requires. */
  accent: z.optional(z.union([hex, sides(hex)], accentHint)),
  /** The colour of wins and jackpots. */
  win: z.optional(hex),
  /** Hue of the greys, and how strongly they are tinted. */
  neutral: z.optional(hex),
  /** Header and footer. */
  deep: z.optional(hex),
  /** Roundness of corners. */
  radius: z.optional(z.enum(['none', 'sm', 'md', 'lg'])),
  /** Font families; the application loads the files. */
  type: z.optional(z.strictObject({ text: z.optional(family), display: z.optional(family) })),
  /** Size and spacing of controls and layout. */
  density: z.optional(z.enum(['compact', 'normal', 'roomy'])),
  /** Header layout: logo at the start, logo centred in a tall bar, or a low bar with a strong edge. */
  header: z.optional(z.enum(['start', 'centred', 'compact'])),
  /** Where the categories are on wide windows: in a row and a side bar, in the row alone, or in the side bar alone. */
  navigation: z.optional(z.enum(['both', 'top', 'side'])),
  /** Card style: a hairline, a shadow, a strong frame, or background only. */
  card: z.optional(z.enum(['outline', 'raised', 'framed', 'flat'])),
  /** Button shape: the default corners, pill, square with capitals, or two round and two sharp corners. */
  button: z.optional(z.enum(['rounded', 'pill', 'square', 'leaf'])),
  /** Aspect ratio of game pictures: 3 to 4, 1 to 1, or 4 to 3. */
  tile: z.optional(z.enum(['portrait', 'square', 'landscape'])),
  /** Stroke weight of icons. */
  icons: z.optional(z.enum(['thin', 'regular', 'bold'])),
  /** Pattern on header, footer and full-page messages. */
  pattern: z.optional(z.enum(['none', 'dots', 'lattice', 'rays'])),
  /** Title style: like text, light, or heavy capitals. */
  titles: z.optional(z.enum(['plain', 'light', 'poster'])),
  /** Strength of the shadows. */
  elevation: z.optional(z.enum(['flat', 'soft', 'deep'])),
  /** Motion: minimal, calm, or springy. Reduced motion stops all of it. */
  motion: z.optional(z.enum(['still', 'calm', 'lively'])),
  /** Single colours by token name. All but the scrim must be opaque, since contrast is undefined for others. */
  colors: z.optional(z.partialRecord(names(opaque), sides(hex))),
  /** Darkens the page behind a modal. */
  scrim: z.optional(sides(veil)),
  /** Single shadows by token name. */
  shadows: z.optional(z.partialRecord(names(shadows), sides(shadow))),
})

/** A validated brand, as returned by `parseBrand`. */
export type Brand = z.infer<typeof brandSchema>

/** One invalid property of a brand. */
export interface BrandFault {
  /** Path of the property, such as `type.text`; empty for the whole file. */
  readonly key: string
  /** How to fix it, such as `must be one of none, sm, md, lg`. */
  readonly remedy: string
}

/** Thrown for a brand that cannot be used. The message has one sentence for each invalid property. */
export class BrandUnusable extends Error {
  override readonly name = 'BrandUnusable'
  readonly faults: readonly BrandFault[]

  constructor(faults: readonly BrandFault[]) {
    super(faults.map(({ key, remedy }) => (key === '' ? remedy : `${key}: ${remedy}`)).join('\n'))
    this.faults = faults
  }
}

function remedyOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `remove ${issue.keys.join(', ')}: no such key`
  const verb = issue.input === undefined ? 'is missing; add' : 'must be'
  if (issue.code === 'invalid_value') return `${verb} one of ${issue.values.join(', ')}`
  return `${verb} ${issue.code === 'invalid_type' && issue.message.startsWith('Invalid') ? `a value of type ${issue.expected}` : issue.message}`
}

/**
 * Reads a brand from JSON.
 * @throws BrandUnusable with a sentence for each invalid property
 */
export function parseBrand(json: unknown): Brand {
  const read = brandSchema.safeParse(json, { reportInput: true })
  if (read.success) return read.data
  throw new BrandUnusable(
    read.error.issues.map((issue) => ({ key: issue.path.map(String).join('.'), remedy: remedyOf(issue) })),
  )
}
