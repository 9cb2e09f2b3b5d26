import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { bangladeshiMethods, orderBy, philippineMethods } from '../testing/depositSamples.ts'
import { bangladesh, depositArgs } from '../testing/depositStory.tsx'
import { FormPlate } from '../testing/FormPlate.tsx'
import { pictureFile } from '../testing/storyPlate.tsx'
import { expectAllOff } from '../testing/formWalk.ts'
import { DepositForm, type DepositFormProps } from './DepositForm.tsx'
import type { DepositMethod } from './DepositMethod.ts'
import type { TransferValues } from './transferSchema.ts'

// The second step of every method of both markets, one state per story.

const meta = preview.meta({
  title: 'Forms/DepositMethodStates',
  parameters: {
    // A page has only one of these forms. These stories show nine, each with its own landmarks.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
})

const typed: TransferValues = {
  senderName: 'Maria Santos',
  senderAccount: '001234567890',
  senderMobile: '01712345678',
}
/** Sample values for a method, with a reference of the right length. */
const filledIn = ({ id, fields }: DepositMethod): TransferValues => ({
  ...Object.fromEntries(Object.entries(typed).filter(([name]) => fields.some((field) => field.name === name))),
  ...(philippineMethods.some((method) => method.id === id) && fields.some(({ rule }) => rule === 'mobile')
    ? { senderMobile: '09171234567' }
    : {}),
  reference: (fields.find(({ name }) => name === 'reference')?.example ?? '').replaceAll(' ', ''),
  ...(id === 'C2C' ? { proof: [pictureFile()] } : {}),
})

const all = (change: Partial<DepositFormProps> = {}, filled = false) => (
  <div
    style={{
      display: 'grid',
      gap: 24,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
    }}
  >
    {[...philippineMethods, ...bangladeshiMethods].map((method) => (
      <FormPlate key={method.id}>
        <DepositForm
          {...depositArgs}
          {...(bangladeshiMethods.includes(method) ? bangladesh : {})}
          methods={[method]}
          order={orderBy(method)}
          draft={filled ? { orderId: `o-${method.id}`, transfer: filledIn(method) } : undefined}
          {...change}
        />
      </FormPlate>
    ))}
  </div>
)

const most = philippineMethods.length + bangladeshiMethods.length

const pressAll = async (element: HTMLElement) => {
  const buttons = [...element.querySelectorAll<HTMLElement>('button[type="submit"]')]
  await expect(buttons).toHaveLength(most)
  for (const button of buttons) await userEvent.click(button)
}

export const Empty = meta.story({ render: () => all() })

export const Filled = meta.story({ render: () => all({}, true) })

export const Invalid = meta.story({
  render: () => all(),
  play: async ({ canvasElement }) => {
    await pressAll(canvasElement)
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('form')].filter((form) => !form.querySelector('[aria-invalid="true"]')),
      ).toEqual([]),
    )
  },
})

export const Submitting = meta.story({
  render: () => all({ onSubmit: fn<DepositFormProps['onSubmit']>(() => new Promise(() => {})) }, true),
  play: async ({ canvasElement }) => {
    await pressAll(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('button[aria-busy="true"]')).toHaveLength(most))
  },
})

const rejection = fn<DepositFormProps['onSubmit']>(async () => ({
  fields: { reference: { text: 'This reference number was already used.' } },
}))

export const ServerError = meta.story({
  render: () => all({ onSubmit: rejection }, true),
  play: async ({ canvasElement }) => {
    await pressAll(canvasElement)
    await waitFor(() => expect(within(canvasElement).getAllByText(/already used/)).toHaveLength(most))
  },
})

export const Disabled = meta.story({ render: () => all({ disabled: true }, true) })

Disabled.test('accepts no input, but lets payment details be copied', async ({ canvasElement }) => {
  for (const form of canvasElement.querySelectorAll('form')) await expectAllOff(form)
  await expect(within(canvasElement).getAllByRole('button', { name: 'Copy Order reference' })[0]).toBeEnabled()
})

export const Bengali = meta.story({ render: () => all(), globals: { language: 'BN' } })

export const DarkRightToLeft = meta.story({ render: () => all({}, true), globals: { theme: 'dark', language: 'XB' } })
