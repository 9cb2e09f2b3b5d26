import { describe, expectTypeOf, it } from 'vitest'
import { feedbackSchema } from '../feedback/FeedbackForm.tsx'
import { CommentField } from '../fields/CommentField.tsx'
import { TextField } from '../fields/TextField.tsx'
import type { Fault } from '../schema/fieldSchema.ts'
import type { EntryOf, ValuesOf } from './useKitForm.ts'

type Topic = 'deposit' | 'withdrawal' | 'game' | 'service' | 'application' | 'other'
type Values = ValuesOf<typeof feedbackSchema>

describe('a form typed by its schema', () => {
  it('holds what the schema takes in and passes on what it puts out', () => {
    expectTypeOf<Values>().toEqualTypeOf<{ questionType: Topic | ''; content: string; contact: string }>()
    expectTypeOf<EntryOf<typeof feedbackSchema>>().toEqualTypeOf<{
      questionType: Topic
      content: string
      contact: string
    }>()
  })

  it('knows the names of its fields, also those in a list', () => {
    expectTypeOf(TextField<Values>)
      .parameter(0)
      .toHaveProperty('name')
      .toEqualTypeOf<keyof Values>()
    expectTypeOf(CommentField<{ steps: { rate: string }[] }>)
      .parameter(0)
      .toHaveProperty('name')
      .toEqualTypeOf<'steps' | `steps.${number}` | `steps.${number}.rate`>()
    const misspelt = () => (
      // @ts-expect-error the values have no such field
      <TextField<Values> name="contacts" label="Contact" autoComplete="off" />
    )
    const untyped = () => (
      // @ts-expect-error a field needs the name of a value
      <TextField name="contact" label="Contact" autoComplete="off" />
    )
    expectTypeOf(misspelt).toEqualTypeOf(untyped)
  })

  it('names only texts that a catalogue must have', () => {
    expectTypeOf<'not_empty'>().toExtend<Fault['key']>()
    expectTypeOf<'reg_pattern_23'>().toExtend<Fault['key']>()
    expectTypeOf<'not_emtpy'>().not.toExtend<Fault['key']>()
  })
})
