import { describe, expect, it } from 'vitest'
import { foldedSpelling, slipsBetween } from './spelling.ts'

describe('spelling', () => {
  it.each([
    ['Café  Crême!', 'cafe creme'],
    ['ড্রাগন', 'dragon'],
    ['সোনালি পান্ডা', 'sonali panda'],
    ['黃金龍', '黃金龍'],
    ['Şans Çarkı', 'sans carki'],
    ['ŞANS ÇARKI', 'sans carki'],
    ['İNCİ', 'inci'],
    ['ﾗｯｷｰ・ﾗﾝﾀﾝ', 'ラッキー ランタン'],
    ['Rồng Vàng', 'rong vang'],
  ])('folds %s', (name, folded) => {
    expect(foldedSpelling(name)).toBe(folded)
  })

  it.each([
    ['lantrn', 'crimson lantern', 1],
    ['latnern', 'crimson lantern', 1],
    ['dragn', 'golden dragon', 1],
    ['golden lantrn', 'golden lantern', 1],
    ['lanternn', 'lantern', 1],
    ['lant', 'lantern', 0],
    ['zzzz', 'lantern', undefined],
    ['koi', 'fox', undefined],
    ['golden zebra', 'golden lantern', undefined],
  ])('%s against %s: %s slips', (typed, name, slips) => {
    expect(slipsBetween(typed, name)).toBe(slips)
  })
})
