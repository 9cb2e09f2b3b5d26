import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { expectSending, fill, labelled, pick } from '../testing/formWalk.ts'
import { peso, Plates } from '../testing/storyPlate.tsx'
import { MoneyLimitForm, type MoneyLimitFormProps } from './MoneyLimitForm.tsx'
import { DepositLimit } from './examples/DepositLimit.tsx'
import code from './examples/DepositLimit.tsx?raw'

const onSubmit = fn<MoneyLimitFormProps['onSubmit']>(async () => undefined)
const limits = [{ kind: 'deposit', period: 'day', amount: '500.00' }] as const
const form = (props: Partial<MoneyLimitFormProps> = {}) => (
  <Plates>
    <MoneyLimitForm
      {...{
        kind: 'deposit',
        limits,
        raiseText: () => '22 November, 12:00',
        currency: '₱',
        money: peso,
        onSubmit,
        ...props,
      }}
    />
  </Plates>
)

const submit = /^set limit|sending/i
const fillIn = async (element: HTMLElement) => {
  await pick(element, /^day/i)
  await fill(element, /^at most/i, '400')
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /^period/i,
  onSubmit,
  refusedAt: { name: 'amount', label: /^at most/i },
})

const meta = preview.meta({
  title: 'Forms/MoneyLimitForm',
  component: MoneyLimitForm,
  args: {
    kind: 'deposit' as const,
    limits,
    raiseText: () => '22 November, 12:00',
    currency: '₱',
    money: peso,
    onSubmit,
  },
})

export const Empty = meta.story(states.empty)

Empty.test(
  'is free text without a default or a chip, and says from when it holds before it is sent [G-08] [G-13]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    await expect(labelled(canvasElement, /^at most/i)).toHaveValue('')
    await expect(labelled(canvasElement, /^at most/i)).not.toHaveAttribute('placeholder')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await pick(canvasElement, /^day/i)
    await fill(canvasElement, /^at most/i, '600')
    await waitFor(() => expect(canvas.getByText(/higher one from 22 November, 12:00/)).toBeVisible())
    await userEvent.clear(labelled(canvasElement, /^at most/i))
    await userEvent.keyboard('400')
    await waitFor(() => expect(canvas.getByText(/takes effect immediately/)).toBeVisible())
    await expectSending(canvasElement, {
      submit,
      onSubmit,
      sent: [{ kind: 'deposit', period: 'day', amount: 40_000n }],
    })
  },
)

export const OfDeposits = meta.story({ ...example(DepositLimit, code), decorators: onPlate })

OfDeposits.test(
  'shows a limit that is too high at its field; a raise waits, and a lower limit is in force',
  async ({ canvas, canvasElement }) => {
    const send = async (amount: string) => {
      await userEvent.clear(labelled(canvasElement, /^at most/i))
      await fill(canvasElement, /^at most/i, `${amount}{Enter}`)
    }
    await pick(canvasElement, /^day/i)
    await send('200000')
    await waitFor(() => expect(labelled(canvasElement, /^at most/i)).toHaveAccessibleDescription(/at most ₱100,000/))
    await send('600')
    await expect(await canvas.findByText('Confirm the higher limit tomorrow at 12:00.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^day.*₱500\.00/i })).toBeChecked()
    await send('400')
    await expect(await canvas.findByText('Your limit is in force.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^day.*₱400\.00/i })).toBeChecked()
  },
)

export const Raise = meta.story({
  render: () => form(),
  play: async ({ canvasElement }) => {
    await pick(canvasElement, /^day/i)
    await fill(canvasElement, /^at most/i, '600')
    await expect(await within(canvasElement).findByText(/current limit stays/)).toBeVisible()
  },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
