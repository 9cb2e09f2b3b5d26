import type { BundleImport } from './catalogue.ts'

/**
 * The languages that have texts of their own. Each import is one chunk of a built site, loaded when its language is
 * chosen. A further language of the table gets its line here together with its folder in `messages/`.
 */
export const bundles = {
  EN: () => import('./messages/en/index.ts'),
  TY: () => import('./messages/ty/index.ts'),
  BN: () => import('./messages/bn/index.ts'),
} satisfies Record<string, BundleImport>
