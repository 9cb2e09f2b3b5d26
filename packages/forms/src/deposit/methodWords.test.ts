import { loadMessages, type MessageValues, type Text } from '@croupier/locales'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { sampleMethod } from '../testing/depositSamples.ts'
import { feeRuleText, feeText, hoursText, transferWords } from './methodWords.ts'

const messages = await loadMessages('EN')
const intl = createIntl({ locale: 'en', messages: { ...messages } as Record<string, string> })
const text: Text = (id: unknown, values?: MessageValues) => intl.formatMessage({ id: String(id) }, values ?? {})
const money = (amount: string) => `₱${amount}`
const fee = (fixed: string, percent: string) =>
  feeRuleText({ ...sampleMethod('GCASH'), fee: { fixed, percent } }, money, text)

describe('what a method says about itself', () => {
  it('names its fee before there is an amount: none, fixed, a percentage, or both [G-48]', () => {
    expect([fee('0.00', '0.00'), fee('15.00', '0.00'), fee('0.00', '1.85'), fee('5.00', '2.00')]).toEqual([
      'No fee',
      'Fee ₱15.00',
      'Fee 1.85%',
      'Fee ₱5.00 + 2%',
    ])
  })

  it('names the fee of an order [G-48]', () => {
    expect([feeText('0.00', money, text), feeText('0.05', money, text)]).toEqual(['No fee', '₱0.05'])
  })

  it('names its opening hours, and none where it is always open [G-48]', () => {
    expect(hoursText(sampleMethod('COUNTER'), text)).toBe('Open 08:00 to 20:00')
    expect(hoursText(sampleMethod('GCASH'), text)).toBe('')
  })

  it('distinguishes cash out and send money [S-340]', () => {
    expect(transferWords('cash-out', text)).toEqual({
      name: 'Cash out',
      hint: 'To an agent number. Use Cash Out, not Send Money.',
    })
    expect(transferWords('send-money', text).name).toBe('Send money')
  })
})
