import type { PlainKey } from '@croupier/locales'

/** An app download as the right bar offers it. */
export interface Download {
  readonly type: string
  /** Message key of its name. */
  readonly nameKey: PlainKey
  readonly url: string
}

const kinds = [
  { type: 'IOS', nameKey: 'ios_app' },
  { type: 'MOBILECONFIG', nameKey: 'download.profile' },
  { type: 'ANDROID', nameKey: 'android_app' },
] as const

/** The downloads whose resource exists (S-217). Resource types are compared without case, dash or underscore. */
export function downloads(
  resources: ReadonlyMap<string, { readonly url: string | null | undefined }>,
): readonly Download[] {
  const plain = new Map(
    [...resources].map(([type, resource]) => [type.replaceAll(/[-_\s]/g, '').toUpperCase(), resource]),
  )
  return kinds.flatMap(({ type, nameKey }) => {
    const url = plain.get(type)?.url
    return url ? [{ type, nameKey, url }] : []
  })
}
