import type { ThemeName } from '../theme/cssText.ts'
import type { Brand, ColorName } from './brandSchema.ts'
import { contrast, lightnessContrast } from './contrast.ts'
import { leastDifference, signals } from './shadeApart.ts'
import { colourDifference } from './oklch.ts'
import { brandScheme, type Scheme } from './scheme.ts'

/** How two colours are measured against each other. */
export type ContrastMeasure = 'ratio' | 'lightness' | 'difference'

/** Two colours with too little contrast or difference between them. */
export interface ContrastFinding {
  /** The theme in which it was measured. */
  readonly theme: ThemeName
  /** The token in front: a text, an icon, an edge. */
  readonly front: ColorName
  /** The token behind it. */
  readonly ground: ColorName
  /**
   * What was measured: `ratio` is the WCAG 2.2 contrast ratio, at least 4.5 for text (1.4.3) and 3 for edges and marks
   * (1.4.11); `lightness` is the APCA contrast of text on the accent in the dark theme, at least 60; `difference` is
   * the distance between two colours with different meanings (ΔE OK), at least 8.
   */
  readonly measure: ContrastMeasure
  /** The measured value. */
  readonly reached: number
  /** The required minimum. */
  readonly needed: number
  /** The finding as a sentence. */
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
  [['chart1', 'chart2', 'chart3', 'chart4'], ['surface'], 3],
]

/** How strict to be: WCAG AA, or AAA, which requires 7:1 for text (1.4.6) and the same 3:1 for edges and marks. */
export type ContrastLevel = 'AA' | 'AAA'

const themes = ['light', 'dark'] as const

const unit: Readonly<Record<ContrastMeasure, (value: string) => string>> = {
  ratio: (value) => `${value}:1`,
  lightness: (value) => `Lc ${value}`,
  difference: (value) => `ΔE ${value}`,
}

const finding = (measured: Omit<ContrastFinding, 'message'>): readonly ContrastFinding[] => {
  const { theme, front, ground, measure, reached, needed } = measured
  if (reached >= needed) return []
  const write = unit[measure]
  const joined = measure === 'difference' ? 'and' : 'on'
  const verb = measure === 'difference' ? 'differ by' : 'has'
  const message =
    `${front} ${joined} ${ground} ${verb} ${write(reached.toFixed(measure === 'ratio' ? 2 : 1))} in the ${theme} theme ` +
    `and ${measure === 'difference' ? 'need' : 'needs'} ${write(String(needed))}`
  return [{ ...measured, message }]
}

const ratios = (colors: Scheme['colors'], theme: ThemeName, level: ContrastLevel) =>
  contrastPairs.flatMap(([fronts, grounds, least]) => {
    const needed = level === 'AAA' && least === 4.5 ? 7 : least
    return fronts.flatMap((front) =>
      grounds.flatMap((ground) => {
        const reached = contrast(colors[front][theme], colors[ground][theme])
        return finding({ theme, front, ground, measure: 'ratio', reached, needed })
      }),
    )
  })

const accentFills = ['accent', 'accentHover', 'accentPress'] as const satisfies readonly ColorName[]

/** WCAG's ratio overrates dark text on mid-tone fills in a dark theme, so APCA is checked there too. */
const lightness = (colors: Scheme['colors']) =>
  accentFills.flatMap((ground) => {
    const reached = lightnessContrast(colors.onAccent.dark, colors[ground].dark)
    return finding({ theme: 'dark', front: 'onAccent', ground, measure: 'lightness', reached, needed: 60 })
  })

const differences = (colors: Scheme['colors'], theme: ThemeName) =>
  signals.flatMap((front, at) =>
    signals.slice(at + 1).flatMap((ground) => {
      const reached = colourDifference(colors[front][theme], colors[ground][theme])
      return finding({ theme, front, ground, measure: 'difference', reached, needed: leastDifference })
    }),
  )

/**
 * Every failing pair of a brand, in both themes: illegible pairs, and colours that can be confused. Empty when the
 * brand passes.
 */
export const checkBrand = (brand: Brand, level: ContrastLevel = 'AA'): ContrastFinding[] => {
  const { colors } = brandScheme(brand)
  return [
    ...themes.flatMap((theme) => [...ratios(colors, theme, level), ...differences(colors, theme)]),
    ...lightness(colors),
  ]
}
