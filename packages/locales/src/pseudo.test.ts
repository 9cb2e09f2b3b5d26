import { isArgumentElement, parse } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { describe, expect, it } from 'vitest'
import { pseudo } from './pseudo.ts'

/** The pseudo text of a text, written as ICU MessageFormat again. */
const one = (text: string, direction?: 'ltr' | 'rtl') => {
  const { text: message = '' } = pseudo({ text }, direction)
  return typeof message === 'string' ? message : printAST([...message])
}

describe('pseudo texts', () => {
  it('are accented and about 35% longer, so that cut and hard-coded words show', () => {
    const text = 'Choose another vendor to start'
    expect(one(text)).toMatch(/^Ćhóóšé|^Çĥóóšé/)
    expect(one(text).length / text.length).toBeCloseTo(1.37, 1)
  })

  it('leave arguments, plural rules, the literal bounds and quoted braces alone', () => {
    // Parsed again, because writing puts the rules into another order.
    expect(parse(one('{count, plural, =0 {No games} one {# game} other {# games}}'))).toEqual(
      parse('{count, plural, =0 {Ñó ĝáméš~~~} one {# ĝámé~~} other {# ĝáméš~~}}'),
    )
    expect(one('(min)-(max) digits')).toBe('(min)-(max) díĝítš~~~')
    expect(parse(one("Type '{' first"))).toEqual(parse("Týpé '{' fíŕšt~~~~~"))
    expect(one('From {min, number} to {max}')).toBe('Fŕóm~~ {min, number} tó~ {max}')
  })

  it('run from right to left without losing an argument', () => {
    const text = one('Vendors of {category}', 'rtl')
    expect(text).toMatch(/^\u202E.*\u202C \{category\}$/u)
    expect(parse(text).filter(isArgumentElement)).toMatchObject([{ value: 'category' }])
  })
})
