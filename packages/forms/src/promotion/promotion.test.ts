import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import { promotionSchema } from './PromotionForm.tsx'

const entry = { comment: 'Please', contact: '', remark: '', pictures: [] as File[] }
const picture = (type: string, size = 10) => new File([new Uint8Array(size)], 'a', { type })

describe('applying for a promotion', () => {
  it('takes comment, pictures and remark, and needs the comment [S-366]', () => {
    expect(verdictOf(promotionSchema(), entry)).toEqual(entry)
    expect(verdictOf(promotionSchema(), { ...entry, comment: '' })).toEqual(['comment: not_empty'])
  })

  it('takes 140 characters of a comment as a person counts them, and not one more [S-367]', () => {
    const family = '👨‍👩‍👧'
    expect(verdictOf(promotionSchema(), { ...entry, comment: family.repeat(140) })).toMatchObject({
      comment: family.repeat(140),
    })
    expect(verdictOf(promotionSchema(), { ...entry, comment: 'x'.repeat(141) })).toEqual(['comment: field.longest'])
  })

  it('has a separate message for a wrong type, a large file, and too many files [S-368]', () => {
    const fault = (pictures: File[]) => verdictOf(promotionSchema(), { ...entry, pictures })
    expect(fault([picture('image/gif')])).toEqual(['pictures: deposit.receipt_type'])
    expect(fault([picture('image/png', 5 * 1024 * 1024 + 1)])).toEqual(['pictures: deposit.receipt_size'])
    expect(fault(Array.from({ length: 4 }, () => picture('image/png')))).toEqual(['pictures: deposit.receipt_count'])
    expect(fault([picture('image/jpeg', 5 * 1024 * 1024)])).toMatchObject({ comment: 'Please' })
  })

  it('asks for the messenger an offer names [S-158]', () => {
    expect(verdictOf(promotionSchema('zalo'), entry)).toEqual(['contact: zalo_redeem'])
    expect(verdictOf(promotionSchema('whatsapp'), { ...entry, contact: '+639171234567' })).toMatchObject({
      contact: '+639171234567',
    })
  })
})
