import { Mail, MessageSquare, Smartphone } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/Badge.tsx'
import { focused } from '../field/testing/withField.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const choices = [
  { value: 'email', label: 'E-mail', description: 'm…a@example.com' },
  { value: 'phone', label: 'Text message', description: <bdi dir="ltr">+63 ••• ••• 4567</bdi> },
  { value: 'app', label: 'Authenticator' },
]
const periods = ['Day', 'Week', 'Month'].map((label) => ({ value: label, label }))

const meta = preview.meta({
  title: 'Inputs/RadioGroup',
  parameters: {
    keys: [
      ['Arrows', 'choose the next or previous, round the ends'],
      ['Space', 'chooses'],
    ],
  },
  component: RadioGroup,
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  args: { legend: 'Send the code by', choices, onChange: fn() },
})

export const Playground = meta.story()

Playground.test('Is one stop of the tab order, and arrow keys choose in it', async ({ canvas }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Send the code by' })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('radio', { name: /Text message/ })).toBeChecked()
  await expect(canvas.getByRole('radio', { name: /Text message/ })).toHaveFocus()
  await userEvent.tab()
  await expect(document.body).toHaveFocus()
})

export const Chosen = meta.story({ args: { defaultValue: 'phone', description: 'It is good for 2 minutes.' } })

export const Inline = meta.story({ args: { legend: 'Limit for a', choices: periods, inline: true } })

export const Marked = meta.story({
  name: 'With icons and a mark',
  args: {
    defaultValue: 'app',
    choices: [
      { ...choices[0]!, icon: <Mail size={20} /> },
      { ...choices[1]!, icon: <MessageSquare size={20} /> },
      { ...choices[2]!, icon: <Smartphone size={20} />, mark: <Badge tone="success">Safest</Badge> },
    ],
  },
})

export const Focused = meta.story({ ...focused, args: { defaultValue: 'phone' } })

export const Failing = meta.story({
  name: 'Error',
  args: { required: true, mark: 'required', error: 'Choose how to receive the code.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Send the code by (Required)' })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Choose how to receive the code.')
  },
})

export const OneDisabled = meta.story({
  args: { choices: [...choices.slice(0, 2), { ...choices[2]!, disabled: true }], defaultValue: 'email' },
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'phone' } })

const long = [
  {
    value: 'a',
    label: 'Mensahe sa numero ng teleponong ginamit mo noong ikaw ay nagparehistro',
    description: 'AngNumerongItoAyNapakahabaAtWalangPuwangKayaKailangangHatiin',
  },
  ...choices,
]

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    choices: long,
    error: 'Pumili ng isang paraan upang matanggap ang code bago magpatuloy sa susunod na hakbang.',
  },
})
