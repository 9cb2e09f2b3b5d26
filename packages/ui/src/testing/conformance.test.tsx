import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { serverFindings } from './conformance.tsx'

type Props = ComponentProps<'div'>

const Good = (props: Props) => <div {...props} className={`own ${props.className ?? ''}`} data-open="" />
const DropsProps = ({ children }: Props) => <div>{children}</div>
const PutsThemInside = (props: Props) => (
  <section>
    <div {...props} />
  </section>
)

describe('the conformance suite', () => {
  it('passes a component that keeps its promises', () => {
    const states = { open: { element: <Good />, attributes: { 'data-open': '', 'data-closed': null } } }
    expect(serverFindings(<Good>text</Good>, { root: 'div', states })).toEqual([])
  })

  it('reports what a component drops', () => {
    expect(serverFindings(<DropsProps>text</DropsProps>, { root: 'div' })).toEqual([
      'className does not reach the root',
      'style does not reach the root',
      'id: null instead of "probe-id"',
      'data-probe: null instead of "yes"',
    ])
  })

  it('reports a root other than the documented one', () => {
    expect(serverFindings(<PutsThemInside />, { root: 'div' })).toContain('root is <section> instead of <div>')
  })

  it('reports an attribute that differs from its documentation', () => {
    const states = { open: { element: <Good />, attributes: { 'data-open': 'yes' } } }
    expect(serverFindings(<Good />, { root: 'div', states })).toEqual(['open: data-open: "" instead of "yes"'])
  })

  it('looks for the rest props of a field on its control, and for className and style on its frame', () => {
    const Framed = ({ className, style, ...rest }: ComponentProps<'input'>) => (
      <span className={`own ${className ?? ''}`} style={style}>
        <input type="hidden" />
        <input {...rest} />
      </span>
    )
    expect(serverFindings(<Framed />, { root: 'span', control: 'input' })).toEqual([])
    expect(serverFindings(<Framed />, { root: 'span' })).toHaveLength(2)
  })
})
