import { LayoutGrid, List } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx'
import { Switch } from '../switch/Switch.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const ways = [
  { value: 'email', label: 'E-mail', description: 'm…a@example.com' },
  { value: 'phone', label: 'Text message', description: '+63 ••• ••• 4567' },
  { value: 'app', label: 'Authenticator', disabled: true },
]
const periods = ['Day', 'Week', 'Month'].map((label) => ({ value: label, label }))
const views = [
  { value: 'grid', label: 'Tiles', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
]

const every = (
  <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '30rem' }}>
    <RadioGroup legend="Send the code by" choices={ways} defaultValue="phone" description="It is good for 2 minutes." />
    <RadioGroup legend="Period" choices={periods} inline required mark="required" error="Choose one." />
    <SegmentedControl legend="Limit for a" choices={periods} defaultValue="Week" />
    <SegmentedControl legend="View" hideLegend choices={views} defaultValue="grid" stretch />
    <Switch defaultChecked>Sound</Switch>
    <Switch description="At most one message a week.">Offers by e-mail</Switch>
    <Switch disabled defaultChecked>
      Required messages
    </Switch>
    <Switch spread error="It could not be saved. Try again.">
      Hide my balance when I open the site
    </Switch>
  </div>
)

const meta = preview.meta({
  title: 'Inputs/Choices',
  parameters: {
    keys: [
      ['Arrows', 'choose the next or previous, round the ends'],
      ['Space', 'chooses, or turns a switch'],
    ],
  },
  render: () => every,
})

export const Controls = meta.story()

const chosen = fn()

export const Keyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <RadioGroup legend="Send the code by" choices={ways} onChange={(event) => chosen(event.target.value)} />
      <SegmentedControl legend="Limit for a" choices={periods} onChange={(event) => chosen(event.target.value)} />
      <Switch onChange={(event) => chosen(event.target.checked)}>Sound</Switch>
    </>
  ),
})

Keyboard.test('Radio buttons, segments and switches go by keyboard', async ({ canvas }) => {
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect(chosen).toHaveBeenLastCalledWith('email')
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('radio', { name: /Text message/ })).toBeChecked()
  await expect(canvas.getByRole('radio', { name: 'Authenticator' })).toBeDisabled()
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowRight}')
  await expect(chosen).toHaveBeenLastCalledWith('Week')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect(canvas.getByRole('switch', { name: 'Sound' })).toBeChecked()
  await expect(chosen).toHaveBeenLastCalledWith(true)
})
