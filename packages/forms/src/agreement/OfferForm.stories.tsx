import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { choose, expectAllOff, expectFirstFault, expectSending, fill, labelled } from '../testing/formWalk.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { OfferForm } from './OfferForm.tsx'
import type { OfferBounds } from './offerSchema.ts'

const onSubmit = fn(async () => undefined)

const bounds: OfferBounds = {
  highestPercent: '10.00',
  highestAmount: '200.00',
  highestLossPercent: '2.00',
  highestLossAmount: '50.00',
  mostTiers: 2,
  periods: ['D', 'W', 'H', 'M'],
  productTypes: ['CONS', 'RNG'],
}
const productText = (type: string) => ({ CONS: 'All play', RNG: 'Slots' })[type] ?? type
const common = { downlineId: '12', bounds, productText, currency: '₱', onSubmit }

const meta = preview.meta({ title: 'Forms/OfferForm' })

export const Dividend = meta.story({
  render: () => (
    <Plates>
      <OfferForm {...common} kind="dividend" />
    </Plates>
  ),
})

Dividend.test(
  'offers steps with a period, each fault at its own step, by keyboard [S-396] [S-397] [S-402]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectFirstFault(canvasElement, { submit: /^send offer/i, first: /kind of play/i, onSubmit })
    await choose(canvasElement, /kind of play/i, /all play/i)
    await choose(canvasElement, /^period/i, /half-monthly/i)
    await fill(canvasElement, /^turnover/i, '1000')
    await fill(canvasElement, /^rate/i, '10.5{Enter}')
    await waitFor(() =>
      expect(labelled(canvasElement, /^rate/i)).toHaveAccessibleDescription(/not above your own 10\.00/i),
    )
    await expect(labelled(canvasElement, /^rate/i)).toHaveFocus()
    await userEvent.clear(labelled(canvasElement, /^rate/i))
    await userEvent.keyboard('2.5')
    await userEvent.click(canvas.getByRole('button', { name: /add a step/i }))
    await expect(canvas.queryByRole('button', { name: /add a step/i })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Step 2' }))
    await expectSending(canvasElement, {
      submit: /^send offer|sending/i,
      onSubmit,
      sent: [
        {
          downlineId: '12',
          kind: 'dividend',
          productType: 'CONS',
          period: 'H',
          tiers: [
            {
              minimumBet: '1000.00',
              netLoss: '0.00',
              activeMember: 0,
              betAmount: '0.00',
              rateType: 'P',
              rate: '2.5000',
              lossRate: '0.00',
            },
          ],
        },
      ],
    })
  },
)

export const RealTime = meta.story({
  render: () => (
    <Plates>
      <OfferForm {...common} kind="realTime" />
    </Plates>
  ),
})

const all = (off: { readonly disabled?: boolean } = {}) => (
  <Plates>
    <OfferForm {...common} kind="dividend" {...off} />
    <OfferForm {...common} kind="realTime" {...off} />
  </Plates>
)

export const Disabled = meta.story({ render: () => all({ disabled: true }) })

Disabled.test('takes nothing', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => all(), globals: { language: 'BN' } })

export const RightToLeft = meta.story({ render: () => all(), globals: { language: 'XB', theme: 'dark' } })
