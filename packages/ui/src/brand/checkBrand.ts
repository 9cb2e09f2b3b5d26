import type { ThemeName } from '../theme/cssText.ts'
import type { Brand, ColorName } from './brandSchema.ts'
import { contrast } from './contrast.ts'
import { brandScheme } from './scheme.ts'

/** Two colours that cannot be told apart well enough. */
export interface ContrastFault {
  readonly theme: ThemeName
  /** The token in front: a text, an icon, an edge. */
  readonly front: ColorName
  /** The token behind it. */
  readonly ground: ColorName
  /** What they reach, and what WCAG 2.2 asks: 4.5 for text (1.4.3), 3 for edges and marks (1.4.11). */
  readonly ratio: number
  readonly needed: number
  /** The same as a sentence. */
  readonly message: string
}

const page: readonly ColorName[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover']

/** Every pair of colours that a component puts together, front first, and the ratio it needs. */
export const contrastPairs: readonly (readonly [
  fronts: readonly ColorName[],
  grounds: readonly ColorName[],
  number,
])[] = [
  [['text', 'textMuted'], page, 4.5],
  [['text', 'textMuted'], ['neutralSoft'], 4.5],
  [['text'], ['plate'], 4.5],
  [['accentText', 'winText', 'successText', 'infoText', 'warningText', 'dangerText'], page, 4.5],
  [['text', 'accentText'], ['accentSoft'], 4.5],
  [['text', 'winText'], ['winSoft'], 4.5],
  [['text', 'successText'], ['successSoft'], 4.5],
  [['text', 'infoText'], ['infoSoft'], 4.5],
  [['text', 'warningText'], ['warningSoft'], 4.5],
  [['text', 'dangerText'], ['dangerSoft'], 4.5],
  [['onAccent'], ['accent', 'accentHover', 'accentPress'], 4.5],
  [['onDanger'], ['danger', 'dangerHover', 'dangerPress'], 4.5],
  [['onWin'], ['win'], 4.5],
  [['onDeep', 'onDeepMuted', 'onDeepAccent'], ['deep', 'deepRaised'], 4.5],
  [['borderStrong', 'focus', 'accent', 'danger', 'success', 'info', 'warning'], page, 3],
]

/** How strict to be: WCAG's AA, or AAA, which asks 7:1 of text (1.4.6) and the same 3:1 of edges and marks. */
export type ContrastLevel = 'AA' | 'AAA'

/** Every failing pair of a brand, in both themes; none when all of it can be read. */
export const checkBrand = (brand: Brand, level: ContrastLevel = 'AA'): ContrastFault[] => {
  const { colors } = brandScheme(brand)
  return (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs.flatMap(([fronts, grounds, least]) => {
      const needed = level === 'AAA' && least === 4.5 ? 7 : least
      return fronts.flatMap((front) =>
        grounds.flatMap((ground) => {
          const ratio = contrast(colors[front][theme], colors[ground][theme])
          if (ratio >= needed) return []
          const message = `${front} on ${ground} has ${ratio.toFixed(2)}:1 in the ${theme} theme and needs ${needed}:1`
          return [{ theme, front, ground, ratio, needed, message }]
        }),
      )
    }),
  )
}
