import { Children, type ReactNode } from 'react'
import { FormPlate } from './FormPlate.tsx'

/** Formats money for the stories. */
export const peso = (amount: string) =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', currencyDisplay: 'narrowSymbol' }).format(
    amount as `${number}`,
  )

/** Forms stacked, each on its own surface. */
export function Plates({ children }: { readonly children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      {Children.map(children, (form) => (
        <FormPlate style={{ maxInlineSize: '34rem' }}>{form}</FormPlate>
      ))}
    </div>
  )
}

/** A small picture, in base64. */
export const pictureData =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAVUlEQVR4AXXBsRGAQAgAwXOGsoy1FjogIiCiAxox0eaUT3/83e2y/T3i5s/jJ0LzLGZhyiC0MGVFaJ7FLEwZhBamrAjNs5iFKYPQwpQVoXkWszBl+ADsuRWuJS+SWwAAAABJRU5ErkJggg=='

/** The picture as a file to upload. */
export const pictureFile = () =>
  new File([Uint8Array.from(atob(pictureData), (sign) => sign.codePointAt(0) ?? 0)], 'proof.png', { type: 'image/png' })
