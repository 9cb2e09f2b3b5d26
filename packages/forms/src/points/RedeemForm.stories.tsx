import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectSending, fill, labelled } from '../testing/formWalk.ts'
import { mobileRules } from '../mobile/mobileRule.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { RedeemForm, type RedeemFormProps } from './RedeemForm.tsx'

const onSubmit = fn<RedeemFormProps['onSubmit']>(async () => undefined)
const reward = { id: 'r1', type: 'goods', name: 'Phone', points: 100, stock: 3, limit: 2, redeemed: 0 } as const
const form = (props: Partial<RedeemFormProps> = {}) => (
  <Plates>
    <RedeemForm {...{ reward, balance: 500, mobileRule: mobileRules.PH, onSubmit, ...props }} />
  </Plates>
)

const submit = /^redeem$|sending/i
const fillIn = async (element: HTMLElement) => {
  await fill(element, /^delivery/i, '1 Rizal Street, Manila')
  await fill(element, /^mobile/i, '09171234567')
  await fill(element, /^payment password/i, '123456')
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /delivery address/i,
  onSubmit,
  refusedAt: { name: 'password', label: /^payment password/i },
})

const meta = preview.meta({
  title: 'Forms/RedeemForm',
  component: RedeemForm,
  args: { reward, balance: 500, mobileRule: mobileRules.PH, onSubmit },
})

export const Empty = meta.story(states.empty)

Empty.test(
  'asks for address, mobile, quantity and payment password by keyboard [S-377] [S-381]',
  async ({ canvasElement }) => {
    await userEvent.clear(labelled(canvasElement, /^quantity/i))
    await userEvent.keyboard('3{Enter}')
    await waitFor(() =>
      expect(labelled(canvasElement, /^quantity/i)).toHaveAccessibleDescription(/still redeem this: 2/),
    )
    await userEvent.clear(labelled(canvasElement, /^quantity/i))
    await userEvent.keyboard('2')
    await expect(canvasElement).toHaveTextContent('Price200 points')
    await fillIn(canvasElement)
    await expectSending(canvasElement, {
      submit,
      onSubmit,
      sent: [
        { rewardId: 'r1', quantity: 2, address: '1 Rizal Street, Manila', mobile: '09171234567', password: '123456' },
      ],
    })
  },
)

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
