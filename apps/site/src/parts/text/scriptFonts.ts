const arabic = () => import('@croupier/ui/fonts-arabic.css')
const devanagari = () => import('@croupier/ui/fonts-devanagari.css')

/** Fonts of scripts the default font lacks, with the script's line metrics; each loads with its language. */
const faces: Readonly<Record<string, () => Promise<unknown>>> = {
  AR: arabic,
  BN: () => import('@croupier/ui/fonts-bengali.css'),
  CN: () => import('@croupier/ui/fonts-simplified-chinese.css'),
  FA: arabic,
  HI: devanagari,
  JA: () => import('@croupier/ui/fonts-japanese.css'),
  KM: () => import('@croupier/ui/fonts-khmer.css'),
  KO: () => import('@croupier/ui/fonts-korean.css'),
  LO: () => import('@croupier/ui/fonts-lao.css'),
  MY: () => import('@croupier/ui/fonts-myanmar.css'),
  NE: devanagari,
  TA: () => import('@croupier/ui/fonts-tamil.css'),
  TH: () => import('@croupier/ui/fonts-thai.css'),
  TW: () => import('@croupier/ui/fonts-traditional-chinese.css'),
  UR: arabic,
}

/** Loads the font of a language's script. If that fails, the device's own font stays. */
export const loadScriptFont = (code: string): Promise<unknown> =>
  faces[code]?.().catch(() => undefined) ?? Promise.resolve()
