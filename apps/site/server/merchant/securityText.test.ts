import { expect, it } from 'vitest'
import { securityText } from './securityText.ts'

const merchant = {
  domains: ['acme.example', 'www.acme.example'],
  languages: ['EN', 'TY'],
  security: {
    contacts: ['mailto:security@acme.example', 'https://acme.example/report'],
    validUntil: '2027-06-30',
    policy: 'https://acme.example/policy',
  },
}
const day = Date.UTC(2027, 5, 30, 12)

it('names contacts, last day, own addresses and languages, as RFC 9116 asks [G-103]', () => {
  expect(securityText(merchant, day)).toBe(
    `Contact: mailto:security@acme.example
Contact: https://acme.example/report
Expires: 2027-06-30T23:59:59Z
Canonical: https://acme.example/.well-known/security.txt
Canonical: https://www.acme.example/.well-known/security.txt
Preferred-Languages: en, fil
Policy: https://acme.example/policy
`,
  )
})

it('is not there without a contact, nor after the day that the operator vouches for [G-103]', () => {
  const { security: _, ...without } = merchant
  expect(securityText(without, day)).toBeUndefined()
  expect(securityText(merchant, Date.UTC(2027, 5, 30, 23, 59, 59))).toBeDefined()
  expect(securityText(merchant, Date.UTC(2027, 6, 1))).toBeUndefined()
})
