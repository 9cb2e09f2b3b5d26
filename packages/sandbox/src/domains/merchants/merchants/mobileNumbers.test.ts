import { expect, it } from 'vitest'
import { shippedMerchants } from '../../../../../../merchants/shipped.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import { sandboxMerchant } from './sandboxMerchant.ts'

const [philippines] = shippedMerchants
if (!philippines) throw new Error('no merchant')

const read = (phone: typeof philippines.phone, typed: string) =>
  internationalMobile(sandboxMerchant({ ...philippines, phone }), typed)

it('follow the prefixes of a rule without a number of digits, and take a dialling code in front [R-135]', () => {
  const german = { diallingCode: '49', rule: { prefixes: ['15', '16', '17'] } }
  for (const typed of ['015112345678', '15112345678', '4915112345678', '+49 151 12345678'])
    expect(read(german, typed)).toBe('4915112345678')
  expect(read(german, '0171 1234567')).toBe('491711234567')
  for (const typed of ['0491123456', '15112', '151123456789012']) expect(read(german, typed)).toBe(null)
})

it('have the digits of a rule that gives them [S-129]', () => {
  const { phone } = philippines
  expect(read(phone, '0917 123 4567')).toBe('639171234567')
  for (const typed of ['0917123456', '091712345678', '02171234567']) expect(read(phone, typed)).toBe(null)
})
