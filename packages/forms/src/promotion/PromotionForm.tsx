import { useMemo } from 'react'
import * as z from 'zod/mini'
import { defaultReceiptRule, readReceipts, receiptSchema, type Receipt, type ReceiptRule } from '../deposit/receipts.ts'
import { CommentField, commentLimit } from '../fields/CommentField.tsx'
import { FilesField } from '../fields/FilesField.tsx'
import { MobileField } from '../fields/MobileField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type ValuesOf } from '../form/useKitForm.ts'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { fieldSchema } from '../schema/fieldSchema.ts'
import { plainText } from '../schema/plainText.ts'
import { useDraft, type DraftProps } from '../unsaved/useDraft.ts'

/** A messenger account that a promotion requires. */
export type PromotionContact = 'whatsapp' | 'zalo'

/** An application for a promotion, in the platform's format. */
export interface PromotionApplication {
  /** The promotion’s id, as given to the form. */
  readonly id: string
  /** Required comment, at most 140 characters. */
  readonly comment: string
  /** Account name in the required messenger; empty if none is required. */
  readonly contact: string
  /** Further remark, at most 140 characters; empty for none. */
  readonly remark: string
  /** Chosen pictures; omitted if there are none. */
  readonly pictures?: readonly Receipt[]
}

/**
 * A required comment and an optional remark, each of at most 140 characters; pictures within their limits;
 * the messenger account if the promotion requires one. A WhatsApp account is a mobile number of the market.
 */
export const promotionSchema = (
  rule: MobileRule,
  contact?: PromotionContact | undefined,
  pictures: ReceiptRule = defaultReceiptRule,
) =>
  z.object({
    /** Required comment. */
    comment: plainText({ max: commentLimit, required: true }),
    /** Account name in the required messenger; empty if none is required. */
    contact:
      contact === 'whatsapp'
        ? mobileSchema(rule, { empty: 'whatsapp_redeem' })
        : fieldSchema(
            { enabled: true, required: contact !== undefined, minLength: 2, maxLength: 50, patternId: 9 },
            { keys: contact ? { empty: `${contact}_redeem` } : {} },
          ),
    /** Further remark; empty for none. */
    remark: plainText({ max: commentLimit }),
    /** Chosen pictures, in their order. */
    pictures: receiptSchema(pictures, false),
  })

/** Values of the form. */
export type PromotionValues = ValuesOf<typeof promotionSchema>

/** Props of {@link PromotionForm}. */
export interface PromotionFormProps extends SharedFormProps, DraftProps<PromotionValues> {
  /** Id of the promotion. */
  readonly promotionId: string
  /** Messenger whose account name the promotion requires, if any. */
  readonly contact?: PromotionContact | undefined
  /** How mobile numbers of the market are written. */
  readonly mobileRule: MobileRule
  /** Limits for pictures. */
  readonly pictureRule?: ReceiptRule | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (application: PromotionApplication) => Promise<Outcome>
}

/**
 * Application for a promotion with comment, pictures and a remark. Renders a `<form>`; sends only through
 * `onSubmit`.
 */
export function PromotionForm(props: PromotionFormProps) {
  const {
    promotionId,
    contact,
    mobileRule,
    pictureRule = defaultReceiptRule,
    draft,
    onDraft,
    onSubmit,
    disabled,
  } = props
  const { text } = useFormText()
  const schema = useMemo(() => promotionSchema(mobileRule, contact, pictureRule), [mobileRule, contact, pictureRule])
  const form = useKitForm({
    schema,
    mode: 'onTouched',
    initial: { comment: '', contact: '', remark: '', pictures: [], ...draft },
  })
  const send = useDraft(form, onDraft, async ({ pictures, ...words }) =>
    onSubmit({
      id: promotionId,
      ...words,
      ...(pictures.length > 0 ? { pictures: await readReceipts(pictures) } : {}),
    }),
  )
  return (
    <Form form={form} label={text('promotion_form.title')} onValid={send} disabled={disabled}>
      {contact === 'whatsapp' ? (
        <MobileField<PromotionValues>
          name="contact"
          label={text('in_increase_whatsapp')}
          description={mobileRule.hint && text(mobileRule.hint)}
          required
          rule={mobileRule}
        />
      ) : contact ? (
        <TextField<PromotionValues>
          name="contact"
          label={text(`in_increase_${contact}`)}
          required
          autoComplete="off"
          code
        />
      ) : null}
      <CommentField<PromotionValues> name="comment" label={text('field.comment')} required />
      <FilesField<PromotionValues>
        name="pictures"
        label={text('promotion_form.pictures')}
        rules={{ types: pictureRule.types, maxSize: pictureRule.bytes, maxFiles: pictureRule.most }}
      />
      <CommentField<PromotionValues> name="remark" label={text('field.remark')} />
      <SubmitButton busyText={text('form.sending')}>{text('promotion_form.submit')}</SubmitButton>
    </Form>
  )
}
