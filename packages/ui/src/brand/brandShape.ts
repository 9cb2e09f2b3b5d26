import { variableName } from '../theme/cssText.ts'
import { shapeNames, type ShapeName } from '../theme/shape.ts'
import type { Brand } from './brandSchema.ts'

type Shape = Readonly<Partial<Record<ShapeName, string>>>

/** What each value of a knob sets. A value that sets nothing is the kit's default. */
type Knob<Name extends keyof Brand> = Readonly<Record<NonNullable<Brand[Name]> & string, Shape>>

const header: Knob<'header'> = {
  start: {},
  centred: {
    headerAreas: "'choices brand account'",
    // The logo shrinks to leave room for the controls on both sides.
    headerColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
    headerChoices: 'start',
    headerSize: '5rem',
  },
  compact: { headerSize: '3.25rem', headerLine: '3px' },
}

// For wide windows. Without a side bar, the menu button opens the same menu.
const navigation: Knob<'navigation'> = {
  both: {},
  top: { navColumn: '0px', navColumnShown: 'none', navButton: 'inline-flex' },
  side: { navRow: 'none' },
}

const card: Knob<'card'> = {
  outline: {},
  raised: { cardLine: '0px', cardShadow: 'var(--cr-shadow-md)' },
  framed: { cardLine: '2px' },
  flat: { cardLine: '0px' },
}

const button: Knob<'button'> = {
  rounded: {},
  pill: { buttonRadius: '999px' },
  square: { buttonRadius: '0', buttonCase: 'uppercase', buttonTracking: '0.06em' },
  leaf: { buttonRadius: '1rem 0.25rem' },
}

const tile: Knob<'tile'> = {
  portrait: {},
  // Game art is upright with the name at the bottom. Each crop keeps the whole name or cuts it off, never through it.
  square: { tileRatio: '1', tileFocus: '50% 100%' },
  landscape: { tileRatio: '4 / 3', tileFocus: '50% 30%' },
}

const icons: Knob<'icons'> = {
  thin: { iconWeight: '1.25' },
  regular: {},
  bold: { iconWeight: '2.75' },
}

// Uses the local text colour, so one pattern fits both themes and every background.
const ink = 'color-mix(in oklab, currentcolor 9%, transparent)'

const pattern: Knob<'pattern'> = {
  none: {},
  dots: { pattern: `radial-gradient(${ink} 1.5px, transparent 2px)`, patternSize: '14px 14px' },
  lattice: {
    pattern:
      `repeating-linear-gradient(45deg, ${ink} 0 1px, transparent 1px 14px), ` +
      `repeating-linear-gradient(-45deg, ${ink} 0 1px, transparent 1px 14px)`,
  },
  rays: { pattern: `repeating-conic-gradient(from 0deg at 50% 140%, ${ink} 0 4deg, transparent 4deg 8deg)` },
}

const titles: Knob<'titles'> = {
  plain: {},
  light: { titleWeight: '400', titleTracking: '0.01em' },
  poster: { titleCase: 'uppercase', titleWeight: '800', titleTracking: '0.01em' },
}

/** A brand's shape as declarations. `initial` resets an outer brand's shape where this brand uses the default. */
export const shapeDeclarations = (brand: Brand): string => {
  const set: Shape = {
    ...header[brand.header ?? 'start'],
    ...navigation[brand.navigation ?? 'both'],
    ...card[brand.card ?? 'outline'],
    ...button[brand.button ?? 'rounded'],
    ...tile[brand.tile ?? 'portrait'],
    ...icons[brand.icons ?? 'regular'],
    ...pattern[brand.pattern ?? 'none'],
    ...titles[brand.titles ?? 'plain'],
  }
  return shapeNames.map((name) => `${variableName('shape', name)}:${set[name] ?? 'initial'};`).join('')
}
