import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OddsButton } from './OddsButton.tsx'

const texts = { up: 'odds went up', down: 'odds went down', suspended: 'suspended' }

const meta = preview.meta({
  title: 'Gaming/OddsButton',
  component: OddsButton,
  args: { label: 'Home', odds: '1.95', pressed: false, texts, onClick: fn() },
  decorators: [(Story) => <div style={{ display: 'flex', maxInlineSize: '10rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

const Row = ({ width = '26rem' }: { width?: string }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', inlineSize: width, flex: 'none' }}>
    <OddsButton label="Home" odds="1.95" pressed />
    <OddsButton label="Draw" odds="3.40" pressed={false} change="up" texts={texts} />
    <OddsButton label="Away" odds="4.10" pressed={false} change="down" texts={texts} />
    <OddsButton label="Over 2.5" odds="1.80" suspended texts={texts} />
  </div>
)

export const States = meta.story({ render: () => <Row /> })

export const Suspended = meta.story({ args: { suspended: true } })

Suspended.test('A suspended price is announced as suspended and takes no bet', async ({ args, canvas }) => {
  const button = canvas.getByRole('button', { name: 'Home suspended' })
  await userEvent.click(button)
  await expect(button).toHaveFocus()
  await expect(args.onClick).not.toHaveBeenCalled()
})

export const LongText = meta.story({ args: { label: 'Makati Hari Basketball Club', change: 'up' } })
