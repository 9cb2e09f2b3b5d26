/** Materials: light, middle and dark tone of each. */
export const materials = {
  gold: ['#fff6c4', '#f8bb35', '#a4560a'],
  silver: ['#ffffff', '#bccadb', '#5a6b82'],
  ruby: ['#ff9fae', '#e41c49', '#7a0626'],
  emerald: ['#adffd4', '#12b970', '#03573a'],
  sapphire: ['#b0dbff', '#2a7df2', '#0b2f8e'],
  amethyst: ['#ecc6ff', '#9c40f2', '#461090'],
  amber: ['#ffe4a3', '#ff8d20', '#a33c02'],
  rose: ['#ffd9e8', '#f4589c', '#921b56'],
  teal: ['#b4fff4', '#14bab2', '#04585f'],
  lime: ['#efffb0', '#8ecf2a', '#3b6b0a'],
  ivory: ['#fffef8', '#f3e7cd', '#bfa678'],
  wood: ['#d69a5f', '#8f5428', '#482410'],
  iron: ['#96a2b4', '#49546a', '#1b2130'],
  night: ['#46568f', '#1f2850', '#0b0f26'],
} as const satisfies Record<string, readonly [string, string, string]>

/** The name of a material. */
export type Material = keyof typeof materials

/** The colours of one picture: sky from top to bottom, backlight, silhouettes, and two materials for motifs. */
export interface Palette {
  readonly top: string
  readonly bottom: string
  readonly light: string
  readonly far: string
  readonly near: string
  /** Outlines. */
  readonly edge: string
  readonly first: Material
  readonly second: Material
}

const palette = (
  top: string,
  bottom: string,
  light: string,
  far: string,
  near: string,
  edge: string,
  first: Material,
  second: Material,
): Palette => ({ top, bottom, light, far, near, edge, first, second })

/** Hand-mixed palettes; each vendor uses a few of them. */
export const palettes = {
  crimson: palette('#6d0a1f', '#e4483a', '#ffd27a', '#a51a2b', '#4a0517', '#33030f', 'gold', 'ruby'),
  peacock: palette('#04303f', '#0f9d9a', '#c9ffe6', '#0b6470', '#03222d', '#021a24', 'amber', 'teal'),
  royal: palette('#1a0f5c', '#6a3df0', '#ffc4f5', '#37229c', '#120a40', '#0d0630', 'gold', 'amethyst'),
  lagoon: palette('#062a6b', '#1fa6e8', '#d5fbff', '#0d57a8', '#041d4d', '#031438', 'amber', 'sapphire'),
  jade: palette('#04382b', '#25a567', '#f3ffb8', '#0c6a4a', '#02271f', '#021c16', 'gold', 'emerald'),
  sunset: palette('#5a1160', '#ff7a45', '#ffe9a8', '#a62a68', '#3a0a45', '#2a0635', 'rose', 'amber'),
  candy: palette('#c03a9e', '#ffb3c9', '#fffbe6', '#e8649f', '#8e2280', '#5c1257', 'rose', 'lime'),
  dusk: palette('#141b4d', '#d0568a', '#ffd9c2', '#4c2f7c', '#0e1236', '#0a0c28', 'rose', 'gold'),
  desert: palette('#a3420f', '#ffc45a', '#fff6cf', '#cf7a22', '#6b2a0a', '#431804', 'gold', 'teal'),
  arctic: palette('#0f4c8a', '#a9e4ff', '#ffffff', '#4f9bd1', '#0a356a', '#062347', 'sapphire', 'silver'),
  toxic: palette('#12300a', '#7dc31c', '#faffbd', '#2f6610', '#0a2006', '#071703', 'lime', 'amethyst'),
  neon: palette('#120538', '#c2188f', '#7af3ff', '#4a0e78', '#0b0325', '#07021a', 'teal', 'rose'),
  midnight: palette('#060d24', '#23408f', '#ffe9a6', '#132862', '#050a1c', '#030614', 'gold', 'sapphire'),
  ember: palette('#240608', '#c3300c', '#ffc23d', '#6e1208', '#180305', '#120203', 'amber', 'ruby'),
  orchard: palette('#1c6b3a', '#b9e35a', '#ffffe0', '#3f9a48', '#12502c', '#0a331c', 'ruby', 'lime'),
  velvet: palette('#3b0536', '#a80f5a', '#ffc9a0', '#6b0a4a', '#270325', '#1c021b', 'gold', 'rose'),
  slate: palette('#121a22', '#4a6274', '#e9f6ff', '#263646', '#0b1117', '#070b10', 'amber', 'silver'),
  saffron: palette('#7d1f04', '#ffa11f', '#fff0b0', '#c1560c', '#541302', '#3a0d01', 'gold', 'ruby'),
} as const satisfies Record<string, Palette>

/** The name of a palette. */
export type PaletteName = keyof typeof palettes

/** Palettes that go well together: each vendor draws all its games from one family. */
export const families = [
  ['crimson', 'velvet', 'saffron', 'royal'],
  ['peacock', 'jade', 'midnight', 'desert'],
  ['royal', 'neon', 'dusk', 'lagoon'],
  ['lagoon', 'arctic', 'sunset', 'peacock'],
  ['jade', 'orchard', 'desert', 'crimson'],
  ['sunset', 'candy', 'dusk', 'lagoon'],
  ['midnight', 'crimson', 'royal', 'ember'],
  ['ember', 'slate', 'saffron', 'toxic'],
  ['neon', 'toxic', 'midnight', 'sunset'],
  ['velvet', 'dusk', 'peacock', 'candy'],
] as const satisfies readonly (readonly PaletteName[])[]
