import { describe, expect, it } from 'vitest'
import { mobileRules } from '../mobile/mobileRule.ts'
import { loadPhoneNumbers } from '../mobile/phoneNumbers.ts'
import { verdictOf } from '../testing/verdictOf.ts'
import { promotionSchema } from './PromotionForm.tsx'

const entry = { comment: 'Please', contact: '', remark: '', pictures: [] as File[] }
const picture = (type: string, size = 10) => new File([new Uint8Array(size)], 'a', { type })

describe('applying for a promotion', () => {
  it('takes comment, pictures and remark, and needs the comment [S-366]', () => {
    expect(verdictOf(promotionSchema(mobileRules.PH), entry)).toEqual(entry)
    expect(verdictOf(promotionSchema(mobileRules.PH), { ...entry, comment: '' })).toEqual(['comment: not_empty'])
  })

  it('takes 140 characters of a comment as a person counts them, and not one more [S-367]', () => {
    const family = '👨‍👩‍👧'
    expect(verdictOf(promotionSchema(mobileRules.PH), { ...entry, comment: family.repeat(140) })).toMatchObject({
      comment: family.repeat(140),
    })
    expect(verdictOf(promotionSchema(mobileRules.PH), { ...entry, comment: 'x'.repeat(141) })).toEqual([
      'comment: field.longest',
    ])
  })

  it('has a separate message for a wrong type, a large file, and too many files [S-368]', () => {
    const fault = (pictures: File[]) => verdictOf(promotionSchema(mobileRules.PH), { ...entry, pictures })
    expect(fault([picture('image/gif')])).toEqual(['pictures: deposit.receipt_type'])
    expect(fault([picture('image/png', 5 * 1024 * 1024 + 1)])).toEqual(['pictures: deposit.receipt_size'])
    expect(fault(Array.from({ length: 4 }, () => picture('image/png')))).toEqual(['pictures: deposit.receipt_count'])
    expect(fault([picture('image/jpeg', 5 * 1024 * 1024)])).toMatchObject({ comment: 'Please' })
  })

  it('asks for the messenger an offer names [S-158]', () => {
    expect(verdictOf(promotionSchema(mobileRules.PH, 'zalo'), entry)).toEqual(['contact: zalo_redeem'])
  })

  it('takes a mobile number of the market as a WhatsApp account, and nothing else', async () => {
    await loadPhoneNumbers()
    const verdict = (contact: string, rule = mobileRules.PH) =>
      verdictOf(promotionSchema(rule, 'whatsapp'), { ...entry, contact })
    expect(verdict('+639171234567')).toMatchObject({ contact: '09171234567' })
    expect(verdict('01712345678', mobileRules.BD)).toMatchObject({ contact: '01712345678' })
    expect(verdict('')).toEqual(['contact: whatsapp_redeem'])
    for (const wrong of ['0917xx1', '01712345678', 'maria88'])
      expect(verdict(wrong)).toEqual(['contact: error_phone_number_limit'])
  })
})
