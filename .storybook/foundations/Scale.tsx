import { BrandScope } from '@croupier/ui/BrandScope'
import { tokens } from '@croupier/ui/theme'
import { use, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { DocsLook } from './DocsLook.ts'

/** Props of `Scale`. */
export interface ScaleProps {
  /** Names of tokens; of `tokens.ts` the keys of a scale. */
  readonly names: readonly string[]
  /** Their group: `space` of `tokens.space`. */
  readonly from: keyof typeof tokens
  /** How to draw a token, given as `var(--…)`. */
  readonly sample: (token: string) => { readonly style?: CSSProperties; readonly text?: ReactNode }
}

interface SampleProps {
  readonly token: string
  readonly name: string
  readonly sample: ScaleProps['sample']
}

/** A token's value and sample as the brand and theme around it have them. */
const Sample = ({ token, name, sample }: SampleProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState('')
  // The brand's rules are in the page once it has been drawn.
  useEffect(() => {
    if (place.current) setValue(getComputedStyle(place.current).getPropertyValue(token.slice(4, -1)).trim())
  }, [token])
  const { style, text } = sample(token)
  return (
    <div ref={place} style={{ display: 'grid', gap: tokens.space.s2, justifyItems: 'start' }}>
      <div data-sample={name} style={{ color: tokens.color.text, ...style }}>
        {text}
      </div>
      <code style={{ color: tokens.color.textMuted, fontSize: tokens.fontSize.xs }}>{value}</code>
    </div>
  )
}

/**
 * A scale of tokens, each drawn as the toolbars' brand and theme have it, with the value it has there. Renders a
 * `<table>`.
 */
export const Scale = ({ names, from, sample }: ScaleProps) => {
  const { brand, themes } = use(DocsLook)
  const groups = tokens[from] as Readonly<Record<string, string>>
  return (
    <table className="sb-unstyled" style={{ inlineSize: '100%', borderCollapse: 'collapse', marginBlock: '1rem' }}>
      <thead>
        <tr>
          <th style={{ textAlign: 'start' }}>Token</th>
          {themes.map((theme) => (
            <th key={theme} style={{ textAlign: 'start' }}>
              {brand.title}, {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td style={{ paddingInlineEnd: '1rem' }}>
              <code>
                tokens.{from}.{name}
              </code>
            </td>
            {themes.map((theme) => (
              <td key={theme}>
                <BrandScope brand={brand} theme={theme} style={{ padding: tokens.space.s3 }}>
                  <Sample key={`${brand.name} ${theme}`} token={groups[name] ?? ''} name={name} sample={sample} />
                </BrandScope>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
