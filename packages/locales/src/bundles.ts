import type { BundleImport } from './catalogue.ts'

/**
 * The texts of every language of the table. Each import is one chunk of a built site, loaded when its language is
 * chosen. English is typed source; every other language is one file of ICU MessageFormat in `texts/`, which may lack
 * any of the keys.
 */
export const bundles: { readonly EN: BundleImport } & Readonly<Record<string, BundleImport>> = {
  EN: () => import('./messages/en/index.ts'),
  TY: () => import('./texts/TY.json', { with: { type: 'json' } }),
  BN: () => import('./texts/BN.json', { with: { type: 'json' } }),
  CN: () => import('./texts/CN.json', { with: { type: 'json' } }),
  TW: () => import('./texts/TW.json', { with: { type: 'json' } }),
  VI: () => import('./texts/VI.json', { with: { type: 'json' } }),
  JA: () => import('./texts/JA.json', { with: { type: 'json' } }),
  TH: () => import('./texts/TH.json', { with: { type: 'json' } }),
  ID: () => import('./texts/ID.json', { with: { type: 'json' } }),
  KO: () => import('./texts/KO.json', { with: { type: 'json' } }),
  MS: () => import('./texts/MS.json', { with: { type: 'json' } }),
  MY: () => import('./texts/MY.json', { with: { type: 'json' } }),
  KM: () => import('./texts/KM.json', { with: { type: 'json' } }),
  LO: () => import('./texts/LO.json', { with: { type: 'json' } }),
  HI: () => import('./texts/HI.json', { with: { type: 'json' } }),
  TA: () => import('./texts/TA.json', { with: { type: 'json' } }),
  UR: () => import('./texts/UR.json', { with: { type: 'json' } }),
  NE: () => import('./texts/NE.json', { with: { type: 'json' } }),
  ES: () => import('./texts/ES.json', { with: { type: 'json' } }),
  PT: () => import('./texts/PT.json', { with: { type: 'json' } }),
  'PT-BR': () => import('./texts/PT-BR.json', { with: { type: 'json' } }),
  FR: () => import('./texts/FR.json', { with: { type: 'json' } }),
  DE: () => import('./texts/DE.json', { with: { type: 'json' } }),
  IT: () => import('./texts/IT.json', { with: { type: 'json' } }),
  RU: () => import('./texts/RU.json', { with: { type: 'json' } }),
  UK: () => import('./texts/UK.json', { with: { type: 'json' } }),
  PL: () => import('./texts/PL.json', { with: { type: 'json' } }),
  TR: () => import('./texts/TR.json', { with: { type: 'json' } }),
  AR: () => import('./texts/AR.json', { with: { type: 'json' } }),
  FA: () => import('./texts/FA.json', { with: { type: 'json' } }),
  KK: () => import('./texts/KK.json', { with: { type: 'json' } }),
  UZ: () => import('./texts/UZ.json', { with: { type: 'json' } }),
}

/** The texts of the demo games, in the same files. The site's build leaves them out of the site's. */
export const demoBundles: typeof bundles = bundles

/**
 * The texts that the first view of the site shows. The catalogue takes these keys from the file of a language; the
 * site's build makes a separate chunk of them for each language, so that the others can load later.
 */
export const firstBundles: typeof bundles = { EN: () => import('./messages/en/first-view.ts') }
