import { useMemo } from 'react'
import * as z from 'zod/mini'
import { defaultReceiptRule, receiptSchema, type ReceiptRule } from '../deposit/receipts.ts'
import { FilesField } from '../fields/FilesField.tsx'
import { ReferenceField } from '../fields/ReferenceField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type ValuesOf } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { fieldSchema } from '../schema/fieldSchema.ts'
import { oneOf } from '../schema/oneOf.ts'
import { useDraft, type DraftProps } from '../unsaved/useDraft.ts'

/** Kinds of identity documents, as named on the wire. */
export const kycDocuments = ['passport', 'identityCard', 'driversLicence', 'other'] as const

/** One of the documents. */
export type KycDocument = (typeof kycDocuments)[number]

/** A document to be checked. */
export interface KycSubmission {
  /** Kind of the document. */
  readonly documentType: KycDocument
  /** Number on the document, without white space. */
  readonly documentNumber: string
  /** The chosen files, for the caller to upload. */
  readonly pictures: readonly File[]
}

/** A document with its number and one to three pictures: front, back, and the member holding it. */
export const kycSchema = (pictures: ReceiptRule = defaultReceiptRule) =>
  z.object({
    /** Kind of the document; empty until one is chosen. */
    documentType: oneOf(kycDocuments),
    /** Number on the document, as typed. */
    documentNumber: fieldSchema({ enabled: true, required: true, minLength: 4, maxLength: 50, patternId: 9 }),
    /** Chosen pictures of the document. */
    pictures: receiptSchema(pictures, true),
  })

/** Values of the form. */
export type KycValues = ValuesOf<typeof kycSchema>

/** Props of {@link KycForm}. */
export interface KycFormProps extends SharedFormProps, DraftProps<KycValues> {
  /** Limits for pictures. */
  readonly pictureRule?: ReceiptRule | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (submission: KycSubmission) => Promise<Outcome>
}

/** Identity verification by a document and its pictures. Renders a `<form>`; sends only through `onSubmit`. */
export function KycForm({ pictureRule = defaultReceiptRule, draft, onDraft, onSubmit, disabled }: KycFormProps) {
  const { text } = useFormText()
  const schema = useMemo(() => kycSchema(pictureRule), [pictureRule])
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { documentType: '', documentNumber: '', pictures: [], ...draft },
  })
  const send = useDraft(form, onDraft, onSubmit)
  return (
    <Form form={form} label={text('kyc.title')} onValid={send} disabled={disabled}>
      <SelectField<KycValues>
        name="documentType"
        label={text('kyc.document')}
        required
        placeholder={text('form.choose')}
        options={kycDocuments.map((value) => ({ value, label: text(`kyc.${value}`) }))}
      />
      <ReferenceField<KycValues> name="documentNumber" label={text('kyc.number')} required />
      <FilesField<KycValues>
        name="pictures"
        label={text('kyc.pictures')}
        camera
        description={text('kyc.pictures_hint')}
        required
        rules={{ types: pictureRule.types, maxSize: pictureRule.bytes, maxFiles: pictureRule.most }}
      />
      <SubmitButton busyText={text('form.sending')}>{text('kyc.submit')}</SubmitButton>
    </Form>
  )
}
