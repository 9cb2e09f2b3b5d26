import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectAllOff, expectFirstFault, expectSending, fill, labelled } from '../testing/formWalk.ts'
import { peso, Plates } from '../testing/storyPlate.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { ConvertForm } from './ConvertForm.tsx'
import { RedeemForm } from './RedeemForm.tsx'

const onSubmit = fn(async () => undefined)

const reward = { id: 'r1', type: 'goods', name: 'Phone', points: 100, stock: 3, limit: 2, redeemed: 0 } as const
const rate = { pointsPerUnit: 100, step: 50 }

const meta = preview.meta({ title: 'Forms/PointsForms' })

export const Redeeming = meta.story({
  render: () => (
    <Plates>
      <RedeemForm reward={reward} balance={500} mobileRule={mobileRules.PH} onSubmit={onSubmit} />
    </Plates>
  ),
})

Redeeming.test(
  'asks for address, mobile, quantity and payment password by keyboard [S-377] [S-381]',
  async ({ canvasElement }) => {
    await expectFirstFault(canvasElement, { submit: /^redeem$/i, first: /delivery address/i, onSubmit })
    await userEvent.clear(labelled(canvasElement, /^quantity/i))
    await userEvent.keyboard('3{Enter}')
    await waitFor(() => expect(labelled(canvasElement, /^quantity/i)).toHaveAccessibleDescription(/2 more times/))
    await userEvent.clear(labelled(canvasElement, /^quantity/i))
    await userEvent.keyboard('2')
    await expect(canvasElement).toHaveTextContent('Price200 points')
    await fill(canvasElement, /^delivery/i, '1 Rizal Street, Manila')
    await fill(canvasElement, /^mobile/i, '09171234567')
    await fill(canvasElement, /^payment password/i, '123456')
    await expectSending(canvasElement, {
      submit: /^redeem$|sending/i,
      onSubmit,
      sent: [
        { rewardId: 'r1', quantity: 2, address: '1 Rizal Street, Manila', mobile: '09171234567', password: '123456' },
      ],
    })
  },
)

export const Converting = meta.story({
  render: () => (
    <Plates>
      <ConvertForm rate={rate} balance={230} money={peso} onSubmit={onSubmit} />
    </Plates>
  ),
})

Converting.test(
  'tells what the points come to and asks for the payment password [S-377]',
  async ({ canvasElement }) => {
    await expectFirstFault(canvasElement, { submit: /^convert$/i, first: /^points/i, onSubmit })
    await fill(canvasElement, /^points/i, '200')
    await expect(canvasElement).toHaveTextContent('You receive₱2.00')
    await fill(canvasElement, /^payment password/i, '123456')
    await expectSending(canvasElement, {
      submit: /^convert$|sending/i,
      onSubmit,
      sent: [{ points: 200, password: '123456' }],
    })
  },
)

const all = (off: { readonly disabled?: boolean } = {}) => (
  <Plates>
    <RedeemForm reward={reward} balance={500} mobileRule={mobileRules.PH} onSubmit={onSubmit} {...off} />
    <ConvertForm rate={rate} balance={230} money={peso} onSubmit={onSubmit} {...off} />
  </Plates>
)

export const Disabled = meta.story({ render: () => all({ disabled: true }) })

Disabled.test('takes nothing', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => all(), globals: { language: 'BN' } })

export const RightToLeft = meta.story({ render: () => all(), globals: { language: 'XB', theme: 'dark' } })
