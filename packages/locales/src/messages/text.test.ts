import { describe, expectTypeOf, it } from 'vitest'
import type { MessageKey, PlainKey, Text, ValuesOf } from './text.ts'

/** The compiler's errors are checked with the types of the package; nothing here runs long. */
describe('the type of a text', () => {
  it('has the arguments of the English text, with their kinds', () => {
    expectTypeOf<ValuesOf<'deposit.hours'>>().toEqualTypeOf<{
      readonly from: string | number
      readonly to: string | number
    }>()
    expectTypeOf<keyof ValuesOf<'deposit.limit_left_of'>>().toEqualTypeOf<'period' | 'left' | 'amount'>()
    expectTypeOf<ValuesOf<'deposit.receipt_rule'>>().toEqualTypeOf<{
      readonly megabytes: number
      readonly count: number
    }>()
    expectTypeOf<ValuesOf<'reg_pattern_1'>>().toEqualTypeOf<{ readonly min: number; readonly max: number }>()
  })

  it('takes keys of the catalogue alone, and the values that their texts need', () => {
    const text: Text = () => ''
    const status = 'ordered' as 'ordered' | 'credited'
    text('deposit.continue')
    text(`deposit.status_${status}`)
    // @ts-expect-error not a key
    text('deposit.continu')
    // @ts-expect-error a value is missing
    text('deposit.hours', { from: '08:00' })
    // @ts-expect-error the text takes no values
    text('deposit.continue', { from: '08:00' })
    expectTypeOf<'deposit.hours'>().toExtend<MessageKey>()
    expectTypeOf<'deposit.hours'>().not.toExtend<PlainKey>()
  })
})
