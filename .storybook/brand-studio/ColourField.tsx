import { Field } from '@croupier/ui/Field'
import { Input } from '@croupier/ui/Input'
import { tokens } from '@croupier/ui/theme'
import { useState } from 'react'
import { styled } from 'styled-components'

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.s2};

  & > input {
    inline-size: ${tokens.control.md};
    block-size: ${tokens.control.md};
    padding: ${tokens.space.s1};
    border: 1px solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    cursor: pointer;
  }
`

/** Props of `ColourField`. */
export interface ColourFieldProps {
  label: string
  /** `#rrggbb`; empty when the colour is derived. */
  value: string
  /** Called with `#rrggbb` in lower case, once a complete colour is typed or picked. */
  onValueChange: (colour: string) => void
}

/** A colour, typed as `#rrggbb` or chosen in the browser's own picker. Renders a `Field`. */
export const ColourField = ({ label, value, onValueChange }: ColourFieldProps) => {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const change = (text: string) => {
    setTyped(text)
    const colour = text.trim().toLowerCase()
    if (/^#[0-9a-f]{6}$/.test(colour)) onValueChange(colour)
  }
  return (
    <Field label={label}>
      <Pair>
        <Input dir="ltr" spellCheck={false} value={typed} onChange={(event) => change(event.target.value)} />
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={value === '' ? '#000000' : value}
          onChange={(event) => change(event.target.value)}
        />
      </Pair>
    </Field>
  )
}
