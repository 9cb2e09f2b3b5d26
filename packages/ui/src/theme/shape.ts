import { variableName } from './cssText.ts'

/**
 * What a brand can set beyond colours and sizes: the shape of the header, navigation, cards, buttons, tiles and titles.
 * Each is a variable that only a brand sets; the kit's own brand sets none of them.
 */
export const shapeNames = [
  'headerAreas',
  'headerColumns',
  'headerChoices',
  'headerSize',
  'headerLine',
  'navRow',
  'navColumn',
  'navColumnShown',
  'navButton',
  'cardLine',
  'cardShadow',
  'buttonRadius',
  'buttonCase',
  'buttonTracking',
  'tileRatio',
  'tileFocus',
  'iconWeight',
  'pattern',
  'patternSize',
  'titleCase',
  'titleWeight',
  'titleTracking',
] as const

/** The name of one of these variables. */
export type ShapeName = (typeof shapeNames)[number]

/** The brand's value, or a default: `shape('tileRatio', '3 / 4')`. */
export const shape = (name: ShapeName, otherwise: string): string => `var(${variableName('shape', name)}, ${otherwise})`
