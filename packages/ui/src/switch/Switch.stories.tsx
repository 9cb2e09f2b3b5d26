import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { focused } from '../field/testing/withField.tsx'
import { Switch } from './Switch.tsx'
import { OfferSetting } from './examples/OfferSetting.tsx'
import code from './examples/OfferSetting.tsx?raw'

const meta = preview.meta({
  title: 'Inputs/Switch',
  parameters: { keys: [['Space', 'turns it']] },
  component: Switch,
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  args: { children: 'Sound', onChange: fn() },
})

export const Playground = meta.story()

Playground.test('Is turned by its label and by Space', async ({ args, canvas }) => {
  const track = canvas.getByRole('switch', { name: 'Sound' })
  await userEvent.click(canvas.getByText('Sound'))
  await expect(track).toBeChecked()
  await userEvent.keyboard(' ')
  await expect(track).not.toBeChecked()
  await expect(args.onChange).toHaveBeenCalledTimes(2)
})

export const Offers = meta.story(example(OfferSetting, code))

Offers.test('A change that could not be saved is taken back, with the reason', async ({ canvas }) => {
  const track = canvas.getByRole('switch', { name: 'Offers by e-mail' })
  const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.click(track)
  await waitFor(() => expect(track).toBeInvalid())
  online.mockRestore()
  await expect(track).not.toBeChecked()
  await userEvent.click(track)
  await expect(track).toBeValid()
  await expect(track).toBeChecked()
})

export const On = meta.story({ args: { defaultChecked: true } })

export const Described = meta.story({ args: { children: 'Offers by e-mail', description: 'At most one a week.' } })

export const Spread = meta.story({ args: { spread: true, defaultChecked: true } })

export const Focused = meta.story({ ...focused, args: { defaultChecked: true } })

export const Failing = meta.story({
  name: 'Error',
  args: { spread: true, children: 'Hide my balance when I open the site', error: 'It could not be saved. Try again.' },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('switch')
    await expect(track).toBeInvalid()
    await expect(track).toHaveAccessibleDescription('It could not be saved. Try again.')
  },
})

export const Disabled = meta.story({ args: { disabled: true } })

export const DisabledOn = meta.story({ args: { disabled: true, defaultChecked: true } })

const words = {
  children: 'Padalhan ako ng mga paalala tungkol sa tagal ng aking paglalaro sa bawat pagbubukas ng site',
  description: 'Maaari mo itong baguhin anumang oras sa iyong mga setting ng ligtas na paglalaro.',
  error: 'HindiItoNaiSaveDahilNapakahabaNgSalitangItoAtWalangPuwang',
}

export const LongText = meta.story({ globals: { viewport: { value: 'phone' } }, args: { ...words, spread: true } })
