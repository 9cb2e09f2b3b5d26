import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Input } from '../input/Input.tsx'
import { Field } from './Field.tsx'

describe('Field', () => {
  it('ties label, hint and error to the control already in the HTML of the server', () => {
    const html = renderToString(
      <Field label="User name" description="6 to 12 letters." error="Too short.">
        <Input />
      </Field>,
    )
    const control = /<input[^>]*>/.exec(html)?.[0] ?? ''
    const id = / id="([^"]+)"/.exec(control)?.[1]
    const describedBy = /aria-describedby="([^"]+)"/.exec(control)?.[1]?.split(' ') ?? []
    expect(html).toContain(`for="${id}"`)
    expect(describedBy).toHaveLength(2)
    for (const part of describedBy) expect(html).toContain(`id="${part}"`)
    expect(control).toContain('aria-invalid="true"')
  })

  it('leaves a control outside of a field as it is', () => {
    expect(renderToString(<Input aria-label="Search" id="search" />)).not.toContain('aria-describedby')
  })
})
