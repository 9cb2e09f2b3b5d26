import { Children, type ReactNode } from 'react'
import { FormPlate } from './FormPlate.tsx'

/** The way the stories write money. */
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

/** A picture to choose. */
export const pictureFile = () => new File(['picture'], 'proof.png', { type: 'image/png' })
