import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DepositForm } from '../deposit/DepositForm.tsx'
import { ConvertForm } from '../points/ConvertForm.tsx'
import { MoneyLimitForm } from '../safety/MoneyLimitForm.tsx'
import { depositArgs } from '../testing/depositStory.tsx'
import { fill, labelled, pick } from '../testing/formWalk.ts'
import { peso, Plates } from '../testing/storyPlate.tsx'
import { FormTextProvider, useFormText } from '../text/FormTextProvider.tsx'
import { UplineTransferForm } from '../transfer/UplineTransferForm.tsx'
import { WalletTransferForm } from '../transfer/WalletTransferForm.tsx'
import { WithdrawalForm } from '../withdrawal/WithdrawalForm.tsx'

// Amounts can be typed in the digits of any keyboard. The stories cover the main forms with an amount.

const sent = fn(async (_what: unknown) => undefined)
const money = { currency: '₱', money: peso } as const

const meta = preview.meta({ title: 'Forms/Amounts in other scripts' })

export const Deposit = meta.story({
  render: () => (
    <Plates>
      <DepositForm {...depositArgs} onOrder={sent} />
    </Plates>
  ),
})

Deposit.test('takes an amount in Arabic digits with the Arabic decimal mark [S-341]', async ({ canvasElement }) => {
  await pick(canvasElement, /maya/i)
  await fill(canvasElement, /^amount$/i, '١٥٠٠٫٥{Enter}')
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ methodId: 'MAYA', amount: 150_050n }))
})

export const Withdrawal = meta.story({
  render: () => (
    <Plates>
      <WithdrawalForm
        {...money}
        accounts={[{ id: 'b1', name: 'BDO', number: '•••• 1234', withdrawType: 'BC' }]}
        terms={{ bands: { BC: { minimum: '100.00', maximum: '50000.00' } }, available: '1200.00', password: true }}
        onCharge={async (request) => {
          await sent(request)
          return { fee: '0.00' }
        }}
        onSubmit={sent}
      />
    </Plates>
  ),
})

Withdrawal.test('takes amount and payment password in Bengali digits [S-345]', async ({ canvasElement }) => {
  await pick(canvasElement, /BDO/)
  await fill(canvasElement, /^amount/i, '৫০০.২৫{Enter}')
  await waitFor(() => expect(labelled(canvasElement, /^payment password/i)).toBeVisible())
  await fill(canvasElement, /^payment password/i, '১২৩৪৫৬{Enter}')
  const request = { bankCardId: 'b1', amount: 50_025n, c2c: false, password: '123456' }
  await waitFor(() => expect(sent).toHaveBeenCalledWith(request))
})

export const OwnWallets = meta.story({
  render: () => (
    <Plates>
      <WalletTransferForm
        {...money}
        wallets={[
          { accountTypeId: 1, name: 'Main', available: '800.00' },
          { accountTypeId: 2, name: 'Agent', available: '0.00' },
        ]}
        onSubmit={sent}
      />
    </Plates>
  ),
})

OwnWallets.test('shows Bengali digits as the Latin ones that are sent [S-339]', async ({ canvasElement }) => {
  await fill(canvasElement, /^amount/i, '১,২০০')
  await expect(labelled(canvasElement, /^amount/i)).toHaveValue('1,200')
})

export const ToUpline = meta.story({
  render: () => (
    <Plates>
      <UplineTransferForm {...money} available="800.00" minimum="10.00" onSubmit={sent} />
    </Plates>
  ),
})

ToUpline.test('takes an amount in Arabic digits [S-353]', async ({ canvasElement }) => {
  await fill(canvasElement, /^amount/i, '١٠٠')
  await fill(canvasElement, /^payment password/i, '١٢٣٤٥٦{Enter}')
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ amount: 10_000n, password: '123456', remark: '' }))
})

export const Limit = meta.story({
  render: () => (
    <Plates>
      <MoneyLimitForm {...money} kind="deposit" limits={[]} raiseText={() => ''} onSubmit={sent} />
    </Plates>
  ),
})

Limit.test('takes a limit in Bengali digits [G-08]', async ({ canvasElement }) => {
  await pick(canvasElement, /^day/i)
  await fill(canvasElement, /^at most/i, '৪০০{Enter}')
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ kind: 'deposit', period: 'day', amount: 40_000n }))
})

export const Points = meta.story({
  render: () => (
    <Plates>
      <ConvertForm rate={{ pointsPerUnit: 100, step: 50 }} balance={230} money={peso} onSubmit={sent} />
    </Plates>
  ),
})

Points.test('says what points in Bengali digits are worth [S-377]', async ({ canvasElement }) => {
  await fill(canvasElement, /^points/i, '২০০')
  await expect(canvasElement).toHaveTextContent('You receive₱2.00')
  await fill(canvasElement, /^payment password/i, '১২৩৪৫৬{Enter}')
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ points: 200, password: '123456' }))
})

function InVietnamese() {
  const { text } = useFormText()
  return (
    <FormTextProvider text={(key, values) => text({ key, values })} language="vi">
      <UplineTransferForm {...money} available="800.00" minimum="10.00" onSubmit={sent} />
    </FormTextProvider>
  )
}

export const DecimalComma = meta.story({
  render: () => (
    <Plates>
      <InVietnamese />
    </Plates>
  ),
})

DecimalComma.test('reads a comma as the decimal mark where the language does [S-353]', async ({ canvasElement }) => {
  await fill(canvasElement, /^amount/i, '12,5')
  await fill(canvasElement, /^payment password/i, '123456{Enter}')
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ amount: 1_250n, password: '123456', remark: '' }))
})
