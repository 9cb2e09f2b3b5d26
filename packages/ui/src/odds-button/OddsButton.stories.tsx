import { expect, fn, userEvent } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { OddsButton } from './OddsButton.tsx'
import { BetSlip } from './examples/BetSlip.tsx'
import code from './examples/BetSlip.tsx?raw'

const texts = { up: 'odds went up', down: 'odds went down', suspended: 'suspended' }

const meta = preview.meta({
  title: 'Gaming/OddsButton',
  component: OddsButton,
  args: { label: 'Home', odds: '1.95', pressed: false, texts, onClick: fn(), style: { inlineSize: '10rem' } },
})

export const Playground = meta.story()

export const Slip = meta.story(example(BetSlip, code))

Slip.test('Puts odds on the bet slip, changes them, and takes them off', async ({ canvas }) => {
  const home = canvas.getByRole('button', { name: /Home/ })
  await userEvent.click(home)
  await expect(home).toHaveAttribute('aria-pressed', 'true')
  await expect(canvas.getByRole('textbox', { name: 'Stake on Home at 1.95' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /Away/ }))
  await expect(home).toHaveAttribute('aria-pressed', 'false')
  await expect(canvas.getByRole('textbox', { name: 'Stake on Away at 4.10' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /Away/ }))
  await expect(canvas.queryByRole('textbox')).toBeNull()
})

const row = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', inlineSize: '26rem' }}>
    <OddsButton label="Home" odds="1.95" pressed />
    <OddsButton label="Draw" odds="3.40" pressed={false} change="up" texts={texts} />
    <OddsButton label="Away" odds="4.10" pressed={false} change="down" texts={texts} />
    <OddsButton label="Over 2.5" odds="1.80" suspended texts={texts} />
  </div>
)

export const States = meta.story({ render: () => row })

export const Suspended = meta.story({ args: { suspended: true } })

Suspended.test('A suspended price is announced as suspended and takes no bet', async ({ args, canvas }) => {
  const button = canvas.getByRole('button', { name: 'Home suspended' })
  await userEvent.click(button)
  await expect(button).toHaveFocus()
  await expect(args.onClick).not.toHaveBeenCalled()
})

export const LongText = meta.story({ args: { label: 'Makati Hari Basketball Club', change: 'up' } })
