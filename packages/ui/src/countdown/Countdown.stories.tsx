import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { heldTimers } from '../testing/heldTimers.ts'
import { Grid } from '../testing/storyGrid.tsx'
import { FiguresProvider } from '../figures/FiguresProvider.tsx'
import { Countdown } from './Countdown.tsx'
import type { TimeLeft } from './timeLeft.ts'

const start = 1_000_000
const clock = () => start
const spoken = ({ total }: TimeLeft) => `${total} seconds left`
const ended = fn()

const meta = preview.meta({
  title: 'Data/Countdown',
  component: Countdown,
  args: { label: 'Code expires in', until: start + 119_000, clock },
  render: (args) => (
    <Grid min="9rem">
      <Countdown {...args} />
      <Countdown {...args} until={start + 93_784_000} />
      <Countdown
        {...args}
        until={start + 93_784_000}
        format={({ days, hours }) => `${days} d ${hours} h`}
        label="Season ends in"
      />
      <Countdown {...args} until={start} />
    </Grid>
  ),
})

export const Playground = meta.story({ render: (args) => <Countdown {...args} /> })

export const States = meta.story()

States.test('Counts down in figures, or in words of the caller', async ({ canvas }) => {
  const [code] = canvas.getAllByRole('timer', { name: 'Code expires in' })
  await expect(code).toHaveTextContent('01:59')
  await expect(canvas.getByRole('timer', { name: 'Season ends in' })).toHaveTextContent('1 d 2 h')
})

let now = start
const ticks = heldTimers(1000)
const movingClock = () => now

export const Announced = meta.story({
  args: { until: start + 62_000, clock: movingClock, spoken, onEnd: ended },
  render: (args) => <Countdown {...args} />,
  beforeEach: () => {
    now = start
    ended.mockClear()
    return ticks.hold()
  },
})

Announced.test(
  'Is announced at its marks and at its end, not every second, and ends once [Q-06]',
  async ({ canvas }) => {
    const timer = canvas.getByRole('timer')
    const said = () => document.querySelector('[data-announcer="polite"]')?.textContent ?? ''
    const at = async (second: number, face: string) => {
      now = start + second * 1000
      ticks.pass(1000)
      await waitFor(() => expect(timer).toHaveTextContent(face))
    }
    await at(1, '01:01')
    await expect(said()).not.toContain('left')
    await at(2, '01:00')
    await waitFor(() => expect(said()).toContain('60 seconds left'))
    await at(3, '00:59')
    await expect(said()).toContain('60 seconds left')
    // The phone slept past two marks.
    await at(55, '00:07')
    await waitFor(() => expect(said()).toContain('7 seconds left'))
    await expect(ended).not.toHaveBeenCalled()
    await at(70, '00:00')
    await waitFor(() => expect(ended).toHaveBeenCalledOnce())
    await expect(timer).toHaveAttribute('data-ended')
  },
)

export const BengaliFigures = meta.story({
  render: (args) => (
    <FiguresProvider figures={(text) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit)}>
      <Countdown {...args} />
    </FiguresProvider>
  ),
})

BengaliFigures.test('Counts in the digits that the page asks for [S-261]', async ({ canvas }) =>
  expect(canvas.getByRole('timer')).toHaveTextContent('০১:৫৯'),
)
