import * as z from 'zod/mini'
import { Form } from '../../form/Form.tsx'
import type { Outcome } from '../../form/rejection.ts'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useKitForm } from '../../form/useKitForm.ts'
import { fieldSchema } from '../../schema/fieldSchema.ts'

/** Props of {@link Harness}. */
export interface HarnessProps {
  readonly fields: Readonly<Record<string, z.ZodMiniType<unknown>>>
  readonly children: React.ReactNode
  readonly onValid: (values: Record<string, unknown>) => void | Promise<Outcome>
  /** Initial values; empty text by default. */
  readonly initial?: Readonly<Record<string, unknown>>
  readonly disabled?: boolean
}

/** A form around the fields of a story. */
export function Harness({ fields, children, onValid, initial = {}, disabled }: HarnessProps) {
  const form = useKitForm<Record<string, unknown>, Record<string, unknown>>({
    schema: z.object(fields),
    initial: { ...Object.fromEntries(Object.keys(fields).map((name) => [name, ''])), ...initial },
  })
  return (
    <Form form={form} label="Example" onValid={async (values) => onValid(values)} disabled={disabled}>
      {children}
      <SubmitButton busyText="Sending…">Send</SubmitButton>
    </Form>
  )
}

/** Schema of a required text that matches one of the patterns. */
export const text = (patternId: number, minLength: number, maxLength: number) =>
  fieldSchema({ enabled: true, required: true, minLength, maxLength, patternId })

/** Today's date in the stories. */
export const today = { year: 2026, month: 11, day: 21 }
