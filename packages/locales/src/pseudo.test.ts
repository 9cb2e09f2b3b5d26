import { describe, expect, it } from 'vitest'
import { argumentsOf, mapWords, readMessage } from './icu.ts'
import { pseudo } from './pseudo.ts'

const one = (text: string, direction?: 'ltr' | 'rtl') => pseudo({ text }, direction).text ?? ''

describe('pseudo texts', () => {
  it('are accented and about 35 % longer, so that cut and hard-coded words show', () => {
    const text = 'Choose another vendor to start'
    expect(one(text)).toMatch(/^Ćhóóšé|^Çĥóóšé/)
    expect(one(text).length / text.length).toBeCloseTo(1.37, 1)
  })

  it('leave arguments, plural rules, the literal bounds and quoted braces alone', () => {
    expect(one('{count, plural, =0 {No games} one {# game} other {# games}}')).toBe(
      '{count, plural, =0 {Ñó ĝáméš~~~} one {# ĝámé~~} other {# ĝáméš~~}}',
    )
    expect(one('(min)-(max) digits')).toBe('(min)-(max) díĝítš~~~')
    expect(one("Type '{' first")).toBe("Týpé~~ '{' fíŕšt~~")
    expect(one('From {min, number} to {max}')).toBe('Fŕóm~~ {min, number} tó~ {max}')
  })

  it('run from right to left without losing an argument', () => {
    const text = one('Vendors of {category}', 'rtl')
    expect(text).toMatch(/^\u202E.*\u202C \{category\}$/u)
    expect(argumentsOf(text)).toEqual(['category'])
  })
})

describe('reading a message', () => {
  it('finds nested arguments once, sorted', () => {
    expect(argumentsOf('{b} {a, plural, one {{c} of {b}} other {#}}')).toEqual(['a', 'b', 'c'])
  })

  it('gives back the text it was given when no word changes', () => {
    const text = '{sex, select, female {{name} her} other {{name} their}} <b>bold</b> it’s {n, number, ::percent}'
    expect(mapWords(text, (words) => words)).toBe(text)
  })

  it.each(['{open', 'close}', '{a, plural, one {x}', '{a, plural, one x}'])('refuses the broken text %s', (text) => {
    expect(() => readMessage(text)).toThrow(SyntaxError)
  })
})
