import type { PlainKey } from '@croupier/locales'

/** An app download as the right bar offers it. */
export interface Download {
  readonly type: string
  /** Message key of its name. */
  readonly nameKey: PlainKey
  readonly url: string
  /** Name that the operator gives the lite app; the others are named after their system. */
  readonly name?: string
  /** Address of the platform's picture of the QR code; without one the page draws it from `url`. */
  readonly qrCodeUrl?: string
}

/** What the platform sends about a download (S-221). */
export interface Resource {
  readonly url?: string | null | undefined
  readonly name?: string | null | undefined
  readonly qrCodeUrl?: string | null | undefined
}

const kinds = [
  { type: 'IOS', nameKey: 'ios_app' },
  { type: 'MOBILECONFIG', nameKey: 'download.profile' },
  { type: 'ANDROID', nameKey: 'android_app' },
] as const

/** The downloads whose resource exists (S-217). Resource types are compared without case, dash or underscore. */
export function downloads(resources: ReadonlyMap<string, Resource>): readonly Download[] {
  const plain = new Map(
    [...resources].map(([type, resource]) => [type.replaceAll(/[-_\s]/g, '').toUpperCase(), resource]),
  )
  return kinds.flatMap(({ type, nameKey }) => {
    const { url, name, qrCodeUrl } = plain.get(type) ?? {}
    const ownName = type === 'MOBILECONFIG' && name ? { name } : {}
    return url ? [{ type, nameKey, url, ...ownName, ...(qrCodeUrl && { qrCodeUrl }) }] : []
  })
}
