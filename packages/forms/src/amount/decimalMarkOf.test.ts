import { expect, it } from 'vitest'
import { decimalMarkOf } from './decimalMarkOf.ts'

it('knows the decimal mark that people type in a language', () => {
  expect(['en', 'tl-PH', 'bn', 'th', 'ar-EG', 'fa'].map(decimalMarkOf)).toEqual(['.', '.', '.', '.', '.', '.'])
  expect(['vi', 'id', 'pt-BR', 'tr'].map(decimalMarkOf)).toEqual([',', ',', ',', ','])
})
