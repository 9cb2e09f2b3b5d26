/** Reads, checks and writes brands without rendering, for servers and build steps. */
export { brandFromSeed } from './brandFromSeed.ts'
export {
  brandFormatVersion,
  brandSchema,
  BrandUnusable,
  parseBrand,
  type Brand,
  type BrandFault,
  type ColorName,
  type ShadowName,
} from './brandSchema.ts'
export { brandStyles } from './brandStyles.ts'
export { checkBrand, type ContrastFinding, type ContrastLevel, type ContrastMeasure } from './checkBrand.ts'
export { contrast } from './contrast.ts'
export { brandScheme, type Scheme } from './scheme.ts'
export { cssText } from '../theme/cssText.ts'
export { designTokens, type DesignToken, type DesignTokenGroup, type TokenValues } from '../theme/designTokens.ts'
export { fallbackFont } from '../theme/fallbackFont.ts'
