import { expect, it } from 'vitest'
import { languagesFor } from './languagesFor.ts'

it('finds the languages that a browser asks for, by script and region', () => {
  expect(languagesFor(['zh-TW', 'zh', 'en-PH', 'en'])).toEqual(['TW', 'CN', 'EN'])
  expect(languagesFor(['pt-BR', 'pt-PT', 'fil-PH', 'tl'])).toEqual(['PT-BR', 'PT', 'TY'])
  expect(languagesFor(['mi', 'x', 'fa-AF'])).toEqual(['FA'])
})
