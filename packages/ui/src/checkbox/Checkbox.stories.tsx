import { expect, fn, userEvent } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { focused } from '../field/testing/withField.tsx'
import { Checkbox } from './Checkbox.tsx'
import { AcceptTerms } from './examples/AcceptTerms.tsx'
import code from './examples/AcceptTerms.tsx?raw'

const meta = preview.meta({
  title: 'Inputs/Checkbox',
  parameters: { keys: [['Space', 'toggles it']] },
  component: Checkbox,
  args: { children: 'Remember my user name', onChange: fn() },
})

export const Playground = meta.story({
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember my user name' })
    await userEvent.click(canvas.getByText('Remember my user name'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
})

export const Terms = meta.story(example(AcceptTerms, code))

Terms.test('Says that consent is missing, until it is given', async ({ canvas }) => {
  const box = canvas.getByRole('checkbox', { name: /accept the terms/ })
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
  await expect(box).toHaveAccessibleDescription('Please accept the terms to register.')
  await userEvent.click(box)
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
  await expect(box).toBeValid()
})

const states = (
  <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '26rem' }}>
    <Checkbox>Off</Checkbox>
    <Checkbox defaultChecked>On</Checkbox>
    <Checkbox disabled>Off and disabled</Checkbox>
    <Checkbox disabled defaultChecked>
      On and disabled
    </Checkbox>
    <Checkbox description="You will get at most one message a week.">Send me offers</Checkbox>
    <Checkbox error="Please agree before you go on.">
      I am at least 21 years old and agree to the <a href="#terms">terms and conditions</a>
    </Checkbox>
  </div>
)

export const States = meta.story({
  render: () => states,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /at least 21/ })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Please agree before you go on.')
  },
})

export const Focused = meta.story({ ...focused, args: { defaultChecked: true } })

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: 'Sumasang-ayon ako sa mga tuntunin at sa paraan ng paggamit ng aking personal na impormasyon',
    description: 'AngSalitangItoAyNapakahabaAtWalangPuwangKayaKailangangHatiinSaDuloNgLinya',
    error: 'Kailangan mong sumang-ayon bago magpatuloy sa susunod na hakbang ng pagpaparehistro.',
  },
})
