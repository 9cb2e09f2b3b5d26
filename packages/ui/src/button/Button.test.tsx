import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.ts'
import { rootTag } from '../testing/conformance.tsx'
import { Button } from './Button.tsx'

describeConformance('Button', <Button>Deposit</Button>, {
  root: 'button',
  states: {
    plain: {
      element: <Button>Deposit</Button>,
      attributes: {
        type: 'button',
        'data-variant': 'solid',
        'data-tone': 'accent',
        'data-size': 'md',
        'data-loading': null,
        'data-disabled': null,
      },
    },
    styled: {
      element: (
        <Button variant="ghost" tone="danger" size="lg" fullWidth>
          Deposit
        </Button>
      ),
      attributes: { 'data-variant': 'ghost', 'data-tone': 'danger', 'data-size': 'lg', 'data-full-width': '' },
    },
    loading: {
      element: <Button loading>Deposit</Button>,
      attributes: { 'data-loading': '', 'aria-disabled': 'true', 'aria-busy': 'true', disabled: null },
    },
    disabled: { element: <Button disabled>Deposit</Button>, attributes: { 'data-disabled': '', disabled: '' } },
  },
})

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
