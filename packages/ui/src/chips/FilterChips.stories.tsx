import { Flame, Sparkles } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { darkRightToLeft, focused } from '../field/testing/withField.tsx'
import { FilterChips } from './FilterChips.tsx'

const chips = [
  { value: 'hot', label: 'Hot', icon: <Flame aria-hidden />, count: '124' },
  { value: 'new', label: 'New', icon: <Sparkles aria-hidden />, count: '12' },
  { value: 'jackpot', label: 'Jackpot' },
  { value: 'live', label: 'Live', disabled: true },
]

const meta = preview.meta({
  title: 'Inputs/FilterChips',
  parameters: { keys: [['Space', 'turns a chip']] },
  component: FilterChips,
  decorators: [(Story) => <div style={{ maxInlineSize: '30rem' }}>{Story()}</div>],
  args: { legend: 'Show only', chips, clearable: true, texts: { clear: 'Clear filters' }, onValueChange: fn() },
})

export const Playground = meta.story()

Playground.test(
  'Filters add up, are taken off one by one or all at once, and the focus is never lost',
  async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['hot', 'new'])
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['hot'])
    await expect(canvas.getByRole('checkbox', { name: /New/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('checkbox', { name: /Hot/ })).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
)

export const None = meta.story()

export const Chosen = meta.story({ args: { defaultValue: ['hot', 'jackpot'] } })

export const HiddenLegend = meta.story({ args: { hideLegend: true, defaultValue: ['new'] } })

export const Focused = meta.story({ ...focused, args: { defaultValue: ['hot'] } })

export const Failing = meta.story({
  name: 'Error',
  args: { defaultValue: ['jackpot'], error: 'No games could be loaded for this filter.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('No games could be loaded for this filter.')
  },
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: ['hot'] } })

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    chips: [
      { value: 'a', label: 'Mga larong may napakalaking premyo sa buong rehiyon ngayong linggo', count: '1,204' },
      { value: 'b', label: 'MgaLarongMayNapakalakingPremyoSaBuongRehiyon' },
      ...chips,
    ],
    defaultValue: ['a'],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const DarkRightToLeft = meta.story({ ...darkRightToLeft, args: { defaultValue: ['hot', 'new'] } })
