import { BrandScope, tokens } from '@croupier/ui'
import { use, type CSSProperties, type ReactNode } from 'react'
import { DocsLookContext } from './KitDocs.tsx'

/** A sample of a token: an element with this style, and what it contains. */
export interface TokenSample {
  readonly style: CSSProperties
  readonly text?: ReactNode
}

interface ScaleProps {
  /** Names and values of tokens, as `tokens.ts` has them. */
  readonly values: Readonly<Record<string, string>>
  /** Where code reads them: `tokens.space`. */
  readonly from: string
  /** How to draw a token. It gets the variable, which the brand sets. */
  readonly sample: (variable: string) => TokenSample
}

const cell: CSSProperties = { border: 0, background: 'transparent', color: tokens.color.text, textAlign: 'start' }

/** A scale of tokens in the toolbars' brand and theme: name, value and a sample of each. Renders a `<table>`. */
export const Scale = ({ values, from, sample }: ScaleProps) => {
  const { brand, theme } = use(DocsLookContext)
  const [, group = ''] = from.split('.')
  return (
    <BrandScope brand={brand} theme={theme} style={{ padding: '1rem', overflowX: 'auto' }}>
      <table className="sb-unstyled" style={{ inlineSize: '100%', borderSpacing: '0 0.5rem' }}>
        <thead>
          <tr>
            {['Token', 'Value of the kit’s brand', 'Sample'].map((heading) => (
              <th key={heading} scope="col" style={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(values).map(([name, value]) => {
            const { style, text } = sample(`var(--cr-${group}-${name})`)
            return (
              <tr key={name}>
                <td style={cell}>
                  <code>
                    {from}.{name}
                  </code>
                </td>
                <td style={cell}>
                  <code>{value}</code>
                </td>
                <td style={cell}>
                  <div style={{ color: tokens.color.text, fontFamily: tokens.font.text, ...style }}>{text}</div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </BrandScope>
  )
}
