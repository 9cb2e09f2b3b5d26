/** Whether a component follows its surroundings: another brand's colours, and text that reads from right to left. */
import type { ReactElement } from 'react'
import { BrandScope } from '../brand/BrandScope.tsx'
import type { Brand } from '../brand/brandSchema.ts'
import { DirectionProvider } from '../direction/DirectionProvider.tsx'
import { colors } from '../theme/tokens.ts'

const { scrim: _, ...opaque } = colors

/** A brand that shares no colour with the kit's own: each token is a different shade of magenta. */
export const garish: Brand = {
  name: 'garish',
  title: 'Garish',
  colors: Object.fromEntries(
    Object.keys(opaque).map((name, place) => {
      const shade = `#e0${(place + 16).toString(16).padStart(2, '0')}d1`
      return [name, { light: shade, dark: shade }]
    }),
  ),
  scrim: { light: 'rgb(80 0 80 / 0.5)', dark: 'rgb(80 0 80 / 0.5)' },
}

/** Brand, theme and direction that a component is rendered in. */
export interface Surroundings {
  readonly brand?: Brand
  readonly theme?: 'light' | 'dark'
  readonly direction?: 'ltr' | 'rtl'
}

/** The component in these surroundings. */
export const surrounded = (element: ReactElement, { brand, theme = 'light', direction = 'ltr' }: Surroundings) => (
  <DirectionProvider direction={direction}>
    <BrandScope brand={brand} theme={theme} dir={direction}>
      {element}
    </BrandScope>
  </DirectionProvider>
)

/** A visible part: what it is, its position, and its colours. */
interface Seen {
  readonly what: string
  readonly left: number
  readonly right: number
  /**
   * Whether its position follows the reading direction. False inside drawings, in parts with their own direction, for
   * inline text and while an endless animation runs.
   */
  readonly placed: boolean
  readonly paints: readonly (readonly [property: string, colour: string])[]
}

const invisible = /^(?:none|transparent|rgba\(0, 0, 0, 0\))$|\/ 0\)$/

const paintsOf = (element: Element, style: CSSStyleDeclaration) => {
  const writes = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  )
  const inks: [string, string][] = [['background-color', style.backgroundColor]]
  if (writes) inks.push(['color', style.color])
  if (Number.parseFloat(style.borderBlockStartWidth) > 0)
    inks.push(['border-block-start-color', style.borderBlockStartColor])
  if (element instanceof SVGGeometryElement && element.closest('clipPath, mask, defs') === null)
    inks.push(['fill', style.fill], ['stroke', style.stroke])
  return inks.filter(([, colour]) => !invisible.test(colour))
}

const nameOf = (element: Element) => {
  const parts = element.className && typeof element.className === 'string' ? element.className.split(' ') : []
  const [part] = parts.filter((name) => !name.startsWith('sc-'))
  return `<${element.localName}${part ? ` class="${part}"` : ''}>${element.textContent?.trim().slice(0, 20) ?? ''}`
}

/** Every visible part of `root`. */
export const lookOf = (root: Element): readonly Seen[] =>
  [root, ...root.querySelectorAll('*')].flatMap((element): readonly Seen[] => {
    const style = getComputedStyle(element)
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || style.visibility === 'hidden') return []
    const inDrawing = element.parentElement?.closest('svg') != null
    const around = element.parentElement ?? element
    const turned = getComputedStyle(around).direction !== getComputedStyle(root.parentElement ?? root).direction
    const turning = element.getAnimations().some((move) => move.effect?.getComputedTiming().iterations === Infinity)
    const placed = !inDrawing && !turned && !turning && style.display !== 'inline'
    return [
      { what: nameOf(element), left, right, placed, paints: style.opacity === '0' ? [] : paintsOf(element, style) },
    ]
  })

const few = (faults: readonly string[]) =>
  faults.length > 3 ? [...faults.slice(0, 3), `and ${faults.length - 3} more of the kind`] : faults

/** Colours that stay the same under a brand that does not set them. */
export const fixedColours = (own: readonly Seen[], other: readonly Seen[]): readonly string[] => {
  if (own.length !== other.length) return [`another brand draws ${other.length} things instead of ${own.length}`]
  return few(
    own.flatMap(({ what, paints }, place) =>
      paints
        .filter(([property, colour]) =>
          other[place]?.paints.some(([one, value]) => one === property && value === colour),
        )
        .map(([property, colour]) => `no brand reaches the ${property} ${colour} of ${what}`),
    ),
  )
}

/** Parts that are not mirrored around the middle of `left` and `right` in right-to-left text. */
export const unmirrored = (
  ltr: readonly Seen[],
  rtl: readonly Seen[],
  { left, right }: { readonly left: number; readonly right: number },
): readonly string[] => {
  if (ltr.length !== rtl.length) return [`right to left, ${rtl.length} things are drawn instead of ${ltr.length}`]
  const near = (one: number, other: number) => Math.abs(one - other) <= 1.5
  return few(
    ltr.flatMap((seen, place) => {
      const there = rtl[place]
      const [from, to] = [left + right - seen.right, left + right - seen.left]
      if (!there?.placed || (near(there.left, from) && near(there.right, to))) return []
      const spot = (start: number, end: number) => `${Math.round(start)} to ${Math.round(end)}`
      return [`right to left, ${seen.what} stands at ${spot(there.left, there.right)} instead of ${spot(from, to)}`]
    }),
  )
}
