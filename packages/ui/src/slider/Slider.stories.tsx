import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { darkRightToLeft, disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { Slider, type SliderProps } from './Slider.tsx'

const meta = preview.meta({
  title: 'Inputs/Slider',
  component: Slider,
  decorators: withField('Remind me after'),
  args: {
    min: 10,
    max: 120,
    step: 10,
    defaultValue: 60,
    valueText: ((minutes) => `${minutes} min`) as SliderProps['valueText'],
    onChange: fn(),
  },
})

export const Playground = meta.story()

Playground.test('Says and shows its value in words', async ({ canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Remind me after' })
  await expect(slider).toHaveAttribute('aria-valuetext', '60 min')
  await fireEvent.input(slider, { target: { value: '90' } })
  await expect(slider).toHaveAttribute('aria-valuetext', '90 min')
  await expect(canvas.getByText('90 min')).toBeVisible()
})

export const Bare = meta.story({ name: 'Without words', args: { valueText: undefined } })

export const AtItsStart = meta.story({ args: { defaultValue: 10 } })

export const AtItsEnd = meta.story({ args: { defaultValue: 120 } })

export const Focused = meta.story(focused)

export const Failing = meta.story(failing('At most 60 minutes here.'))

export const Disabled = meta.story(disabled)

export const LongText = meta.story({
  ...longWords,
  args: { valueText: (minutes: number) => `pagkatapos ng ${minutes} minuto ng paglalaro` },
})

export const DarkRightToLeft = meta.story(darkRightToLeft)
