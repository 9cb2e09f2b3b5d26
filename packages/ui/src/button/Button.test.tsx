import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { rootTag } from '../testing/conformance.tsx'
import { Button } from './Button.tsx'

describe('Button', () => {
  it('keeps its text in the document while it loads, so that its name and width stay', () => {
    expect(renderToString(<Button loading>Deposit</Button>)).toContain('Deposit')
  })

  it('submits a form only when asked to', () => {
    expect(rootTag(renderToString(<Button type="submit">Sign in</Button>)).attributes.get('type')).toBe('submit')
  })

  it('stays focusable when disabled if its reason has to be reached', () => {
    const { attributes } = rootTag(
      renderToString(
        <Button disabled focusableWhenDisabled>
          Withdraw
        </Button>,
      ),
    )
    expect([attributes.has('disabled'), attributes.get('aria-disabled')]).toEqual([false, 'true'])
  })
})
