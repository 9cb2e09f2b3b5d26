import type { BundleImport } from './catalogue.ts'

/**
 * The languages that have their own texts. Each import is one chunk of a built site, loaded when its language is
 * chosen. A further language of the table gets its line here together with its folder in `messages/`.
 */
export const bundles = {
  EN: () => import('./messages/en/index.ts'),
  TY: () => import('./messages/ty/index.ts'),
  BN: () => import('./messages/bn/index.ts'),
} satisfies Record<string, BundleImport>

/**
 * The part of each language's texts that the first look at the site shows, as a separate chunk. Every other text is
 * only in the whole bundle, which a part of the site waits for before it renders.
 */
export const firstBundles = {
  EN: () => import('./messages/en/first-view.ts'),
  TY: () => import('./messages/ty/first-view.ts'),
  BN: () => import('./messages/bn/first-view.ts'),
} satisfies Record<keyof typeof bundles, BundleImport>
