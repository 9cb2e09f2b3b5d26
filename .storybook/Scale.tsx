import { tokens } from '@croupier/ui'
import type { CSSProperties } from 'react'

interface ScaleProps {
  /** Names and values of tokens, as `tokens.ts` has them. */
  readonly values: Readonly<Record<string, string>>
  /** Where code reads them: `tokens.space`. */
  readonly from: string
  /** How to draw a value. */
  readonly sample: (value: string) => { readonly style: CSSProperties; readonly text?: string }
}

/** A scale of tokens: name, value and a sample of each. Renders a `<table>`. */
export const Scale = ({ values, from, sample }: ScaleProps) => (
  <table>
    <thead>
      <tr>
        <th>Token</th>
        <th>Value</th>
        <th>Sample</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(values).map(([name, value]) => {
        const { style, text } = sample(value)
        return (
          <tr key={name}>
            <td>
              <code>
                {from}.{name}
              </code>
            </td>
            <td>
              <code>{value}</code>
            </td>
            <td>
              <div style={{ color: tokens.color.text, ...style }}>{text}</div>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
