import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import type { Outcome } from '../form/rejection.ts'
import { choose, expectAllOff, expectFirstFault, expectSending, fill, labelled } from '../testing/formWalk.ts'
import { peso, Plates } from '../testing/storyPlate.tsx'
import { DownlineTransferForm } from './DownlineTransferForm.tsx'
import { UplineTransferForm } from './UplineTransferForm.tsx'
import { WalletTransferForm } from './WalletTransferForm.tsx'

const onSubmit = fn(async () => undefined)

const wallets = [
  { accountTypeId: 2, name: 'Main', available: '300.00' },
  { accountTypeId: 7, name: 'Slots', available: '0.00' },
]

const meta = preview.meta({ title: 'Forms/TransferForms' })

export const BetweenWallets = meta.story({
  render: () => (
    <Plates>
      <WalletTransferForm wallets={wallets} currency="₱" money={peso} onSubmit={onSubmit} />
    </Plates>
  ),
})

BetweenWallets.test('moves at most what the first wallet has, by keyboard [S-339]', async ({ canvasElement }) => {
  await expectFirstFault(canvasElement, { submit: /^transfer/i, first: /^from/i, onSubmit })
  await choose(canvasElement, /^from/i, /Main/)
  await choose(canvasElement, /^to/i, /Slots/)
  await fill(canvasElement, /^amount/i, '300.01{Enter}')
  await waitFor(() => expect(labelled(canvasElement, /^amount/i)).toHaveAccessibleDescription(/₱300\.00 is available/))
  await userEvent.clear(labelled(canvasElement, /^amount/i))
  await fill(canvasElement, /^amount/i, '50')
  await expectSending(canvasElement, {
    submit: /^transfer|sending/i,
    onSubmit,
    sent: [{ fromAccountType: 2, toAccountType: 7, amount: 5_000n }],
  })
})

export const ToUpline = meta.story({
  render: () => (
    <Plates>
      <UplineTransferForm
        available="800.00"
        minimum="10.00"
        uplineName="a•••e"
        currency="₱"
        money={peso}
        onSubmit={onSubmit}
      />
    </Plates>
  ),
})

ToUpline.test('asks for amount and payment password, by keyboard [S-353]', async ({ canvasElement }) => {
  await expectFirstFault(canvasElement, { submit: /^transfer/i, first: /^amount/i, onSubmit })
  await fill(canvasElement, /^amount/i, '100')
  await fill(canvasElement, /^payment password/i, '123456')
  await expectSending(canvasElement, {
    submit: /^transfer|sending/i,
    onSubmit,
    sent: [{ amount: 10_000n, password: '123456', remark: '' }],
  })
})

export const ToDownline = meta.story({
  render: () => (
    <Plates>
      <DownlineTransferForm
        available="800.00"
        minimum="10.00"
        ownAccount="ace"
        currency="₱"
        money={peso}
        onSubmit={onSubmit}
      />
    </Plates>
  ),
})

ToDownline.test(
  'refuses the agent’s own account and asks for amount and payment password, by keyboard [S-393]',
  async ({ canvasElement }) => {
    await fill(canvasElement, /^user name/i, 'ACE')
    await fill(canvasElement, /^amount/i, '100')
    await fill(canvasElement, /^payment password/i, '123456{Enter}')
    await waitFor(() => expect(labelled(canvasElement, /^user name/i)).toHaveFocus())
    await expect(labelled(canvasElement, /^user name/i)).toHaveAccessibleDescription(/own account/)
    await userEvent.clear(labelled(canvasElement, /^user name/i))
    await userEvent.keyboard('beth')
    await expectSending(canvasElement, {
      submit: /^transfer|sending/i,
      onSubmit,
      sent: [{ account: 'beth', amount: 10_000n, password: '123456', remark: '' }],
    })
  },
)

export const BalanceHidden = meta.story({
  render: () => (
    <Plates>
      <WalletTransferForm wallets={wallets} currency="₱" money={peso} isBalanceHidden onSubmit={onSubmit} />
      <UplineTransferForm
        available="800.00"
        minimum="10.00"
        currency="₱"
        money={peso}
        isBalanceHidden
        onSubmit={onSubmit}
      />
      <DownlineTransferForm
        available="800.00"
        minimum="10.00"
        ownAccount="ace"
        currency="₱"
        money={peso}
        isBalanceHidden
        onSubmit={onSubmit}
      />
    </Plates>
  ),
})

BalanceHidden.test('does not show what a hidden balance has [S-058]', async ({ canvasElement }) => {
  const [between, ...others] = canvasElement.querySelectorAll('form')
  for (const form of others) await expect(labelled(form, /^amount/i)).toHaveAccessibleDescription(/₱10\.00/)
  await choose(between ?? canvasElement, /^from/i, /^Main$/)
  await expect(labelled(between ?? canvasElement, /^amount/i)).not.toHaveAccessibleDescription(/300/)
  await expect(canvasElement).not.toHaveTextContent(/800|300/)
})

const all = (change: { readonly disabled?: boolean; readonly onSubmit?: () => Promise<Outcome> } = {}) => (
  <Plates>
    <WalletTransferForm wallets={wallets} currency="₱" money={peso} onSubmit={onSubmit} {...change} />
    <UplineTransferForm
      available="800.00"
      minimum="10.00"
      uplineName="a•••e"
      currency="₱"
      money={peso}
      onSubmit={onSubmit}
      {...change}
    />
    <DownlineTransferForm
      available="800.00"
      minimum="10.00"
      ownAccount="ace"
      account="beth"
      currency="₱"
      money={peso}
      onSubmit={onSubmit}
      {...change}
    />
  </Plates>
)

const forms = 3

/** Fills all three with valid values. */
const fillAll = async (element: HTMLElement) => {
  await choose(element, /^from/i, /Main/)
  await choose(element, /^to/i, /Slots/)
  for (const form of element.querySelectorAll('form')) await fill(form, /^amount/i, '100')
  for (const form of [...element.querySelectorAll('form')].slice(1)) await fill(form, /^payment password/i, '123456')
}
const pressAll = async (element: HTMLElement) => {
  const buttons = [...element.querySelectorAll<HTMLElement>('button[type="submit"]')]
  await expect(buttons).toHaveLength(forms)
  for (const button of buttons) await userEvent.click(button)
}

export const Filled = meta.story({ render: () => all(), play: ({ canvasElement }) => fillAll(canvasElement) })

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
  render: () => all({ onSubmit: () => new Promise(() => {}) }),
  play: async ({ canvasElement }) => {
    await fillAll(canvasElement)
    await pressAll(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('button[aria-busy="true"]')).toHaveLength(forms))
  },
})

export const ServerError = meta.story({
  render: () => all({ onSubmit: async () => ({ fields: { amount: { text: 'At most ₱50.00 tonight.' } } }) }),
  play: async ({ canvasElement }) => {
    await fillAll(canvasElement)
    await pressAll(canvasElement)
    await waitFor(() => expect(within(canvasElement).getAllByText('At most ₱50.00 tonight.')).toHaveLength(forms))
    for (const form of canvasElement.querySelectorAll('form'))
      await expect(labelled(form, /^amount/i)).toHaveValue('100')
  },
})

export const Disabled = meta.story({ render: () => all({ disabled: true }) })

Disabled.test('accepts no input', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => all(), globals: { language: 'BN' } })
