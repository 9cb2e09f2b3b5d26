import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectRefusedAt, expectWaiting, unanswered } from '../testing/formStates.tsx'
import { choose, expectAllOff, expectFirstFault, expectSending, fill, labelled, pick } from '../testing/formWalk.ts'
import { tabTo } from '../testing/keyboard.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { OfferForm, type OfferFormProps } from './OfferForm.tsx'
import { agreementKinds, type OfferBounds } from './offerSchema.ts'

const onSubmit = fn<OfferFormProps['onSubmit']>(async () => undefined)
const productText = (type: string) => ({ CONS: 'All play', RNG: 'Slots' })[type] ?? type
const bounds: OfferBounds = {
  highestPercent: '10.00',
  highestAmount: '200.00',
  highestLossPercent: '2.00',
  highestLossAmount: '50.00',
  mostTiers: 2,
  periods: ['D', 'W', 'H', 'M'],
  productTypes: ['CONS', 'RNG'],
}

const meta = preview.meta({
  title: 'Forms/OfferForm',
  component: OfferForm,
  args: { downlineId: '12', kind: 'dividend', bounds, productText, currency: '₱', onSubmit } satisfies OfferFormProps,
  render: (args) => (
    <Plates>
      <OfferForm {...args} />
    </Plates>
  ),
})

/** The form of every kind of contract. */
const every = (args: OfferFormProps) => (
  <Plates>
    {agreementKinds.map((kind) => (
      <div key={kind}>
        <OfferForm {...args} kind={kind} />
      </div>
    ))}
  </Plates>
)

const submit = /^send offer|sending/i
const tier = {
  minimumBet: '0.00',
  netLoss: '0.00',
  activeMember: 0,
  betAmount: '0.00',
  rateType: 'P',
  lossRate: '0.00',
}
const step = (element: HTMLElement, number: number) => within(element).getByRole('group', { name: `Tier ${number}` })
const replace = async (element: HTMLElement, label: RegExp, text: string) => {
  await tabTo(labelled(element, label), 60)
  await userEvent.clear(labelled(element, label))
  await userEvent.keyboard(text)
}
const addStep = async (element: HTMLElement) => {
  await tabTo(within(element).getByRole('button', { name: /add a tier/i }), 60)
  await userEvent.keyboard('{Enter}')
}

export const Dividend = meta.story()

Dividend.test(
  'offers steps with a period, each fault at its own step, by keyboard [S-396] [S-397] [S-402]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement, /product/i, /all play/i)
    await choose(canvasElement, /^period/i, /half-monthly/i)
    await fill(canvasElement, /^minimum turnover/i, '1000')
    await fill(canvasElement, /^rate/i, '10.5{Enter}')
    await waitFor(() => expect(labelled(canvasElement, /^rate/i)).toHaveAccessibleDescription(/above your own 10%\./i))
    await expect(labelled(canvasElement, /^rate/i)).toHaveFocus()
    await replace(canvasElement, /^rate/i, '2.5')
    await addStep(canvasElement)
    await expect(canvas.queryByRole('button', { name: /add a tier/i })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Tier 2' }))
    await expectSending(canvasElement, {
      submit,
      onSubmit,
      sent: [
        {
          downlineId: '12',
          kind: 'dividend',
          productType: 'CONS',
          period: 'H',
          tiers: [{ ...tier, minimumBet: '1000.00', rate: '2.5000' }],
        },
      ],
    })
  },
)

export const Daily = meta.story({ args: { kind: 'daily' } })

Daily.test('offers a fixed amount within the agent’s own, by keyboard [S-397] [S-402]', async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByLabelText(/^period/i)).toBeNull()
  await choose(canvasElement, /product/i, /slots/i)
  await pick(canvasElement, /fixed amount/i)
  await fill(canvasElement, /^minimum active members/i, '3')
  await fill(canvasElement, /^rate/i, '200.01{Enter}')
  await waitFor(() => expect(labelled(canvasElement, /^rate/i)).toHaveAccessibleDescription(/above your own 200\./i))
  await replace(canvasElement, /^rate/i, '150')
  await expectSending(canvasElement, {
    submit,
    onSubmit,
    sent: [
      {
        downlineId: '12',
        kind: 'daily',
        productType: 'RNG',
        tiers: [{ ...tier, activeMember: 3, rateType: 'A', rate: '150.00' }],
      },
    ],
  })
})

export const PercentOnly = meta.story({
  name: 'A rate type of which the agent has nothing to give is not offered',
  args: { kind: 'daily', bounds: { ...bounds, highestAmount: '0.00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /percent/i })).toBeChecked()
    await expect(canvas.queryByRole('radio', { name: /fixed amount/i })).toBeNull()
  },
})

export const Hourly = meta.story({ args: { kind: 'hourly' } })

Hourly.test(
  'offers two steps, which may not have the same conditions, by keyboard [S-397]',
  async ({ canvasElement }) => {
    await choose(canvasElement, /product/i, /all play/i)
    await fill(canvasElement, /^minimum turnover/i, '500')
    await fill(canvasElement, /^rate/i, '1')
    await addStep(canvasElement)
    const second = step(canvasElement, 2)
    await fill(second, /^minimum turnover/i, '500.00')
    await fill(second, /^rate/i, '2{Enter}')
    await waitFor(() => expect(labelled(second, /^minimum turnover/i)).toHaveAccessibleDescription(/same conditions/))
    await expect(labelled(second, /^minimum turnover/i)).toHaveFocus()
    await replace(second, /^minimum turnover/i, '1,000')
    await expectSending(canvasElement, {
      submit,
      onSubmit,
      sent: [
        {
          downlineId: '12',
          kind: 'hourly',
          productType: 'CONS',
          tiers: [
            { ...tier, minimumBet: '500.00', rate: '1.0000' },
            { ...tier, minimumBet: '1000.00', rate: '2.0000' },
          ],
        },
      ],
    })
  },
)

Dividend.test('keeps the focus in the neighbour of a tier that is removed', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await addStep(canvasElement)
  const remove = await canvas.findAllByRole('button', { name: /remove/i })
  await expect(remove).toHaveLength(2)
  remove[0]?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvas.queryByRole('button', { name: /remove/i })).toBeNull())
  await expect(labelled(canvasElement, /^minimum turnover/i)).toHaveFocus()
})

export const RealTime = meta.story({ args: { kind: 'realTime' } })

RealTime.test(
  'offers a wage on lost bets within its own bound, with or without one on wins, by keyboard [S-397] [S-403]',
  async ({ canvasElement }) => {
    await choose(canvasElement, /product/i, /all play/i)
    await fill(canvasElement, /^minimum single bet/i, '10')
    await fill(canvasElement, /^rate on lost/i, '2.1{Enter}')
    await waitFor(() =>
      expect(labelled(canvasElement, /^rate on lost/i)).toHaveAccessibleDescription(/above your own 2%\./i),
    )
    await replace(canvasElement, /^rate on lost/i, '1.25')
    await expectSending(canvasElement, {
      submit,
      onSubmit,
      sent: [
        {
          downlineId: '12',
          kind: 'realTime',
          productType: 'CONS',
          tiers: [{ ...tier, betAmount: '10.00', rate: '0.00', lossRate: '1.2500' }],
        },
      ],
    })
  },
)

const fillIn = async (element: HTMLElement) => {
  await choose(element, /product/i, /all play/i)
  await choose(element, /^period/i, /^monthly/i)
  await fill(element, /^minimum turnover/i, '250000')
  await fill(element, /^minimum team loss/i, '5000')
  await fill(element, /^minimum active members/i, '10')
  await fill(element, /^rate/i, '2.5')
}

export const Filled = meta.story({
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await addStep(canvasElement)
    await fill(step(canvasElement, 2), /^minimum turnover/i, '500000')
    await expect(labelled(step(canvasElement, 2), /^rate/i)).not.toBeInvalid()
    await fill(step(canvasElement, 2), /^rate/i, '5')
    await expect(canvasElement.querySelector('[aria-invalid="true"]')).toBeNull()
  },
})

export const Invalid = meta.story({
  play: async ({ canvasElement }) => {
    await expectFirstFault(canvasElement, { submit, first: /product/i, onSubmit })
    await expect(canvasElement).toHaveTextContent(/3 fields/)
  },
})

export const Submitting = meta.story({
  args: { onSubmit: fn<OfferFormProps['onSubmit']>(unanswered) },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await expectWaiting(canvasElement, submit)
  },
})

export const ServerError = meta.story({
  args: {
    onSubmit: fn<OfferFormProps['onSubmit']>(async () => ({
      fields: { 'tiers.0.rate': { text: 'At most 2.00% by now.' } },
    })),
  },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await expectRefusedAt(canvasElement, submit, /^rate/i, /at most 2\.00% by now/i)
  },
})

export const NothingToGive = meta.story({
  args: { kind: 'daily', bounds: { ...bounds, highestPercent: '0.00', highestAmount: '0.00' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/nothing to offer/)
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
})

export const Disabled = meta.story({ args: { disabled: true }, render: every })

Disabled.test('accepts no input', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: every, globals: { language: 'BN' } })
