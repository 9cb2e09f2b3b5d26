import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import type { FieldValues } from 'react-hook-form'
import preview from '../../../../.storybook/preview.tsx'
import { defaultReceiptRule, receiptSchema } from '../deposit/receipts.ts'
import { faultIssue } from '../schema/fieldSchema.ts'
import { expectWaiting, unanswered } from '../testing/formStates.tsx'
import { expectAllOff } from '../testing/formWalk.ts'
import { tabTo } from '../testing/keyboard.ts'
import { pictureFile, Plates } from '../testing/storyPlate.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { FilesField } from './FilesField.tsx'
import { TermsField } from './TermsField.tsx'
import { Harness, type HarnessProps } from './testing/Harness.tsx'

const ticked = z.boolean().check((payload) => {
  if (!payload.value) payload.issues.push(faultIssue(payload.value, { code: 'not_empty', key: 'please_agree' }))
})
const { types, bytes, most } = defaultReceiptRule
const fields = { pictures: receiptSchema(defaultReceiptRule, true), default: z.boolean(), terms: ticked }
const onValid = fn<HarnessProps['onValid']>()
const onOpen = fn()

/** The fields without text: pictures and checkboxes. */
const form = (props: Partial<HarnessProps> = {}) => (
  <Plates>
    <Harness {...{ fields, onValid, initial: { pictures: [], default: false, terms: false }, ...props }}>
      <FilesField<FieldValues>
        name="pictures"
        label="Pictures"
        required
        rules={{ types, maxSize: bytes, maxFiles: most }}
      />
      <CheckboxField<FieldValues> name="default" description="You can change it later.">
        Use this account first
      </CheckboxField>
      <TermsField<FieldValues> name="terms" onOpen={onOpen} />
    </Harness>
  </Plates>
)
const filled = () => ({ pictures: [pictureFile()], default: true, terms: true })

const submit = /^send$|sending/i
const send = (element: HTMLElement) => userEvent.click(within(element).getByRole('button', { name: submit }))
const terms = (element: HTMLElement) => within(element).getByRole('checkbox', { name: /18 or older/ })

const meta = preview.meta({ title: 'Forms/Fields/Consent' })

export const Empty = meta.story({ render: () => form() })

Empty.test('takes ticks by keyboard, and opens the terms without ticking [S-144]', async ({ canvasElement }) => {
  await tabTo(within(canvasElement).getByRole('checkbox', { name: /use this account/i }))
  await userEvent.keyboard(' ')
  await expect(within(canvasElement).getByRole('checkbox', { name: /use this account/i })).toBeChecked()
  await tabTo(within(canvasElement).getByRole('button', { name: 'terms of use' }))
  await userEvent.keyboard('{Enter}')
  await expect(onOpen).toHaveBeenCalledWith('terms')
  await expect(terms(canvasElement)).not.toBeChecked()
})

export const FilledSilently = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => form({ initial: { ...filled(), terms: false } }),
})

FilledSilently.test('sends ticks that a filler has set or removed without an event', async ({ canvasElement }) => {
  onValid.mockClear()
  const first = within(canvasElement).getByRole<HTMLInputElement>('checkbox', { name: /use this account/i })
  first.checked = false
  ;(terms(canvasElement) as HTMLInputElement).checked = true
  await send(canvasElement)
  await waitFor(() => expect(onValid).toHaveBeenCalledOnce())
  await expect(onValid).toHaveBeenCalledWith(expect.objectContaining({ default: false, terms: true }))
  await expect(first).not.toBeChecked()
  await expect(terms(canvasElement)).toBeChecked()
})

export const Filled = meta.story({
  render: () => form({ initial: filled() }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('proof.png')
    await expect(terms(canvasElement)).toBeChecked()
  },
})

export const Invalid = meta.story({
  render: () => form(),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await waitFor(() => expect(terms(canvasElement)).toBeInvalid())
    await expect(within(canvasElement).getByText(/please fill in/i)).toBeVisible()
    await expect(document.activeElement?.closest('[data-field]')).toHaveAttribute('data-field', 'pictures')
    await expect(onValid).not.toHaveBeenCalled()
  },
})

export const Submitting = meta.story({
  render: () => form({ initial: filled(), onValid: unanswered }),
  play: ({ canvasElement }) => expectWaiting(canvasElement, submit),
})

export const ServerError = meta.story({
  render: () =>
    form({
      initial: filled(),
      onValid: async () => ({ fields: { pictures: { text: 'The picture is unreadable.' } } }),
    }),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByText('The picture is unreadable.')).toBeVisible()
    await expect(canvasElement).toHaveTextContent('proof.png')
  },
})

export const Disabled = meta.story({ render: () => form({ disabled: true }) })

Disabled.test('accepts no input', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => form({ initial: filled() }), globals: { language: 'BN' } })
