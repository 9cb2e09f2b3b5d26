import { expect, it } from 'vitest'
import { moneyFormat } from './moneyFormat.ts'

it('shows the peso sign for the Philippine merchant [S-260]', () => {
  expect(moneyFormat('en', { code: 'PHP', digits: 2 }).amount('1234567.5')).toBe('₱1,234,567.50')
})

it('groups by lakh with Bengali digits in Bengali [S-261]', () => {
  expect(moneyFormat('bn', { code: 'BDT', digits: 2 }).amount('1234567.5')).toContain('১২,৩৪,৫৬৭.৫০')
})

it('is exact for amounts beyond binary fractions, for zero and below [S-261] [Q-09]', () => {
  const { plain } = moneyFormat('en', { code: 'PHP', digits: 2 })
  expect(plain('12345678901234567890.12')).toBe('12,345,678,901,234,567,890.12')
  expect(plain('0')).toBe('0.00')
  expect(plain('-0.1')).toBe('-0.10')
})

it('shows as many decimals as the merchant’s currency has', () => {
  expect([0, 3].map((digits) => moneyFormat('en', { code: 'PHP', digits }).amount('1234.5'))).toEqual([
    '₱1,235',
    '₱1,234.500',
  ])
  expect(moneyFormat('en', { code: 'JPY', digits: 0 }).plain('1234.00')).toBe('1,234')
})
