import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import { kycSchema } from './KycForm.tsx'
import { profileFieldLengths, profileFieldNames, profileSchema } from './profileSchema.ts'

const schema = profileSchema({ minimumAge: 21, today: () => ({ year: 2026, month: 11, day: 21 }) })
const empty = { ...Object.fromEntries(profileFieldNames.map((name) => [name, ''])), payeeName: '', birthday: '' }

describe('personal details', () => {
  it('know every field, and each may stay empty [S-335]', () => {
    expect(profileFieldNames).toEqual([
      'permanentAddress',
      'currentAddress',
      'birthPlace',
      'nationality',
      'occupation',
      'incomeSource',
      'bankAccountNumber',
      'lineContact',
      'promoCode',
      'bonusCode',
    ])
    expect(verdictOf(schema, empty)).toEqual(empty)
  })

  it('take each field up to its length and not one character more [S-335]', () => {
    for (const name of profileFieldNames) {
      const most = profileFieldLengths[name]
      expect(verdictOf(schema, { ...empty, [name]: '7'.repeat(most) })).toMatchObject({ [name]: '7'.repeat(most) })
      expect(verdictOf(schema, { ...empty, [name]: '7'.repeat(most + 1) })).toHaveLength(1)
    }
  })

  it('take a birthday only if the person is old enough [S-145]', () => {
    expect(verdictOf(schema, { ...empty, birthday: '2005-11-21' })).toMatchObject({ birthday: '2005-11-21' })
    expect(verdictOf(schema, { ...empty, birthday: '2005-11-22' })).toEqual(['birthday: field.too_young'])
  })
})

describe('the check of identity', () => {
  it('needs a document, its number and a picture', () => {
    const picture = new File(['x'], 'front.jpg', { type: 'image/jpeg' })
    const entry = { documentType: 'passport', documentNumber: 'P1234567A', pictures: [picture] }
    expect(verdictOf(kycSchema(), entry)).toEqual(entry)
    expect(verdictOf(kycSchema(), { documentType: '', documentNumber: '', pictures: [] })).toEqual([
      'documentType: form.choose',
      'documentNumber: not_empty',
      'pictures: not_empty',
    ])
  })
})
